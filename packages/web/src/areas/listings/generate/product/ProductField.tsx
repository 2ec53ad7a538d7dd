import { observer } from 'mobx-react-lite';
import { ToolProduct } from '../../../../ui/tool/ToolProduct';
import type { GenerateStore } from '../GenerateStore';
import { formOfNone, formOfProduct } from './formOfProduct';

/** The product that the listing is for. It fills the form. */
export const ProductField = observer(function ProductField({ store }: { readonly store: GenerateStore }) {
  return (
    <ToolProduct
      picked={store.form.value.product}
      onFill={(product) => store.set(formOfProduct(product))}
      onClear={() => store.set(formOfNone)}
    />
  );
});
