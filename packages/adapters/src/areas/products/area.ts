import { ReadFacts } from '@listwright/application/products';
import type { Area } from '../../composition/Area.js';
import { routesOf } from '../../composition/AreaRoutes.js';
import { provide, type Bind } from '../../composition/provide.js';
import { productRoutes, productUseCases } from '../../http/products/productRoutes.js';

export const productsArea: Area = {
  bindings,
  routes: [routesOf('products', productUseCases, productRoutes)],
};

function bindings(bind: Bind): void {
  provide(bind, ReadFacts);
}
