import type { api, CallOutput } from '@listwright/application/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { StatusPill } from '../../../ui/page/StatusPill';

type Finding = CallOutput<typeof api.listings.runTitleCheck>['analysis']['result']['findings'][number];

const TONES = { error: 'bad', warning: 'warn', info: 'neutral' } as const;
const NAMES = { error: 'Error', warning: 'Warning', info: 'Suggestion' } as const;

/** What the rules say, each with its source. */
export function FindingLines({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0)
    return (
      <p className="lw-lint-clean">
        <IconCircleCheck size={20} aria-hidden className="lw-ok" />
        No problems found.
      </p>
    );
  return (
    <ul className="lw-stack lw-plain-list">
      {findings.map(({ rule, severity, message, source }, at) => (
        <li key={`${rule} ${at}`}>
          <StatusPill tone={TONES[severity]}>{NAMES[severity]}</StatusPill> {message}
          <p className="lw-caption">{source}</p>
        </li>
      ))}
    </ul>
  );
}
