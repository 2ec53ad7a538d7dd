import { bulkRowLimit } from '@listwright/domain/billing';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { formatNumber } from '../../../ui/formatNumber';

/** The row limit of the plan. A free plan has uploads in its trial and none after it. */
export const RowLimit = observer(function RowLimit({ noun }: { readonly noun: string }) {
  const { usage, session } = useRootStore();
  const uploads = usage.quota('bulk_operations');
  const plan = session.user?.subscription_plan;
  if (plan === undefined || uploads === null) return null;
  const rows = bulkRowLimit(plan, uploads.limit !== 0);
  return (
    <p className="lw-caption">
      {rows === 0 || uploads.limit === 0 ? (
        <>
          Bulk isn’t included in your plan.{' '}
          <Link to="/app/profile?upgrade=professional" className="lw-link">
            See the Professional plan
          </Link>
        </>
      ) : (
        `Max ${formatNumber.count(rows, noun)} per file on your plan.`
      )}
    </p>
  );
});
