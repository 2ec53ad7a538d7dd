import { useState } from 'react';
import { useRootStore } from '../../../state/useRootStore';
import type { ProductStore } from '../page/ProductStore';
import { ProductDialog } from './ProductDialog';
import { emptyProductForm, productFormOf } from './ProductForm';
import { ProductFormStore } from './ProductFormStore';

interface EditProductDialogProps {
  readonly store: ProductStore;
  readonly startAt: 'details' | 'notes';
  readonly onClose: () => void;
}

/** The details of a stored product. A draft belongs to the version it started from. */
export function EditProductDialog({ store, startAt, onClose }: EditProductDialogProps) {
  const { session } = useRootStore();
  const { product } = store;
  const [form] = useState(() => {
    const key = `draft:${session.user?.id ?? ''}:/app/products/${product?.id ?? ''}:${product?.version ?? 0}`;
    return new ProductFormStore(key, product === null ? emptyProductForm : productFormOf(product), store.edit);
  });
  return (
    <ProductDialog
      store={form}
      isOpen
      focus={startAt === 'notes' ? 'description' : 'product_name'}
      title="Edit details"
      saveLabel="Save"
      onClose={onClose}
      onSaved={onClose}
    />
  );
}
