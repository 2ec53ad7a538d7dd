import { IconPackage, IconPackages } from '@tabler/icons-react';
import type { Area } from '../../ui/area/Area';
import { lazyScene } from '../../ui/area/lazyScene';

export const productsArea: Area = {
  scenes: [
    lazyScene(
      '/app/products',
      'Products',
      () => import('./list/ProductsScene').then((area) => area.ProductsScene),
      '/api/products?sort=date&order=desc&limit=20',
    ),
    lazyScene(
      '/app/products/:id',
      'Product',
      () => import('./page/ProductScene').then((area) => area.ProductScene),
      '/api/products/:id',
    ),
  ],
  navigation: [{ label: 'Products', path: '/app/products', icon: IconPackages, key: 'p' }],
  commands: [
    {
      id: 'new-product',
      label: 'Add product',
      keywords: ['create', 'product', 'sku'],
      icon: IconPackage,
      leadsTo: '/app/products?add=yes',
    },
  ],
};
