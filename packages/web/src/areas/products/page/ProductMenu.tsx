import { lazy } from 'react';
import { MenuOnDemand } from '../../../ui/navigation/MenuOnDemand';
import { MoreButton } from './MoreButton';
import type { ProductActionsProps } from './ProductActions';

const load = () => import('./ProductActions').then((page) => ({ default: page.ProductActions }));
const ProductActions = lazy(load);

/** What is seldom done with a product. */
export function ProductMenu(props: ProductActionsProps) {
  return (
    <MenuOnDemand load={load} button={(press) => <MoreButton name={props.product.product_name} {...press} />}>
      <ProductActions {...props} />
    </MenuOnDemand>
  );
}
