import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRootStore } from '../../state/useRootStore';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { dashboardMessages } from './dashboardMessages';
import { PageHeader } from '../../ui/page/PageHeader';
import { DashboardTemplate } from '../../ui/templates/DashboardTemplate';
import { DashboardStore } from './DashboardStore';
import { NextActions } from './NextActions';
import { QuickActions } from './QuickActions';
import { RecentActivity } from './RecentActivity';
import { SetupChecklist } from './SetupChecklist';
import { StatCards } from './StatCards';
import { UsagePanel } from './UsagePanel';

/** The seller's overview. Each part loads, fails and refreshes on its own. */
export const DashboardScene = observer(function DashboardScene() {
  const { client, session, usage } = useRootStore();
  const [store] = useState(() => new DashboardStore(client));
  const load = () => {
    if (!session.isAuthenticated) return;
    void usage.load.run();
    store.load();
  };
  useEffect(load, []);
  const firstName = session.user?.full_name.split(' ')[0] ?? '';
  const tasks = [usage.load, store.loadRecent, store.loadActions];
  const hasNothing = usage.usage === null && store.recent === null && tasks.every(({ status }) => status === 'failed');
  if (!session.isAuthenticated) return <LoggedOut />;
  return (
    <>
      <PageHeader
        title={firstName === '' ? 'Dashboard' : `Hello, ${firstName}`}
        documentTitle="Dashboard"
        purpose="What to do next, and how it goes."
        actions={
          <Button component={Link} to="/app/generate" leftSection={<IconSparkles size={16} aria-hidden />}>
            Generate listing
          </Button>
        }
      />
      {hasNothing ? (
        <ErrorState title={dashboardMessages.failed} error={store.loadRecent.error} onRetry={load}>
          Your listings are safe.
        </ErrorState>
      ) : (
        <DashboardTemplate
          todo={
            <>
              <SetupChecklist />
              <NextActions store={store} />
            </>
          }
          progress={
            <>
              <RecentActivity store={store} />
              <UsagePanel />
              <StatCards store={store} />
            </>
          }
          tables={<QuickActions />}
        />
      )}
    </>
  );
});

/** The shell redirects visitors to the login first; this is for a session that ends in another tab. */
function LoggedOut() {
  return (
    <div className="lw-card">
      <h1 className="lw-visually-hidden">Dashboard</h1>
      <EmptyState
        icon={IconSparkles}
        title={dashboardMessages.loggedOut}
        actions={
          <Button component={Link} to="/login">
            Go to Login
          </Button>
        }
      />
    </div>
  );
}
