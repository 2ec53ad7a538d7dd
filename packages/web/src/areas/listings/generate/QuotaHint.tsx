import { IconAlertTriangle } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useRootStore } from '../../../state/useRootStore';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import { usageBand } from '../../../ui/quota/usageBand';

const SHOWN_FROM = 90;

/** What the next listing costs, once few are left. */
export const QuotaHint = observer(function QuotaHint() {
  const { usage } = useRootStore();
  const quota = usage.quota('listings_generated');
  if (quota === null || quota.limit === null || quota.percentage < SHOWN_FROM) return null;
  const left = quota.remaining ?? 0;
  const resets = usage.usage === null ? '' : formatDate.day(usage.usage.reset_date);
  return (
    <div className="lw-meter" data-tone={usageBand(quota.percentage).tone}>
      <p className="lw-meter-word lw-small">
        <IconAlertTriangle size={14} aria-hidden />
        {left > 0
          ? `Uses 1 of your ${formatNumber.integer(left)} remaining listings this month`
          : `No listings left this month. Resets on ${resets}. You can still edit, check and export.`}
      </p>
      <div className="lw-meter-track" aria-hidden="true">
        <div className="lw-meter-fill" style={{ width: `${Math.min(100, quota.percentage)}%` }} />
      </div>
    </div>
  );
});
