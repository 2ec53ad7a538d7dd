import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { formatDate } from '../../../../ui/formatDate';
import { StatusPill } from '../../../../ui/page/StatusPill';
import type { ApiKey } from './ApiKeysStore';

interface ApiKeyRowProps {
  readonly apiKey: ApiKey;
  readonly onRevoke: () => void;
}

export function ApiKeyRow({ apiKey, onRevoke }: ApiKeyRowProps) {
  const { name, prefix, scopes, last_used_at: used, expires_at: expires } = apiKey;
  return (
    <li className="lw-item">
      <span className="lw-recent-mark">
        <IconKey size={16} stroke={1.75} aria-hidden />
      </span>
      <div className="lw-item-text">
        <p className="lw-row lw-item-name">
          {name}
          {scopes.map((scope) => (
            <StatusPill key={scope} tone="neutral">
              {scope}
            </StatusPill>
          ))}
        </p>
        <p className="lw-caption">
          <code className="lw-mono">{prefix}…</code> · {used === null ? 'never used' : `used ${formatDate.ago(used)}`} ·{' '}
          {lifetime(expires)}
        </p>
      </div>
      <Button variant="default" size="xs" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}

function lifetime(expires: string | null): string {
  if (expires === null) return 'does not expire';
  const day = formatDate.day(expires);
  return new Date(expires).getTime() < Date.now() ? `expired ${day}` : `expires ${day}`;
}
