import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { failureMessage } from '../../api/failureMessage';
import { useRootStore } from '../../state/useRootStore';
import { useAddressQuery } from '../navigation/useAddressQuery';
import type { Product } from '../product/Product';
import { ProductPicker, type PickedProduct } from '../product/ProductPicker';

interface ToolProductProps {
  readonly picked: PickedProduct | null;
  readonly onFill: (product: Product) => void;
  readonly onClear: () => void;
}

/** The product that a tool works on: chosen here, or named in the address (`?product=`). It fills the form. */
export const ToolProduct = observer(function ToolProduct({ picked, onFill, onClear }: ToolProductProps) {
  const { client } = useRootStore();
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [address, changeAddress] = useAddressQuery();
  const asked = address.get('product');
  const read = async (id: string) => {
    setFault(undefined);
    try {
      onFill((await client.products.read({ params: { id } })).product);
    } catch (error) {
      setFault(failureMessage(error, 'Failed to load product'));
    }
  };
  useEffect(() => {
    // What was typed since for the same product stays.
    if (asked !== null && asked !== picked?.id) void read(asked);
  }, [asked]);
  const clear = () => {
    onClear();
    changeAddress((next) => next.delete('product'));
  };
  return <ProductPicker picked={picked} error={fault} onPick={({ id }) => void read(id)} onClear={clear} />;
});
