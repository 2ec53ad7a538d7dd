import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureMessage } from '../../../../api/failureMessage';
import { useRootStore } from '../../../../state/useRootStore';
import { ProductPicker } from '../../../../ui/product/ProductPicker';
import type { GenerateStore } from '../GenerateStore';
import { formOfNone, formOfProduct } from './formOfProduct';

/** The product that the listing is for: chosen here, or named in the address. It fills the form. */
export const ProductField = observer(function ProductField({ store }: { readonly store: GenerateStore }) {
  const { client } = useRootStore();
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [address, setAddress] = useSearchParams();
  const asked = address.get('product');
  const { product } = store.form.value;
  const fill = async (id: string) => {
    setFault(undefined);
    try {
      const read = await client.products.read({ params: { id } });
      store.set(formOfProduct(read.product));
    } catch (error) {
      setFault(failureMessage(error, 'Failed to load product'));
    }
  };
  useEffect(() => {
    // What was typed since for the same product stays.
    if (asked !== null && asked !== store.form.value.product?.id) void fill(asked);
  }, [asked]);
  const clear = () => {
    store.set(formOfNone);
    setAddress({}, { replace: true });
  };
  return <ProductPicker picked={product} error={fault} onPick={({ id }) => void fill(id)} onClear={clear} />;
});
