import { Button, Modal } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { failureMessage } from '../../../api/failureMessage';
import { DraftRestored } from '../../../ui/feedback/DraftRestored';
import { Notice } from '../../../ui/feedback/Notice';
import { useOpensAfterMount } from '../../../ui/useOpensAfterMount';
import { productMessages } from '../productMessages';
import { ProductFields } from './ProductFields';
import type { ProductFormStore } from './ProductFormStore';

interface ProductDialogProps {
  readonly store: ProductFormStore;
  readonly isOpen: boolean;
  readonly title: string;
  readonly saveLabel: string;
  /** The field that has the focus first. */
  readonly focus?: 'product_name' | 'description';
  readonly onClose: () => void;
  readonly onSaved: (id: string) => void;
}

/** The form of a product in a dialog: to add one or to edit one. What is typed stays when it is closed. */
export const ProductDialog = observer(function ProductDialog(props: ProductDialogProps) {
  const { store, isOpen, title, saveLabel, focus = 'product_name', onClose, onSaved } = props;
  const isOpened = useOpensAfterMount(isOpen);
  const { save, form } = store;
  const submit = async () => {
    if (save.isRunning) return;
    const id = store.check() ? await save.run() : undefined;
    if (id !== undefined) return onSaved(id);
    const [first] = Object.keys(store.faults);
    if (first !== undefined) document.getElementById(`product-${first}`)?.focus();
  };
  const submitByEvent = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || !['Enter', 's'].includes(event.key)) return;
    event.preventDefault();
    void submit();
  };
  const close = () => {
    form.keep();
    onClose();
  };
  return (
    <Modal opened={isOpened} onClose={close} title={title} size={640}>
      <form noValidate onSubmit={submitByEvent} onKeyDown={submitByKey} className="lw-stack" aria-label={title}>
        <DraftRestored from={form.restoredFrom} onDiscard={store.discard} />
        {save.status === 'failed' ? <Refusal store={store} /> : null}
        <ProductFields store={store} focus={focus} />
        <div className="lw-dialog-actions">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isRunning}>
            {saveLabel}
          </Button>
        </div>
      </form>
    </Modal>
  );
});

function Refusal({ store }: { readonly store: ProductFormStore }): ReactNode {
  const { existingId } = store;
  return (
    <Notice tone="bad" isUrgent>
      {failureMessage(store.save.error, productMessages.saveFailed)}{' '}
      {existingId === null ? null : (
        <Link to={`/app/products/${existingId}`} className="lw-link">
          Open that product
        </Link>
      )}
    </Notice>
  );
}
