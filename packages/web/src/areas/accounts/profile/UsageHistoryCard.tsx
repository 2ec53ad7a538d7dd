import { QUOTA_KEYS, type QuotaKey } from '@listwright/domain/billing';
import { NativeSelect } from '@mantine/core';
import type { api, CallOutput } from '@listwright/application/contract';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Task } from '../../../state/Task';
import { useRootStore } from '../../../state/useRootStore';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { dayPoints } from '../../../ui/chart/dayPoints';
import { formatNumber } from '../../../ui/formatNumber';
import { quotaLabels } from '../../../ui/quota/quotaLabels';

type UsageDay = CallOutput<typeof api.billing.usageHistory>['history'][number];

const DAYS = 30;

/** What each day used of a quota, next to the 30 days before. */
export const UsageHistoryCard = observer(function UsageHistoryCard() {
  const { client } = useRootStore();
  const [quota, setQuota] = useState<QuotaKey>('listings_generated');
  const [history, setHistory] = useState<readonly UsageDay[] | null>(null);
  const [load] = useState(
    () => new Task(async () => setHistory((await client.billing.usageHistory({ query: { days: 2 * DAYS } })).history)),
  );
  const read = () => void load.run();
  useEffect(read, []);
  const unit = quotaLabels[quota];
  const used = new Map(history?.map((day) => [day.date, day[quota]]));
  const points = dayPoints((day) => used.get(day) ?? 0, DAYS, new Date());
  const sum = (values: readonly (number | null | undefined)[]) =>
    values.reduce<number>((all, one) => all + (one ?? 0), 0);
  const [now, past] = [sum(points.map(({ value }) => value)), sum(points.map(({ before }) => before))];
  return (
    <ChartCard
      title="Use per day"
      summary={
        now + past === 0
          ? `${unit}: nothing used in the last ${2 * DAYS} days.`
          : `${unit}: ${formatNumber.integer(now)} in the last ${DAYS} days, ${formatNumber.integer(past)} in the ${DAYS} before.`
      }
      figure={history === null ? null : { points, unit, before: 'The 30 days before', show: formatNumber.integer }}
      onRetry={load.status === 'failed' ? read : undefined}
      aside={
        <NativeSelect
          aria-label="Quota"
          size="xs"
          value={quota}
          data={QUOTA_KEYS.map((key) => ({ value: key, label: quotaLabels[key] }))}
          onChange={({ currentTarget: { value } }) =>
            setQuota(QUOTA_KEYS.find((key) => key === value) ?? 'listings_generated')
          }
        />
      }
    />
  );
});
