import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Task } from '../../../state/Task';
import { useRootStore } from '../../../state/useRootStore';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { StaleNote } from '../../../ui/feedback/StaleNote';
import { formatNumber } from '../../../ui/formatNumber';
import { ActionNeeded } from '../ActionNeeded';
import { adminMessages } from '../adminMessages';
import { PageHeader } from '../../../ui/page/PageHeader';
import { DashboardTemplate } from '../../../ui/templates/DashboardTemplate';
import { rupees } from '../rupees';
import { StatCard } from '../StatCard';
import type { AdminStats } from './AdminStats';
import { ActivityCard } from './ActivityCard';
import { HealthCard } from './HealthCard';
import { MonthlyChart } from './MonthlyChart';
import styles from './AdminDashboardScene.module.css';

/** Business figures and server health. */
export const AdminDashboardScene = observer(function AdminDashboardScene() {
  const { client } = useRootStore();
  const [stats, setStats] = useState<AdminStats | null>(null);
  const [load] = useState(() => new Task(async () => setStats(await client.admin.stats())));
  const read = () => void load.run();
  useEffect(read, []);
  const whole = (value: number | undefined) => (value === undefined ? null : formatNumber.integer(value));
  const money = (value: number | undefined) => (value === undefined ? null : rupees(value));
  return (
    <>
      <PageHeader
        title="Dashboard"
        documentTitle="Admin dashboard"
        purpose="Key figures for this server."
        actions={load.status === 'failed' && stats !== null ? <StaleNote onRetry={read} /> : undefined}
      />
      {load.status === 'failed' && stats === null ? (
        <ErrorState title={adminMessages.dashboardFailed} error={load.error} onRetry={read} />
      ) : (
        <DashboardTemplate
          todo={stats === null ? null : <ActionNeeded actions={stats.actions} />}
          progress={
            <>
              <section className={`lw-stats ${styles.statsSix}`} aria-label="Totals">
                <StatCard
                  label="Total customers"
                  value={whole(stats?.total_customers)}
                  note="including archived accounts"
                />
                <StatCard
                  label="Active customers"
                  value={whole(stats?.active_customers)}
                  note={stats === null ? '' : `can log in · ${formatNumber.integer(stats.paying_customers)} paying`}
                />
                <StatCard label="Total revenue" value={money(stats?.total_revenue)} note="after refunds" />
                <StatCard
                  label="Monthly revenue"
                  value={money(stats?.monthly_revenue)}
                  note={stats === null ? '' : `this month, UTC · ${rupees(stats.monthly_recurring_revenue)} recurring`}
                />
                <StatCard label="Total transactions" value={whole(stats?.total_transactions)} note="ledger entries" />
                <StatCard
                  label="Pending transactions"
                  value={whole(stats?.pending_transactions)}
                  note="not completed yet"
                />
              </section>
              {stats === null ? null : (
                <div className={styles.grid}>
                  <MonthlyChart
                    title="Revenue, last 12 months"
                    unit="Rupees per month"
                    months={stats.revenue_by_month.map(({ month, amount }) => ({ month, value: amount }))}
                    show={rupees}
                  />
                  <MonthlyChart
                    title="Sign-ups, last 12 months"
                    unit="Sign-ups per month"
                    months={stats.signups_by_month.map(({ month, count }) => ({ month, value: count }))}
                    show={formatNumber.integer}
                  />
                </div>
              )}
            </>
          }
          tables={
            stats === null ? null : (
              <>
                <HealthCard
                  health={stats.health}
                  isSending={stats.actions.every(({ id }) => id !== 'email_not_set_up')}
                />
                <ActivityCard activity={stats.recent_activity} />
              </>
            )
          }
        />
      )}
    </>
  );
});
