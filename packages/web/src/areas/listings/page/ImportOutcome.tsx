import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { FormFault } from '../../../ui/feedback/FormFault';
import { Notice } from '../../../ui/feedback/Notice';
import type { ImportStore } from './ImportStore';

/** Why a page did not become a product: it is one already, or the import failed. */
export const ImportOutcome = observer(function ImportOutcome({ store }: { readonly store: ImportStore }) {
  const { run, existingId } = store;
  if (existingId === null)
    return <FormFault error={run.error} fallback="Failed to import the page. Nothing was charged." />;
  return (
    <Notice tone="info">
      This is one of your products already. Nothing was charged.{' '}
      <Link to={`/app/products/${existingId}`} className="lw-link">
        Open the product
      </Link>
    </Notice>
  );
});
