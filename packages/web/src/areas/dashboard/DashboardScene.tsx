import { Button } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRootStore } from '../../state/useRootStore';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { messages } from '../../ui/messages';
import { PageHeader } from '../../ui/page/PageHeader';
import { DashboardStore } from './DashboardStore';
import { RecentActivity } from './RecentActivity';
import { StatCards } from './StatCards';
import { UsagePanel } from './UsagePanel';

/** What needs the seller today. Each part waits, fails and refreshes on its own. */
export const DashboardScene = observer(function DashboardScene() {
  const { client, session, usage } = useRootStore();
  const [store] = useState(() => new DashboardStore(client));
  const load = () => {
    void usage.load.run();
    void store.load.run();
  };
  useEffect(load, []);
  const firstName = session.user?.full_name.split(' ')[0] ?? '';
  const hasNothing =
    usage.usage === null && store.recent === null && usage.load.status === 'failed' && store.load.status === 'failed';
  return (
    <>
      <PageHeader
        title={firstName === '' ? 'Dashboard' : `Hello, ${firstName}`}
        documentTitle="Dashboard"
        purpose="Your plan, your numbers and what you wrote last."
        actions={
          <Button component={Link} to="/app/generate" leftSection={<IconSparkles size={16} aria-hidden />}>
            Generate listing
          </Button>
        }
      />
      {hasNothing ? (
        <ErrorState title={messages.dashboard.failed} error={store.load.error} onRetry={load}>
          Your listings are safe on the server.
        </ErrorState>
      ) : (
        <div className="lw-dashboard">
          <UsagePanel />
          <StatCards />
          <RecentActivity store={store} />
        </div>
      )}
    </>
  );
});
