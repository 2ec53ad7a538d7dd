import { ArchiveDialog } from './ArchiveDialog';
import { CustomerDrawer } from './CustomerDrawer';
import { CustomerForm } from './CustomerForm';
import type { Customer, CustomersStore } from './CustomersStore';
import { DeleteDialog } from './DeleteDialog';
import { ResetTotpDialog } from './ResetTotpDialog';

/** The action chosen for a customer. */
export type CustomerAction =
  | { readonly kind: 'add' }
  | { readonly kind: 'view' | 'edit' | 'archive' | 'totp' | 'delete'; readonly customer: Customer };

interface CustomerDialogsProps {
  readonly store: CustomersStore;
  readonly act: CustomerAction;
  readonly onClose: () => void;
}

/** The open dialog, if any. */
export function CustomerDialogs({ store, act, onClose }: CustomerDialogsProps) {
  switch (act.kind) {
    case 'add':
      return <CustomerForm store={store} onClose={onClose} />;
    case 'edit':
      return <CustomerForm store={store} customer={act.customer} onClose={onClose} />;
    case 'view':
      return <CustomerDrawer customer={act.customer} onClose={onClose} />;
    case 'archive':
      return <ArchiveDialog store={store} customer={act.customer} onClose={onClose} />;
    case 'totp':
      return <ResetTotpDialog store={store} customer={act.customer} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog store={store} customer={act.customer} onClose={onClose} />;
  }
}
