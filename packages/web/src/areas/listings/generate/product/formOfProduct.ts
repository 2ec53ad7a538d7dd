import { CATEGORIES } from '@listwright/domain/marketplaces';
import type { Product } from '../../../../ui/product/Product';
import { pickedProduct } from '../../../../ui/product/pickedProduct';
import type { GenerateForm } from '../GenerateForm';

type ProductPart = Pick<GenerateForm, 'product' | 'productName' | 'description' | 'category' | 'brand' | 'attributes'>;

/** The same part without a product. */
export const formOfNone: ProductPart = {
  product: null,
  productName: '',
  description: '',
  category: '',
  brand: '',
  attributes: [],
};

/** The part of the generator's form that a product fills. */
export function formOfProduct(product: Product): ProductPart {
  const { product_name: productName, description, category, brand, attributes } = product;
  return {
    product: pickedProduct(product),
    productName,
    description,
    // The form offers these only; the server takes any other from the product.
    category: CATEGORIES.some((one) => one.id === category) ? category : '',
    brand,
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  };
}
