import type { api, CallOutput } from '@listwright/application/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { formatNumber } from '../../../ui/formatNumber';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StatusPill } from '../../../ui/page/StatusPill';

type Check = CallOutput<typeof api.admin.server>['checks'][number];

/** The checks of the server: what is wrong in view, what passes behind a line that counts it. */
export function HealthChecks({ checks }: { readonly checks: readonly Check[] }) {
  const problems = checks.filter(({ ok }) => !ok);
  const passing = checks.filter(({ ok }) => ok);
  return (
    <SectionCard title="Health checks" note="Same as listwright doctor.">
      <CheckList checks={problems} />
      {passing.length === 0 ? null : (
        <details className="lw-details">
          <summary>
            <IconCircleCheck size={16} aria-hidden className="lw-ok" />{' '}
            {problems.length === 0
              ? `All ${formatNumber.count(passing.length, 'check')} pass`
              : `${formatNumber.count(passing.length, 'check')} ${passing.length === 1 ? 'passes' : 'pass'}`}
          </summary>
          <div className="lw-details-body">
            <CheckList checks={passing} />
          </div>
        </details>
      )}
    </SectionCard>
  );
}

function CheckList({ checks }: { readonly checks: readonly Check[] }) {
  if (checks.length === 0) return null;
  return (
    <ul className="lw-items">
      {checks.map(({ check, ok, detail, advice }) => (
        <li key={check} className="lw-item">
          <StatusPill tone={ok ? 'ok' : 'bad'}>{ok ? 'OK' : 'Problem'}</StatusPill>
          <div className="lw-item-text">
            <p className="lw-item-name">{check}</p>
            <p className="lw-caption">
              {detail}
              {advice === null ? '' : ` ${advice}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
