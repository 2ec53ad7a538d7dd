import { Link } from 'react-router-dom';
import { formatNumber } from '../../../ui/formatNumber';
import { FactList } from '../../../ui/page/FactList';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StatusPill } from '../../../ui/page/StatusPill';
import type { AdminStats } from './AdminStats';

interface HealthCardProps {
  readonly health: AdminStats['health'];
  /** Whether emails leave this server at all. */
  readonly isSending: boolean;
}

/** A summary of the server's health; the system page has the details. */
export function HealthCard({ health, isSending }: HealthCardProps) {
  const { database, outbox, workers } = health;
  return (
    <SectionCard title="System health" aside={<Link to="/admin/system">System</Link>}>
      <FactList
        columns={3}
        facts={[
          [
            'Database',
            <StatusPill key="database" tone={database === 'ok' ? 'ok' : 'bad'}>
              {database === 'ok' ? 'Connected' : 'Down'}
            </StatusPill>,
          ],
          [
            'Email',
            <StatusPill key="mail" tone={outbox.failed > 0 ? 'bad' : isSending ? 'ok' : 'warn'}>
              {outbox.failed > 0
                ? `${formatNumber.integer(outbox.failed)} failed`
                : isSending
                  ? `${formatNumber.integer(outbox.waiting)} waiting`
                  : 'Not set up'}
            </StatusPill>,
          ],
          [
            'Workers',
            <StatusPill key="workers" tone={workers > 0 ? 'ok' : 'bad'}>
              {workers > 0 ? `${formatNumber.integer(workers)} running` : 'None'}
            </StatusPill>,
          ],
        ]}
      />
    </SectionCard>
  );
}
