import { useState } from 'react';
import { useRootStore } from '../../../state/useRootStore';
import { ProductDialog } from './ProductDialog';
import { emptyProductForm } from './ProductForm';
import { ProductFormStore } from './ProductFormStore';

interface AddProductDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdded: (id: string) => void;
}

/** The form of a new product; its draft belongs to the user. */
export function AddProductDialog({ isOpen, onClose, onAdded }: AddProductDialogProps) {
  const { client, session } = useRootStore();
  const [store] = useState(
    () =>
      new ProductFormStore(`draft:${session.user?.id ?? ''}:/app/products`, emptyProductForm, async (body) => {
        const { product } = await client.products.add({ body }, { idempotencyKey: crypto.randomUUID() });
        return product.id;
      }),
  );
  return (
    <ProductDialog
      store={store}
      isOpen={isOpen}
      title="Add product"
      saveLabel="Add product"
      onClose={onClose}
      onSaved={onAdded}
    />
  );
}
