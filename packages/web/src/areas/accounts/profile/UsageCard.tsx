import { QUOTA_KEYS } from '@listwright/domain/billing';
import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useRootStore } from '../../../state/useRootStore';
import { StaleNote } from '../../../ui/feedback/StaleNote';
import { formatDate } from '../../../ui/formatDate';
import { SectionCard } from '../../../ui/page/SectionCard';
import { QuotaMeter } from '../../../ui/quota/QuotaMeter';
import { quotaLabels } from '../../../ui/quota/quotaLabels';

/** What is left of each quota and when it resets. */
export const UsageCard = observer(function UsageCard() {
  const { usage } = useRootStore();
  const { usage: current, load } = usage;
  const note = current === null ? 'Usage this period' : `Resets ${formatDate.day(current.reset_date)}`;
  return (
    <SectionCard
      id="usage"
      title="Usage and limits"
      note={note}
      aside={load.status === 'failed' ? <StaleNote onRetry={() => void load.run()} /> : undefined}
    >
      {current === null && load.status === 'failed' ? null : (
        <div className="lw-meters">
          {QUOTA_KEYS.map((key) =>
            current === null ? (
              <Skeleton key={key} height={54} className="lw-after-200ms" />
            ) : (
              <QuotaMeter key={key} label={quotaLabels[key]} {...current.quotas[key]} />
            ),
          )}
        </div>
      )}
    </SectionCard>
  );
});
