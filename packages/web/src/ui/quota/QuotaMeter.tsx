import { IconAlertTriangle } from '@tabler/icons-react';
import { formatNumber } from '../formatNumber';
import { usageBand } from './usageBand';

interface QuotaMeterProps {
  readonly label: string;
  readonly used: number;
  /** null: unlimited. */
  readonly limit: number | null;
  readonly percentage: number;
}

/** One quota: figures first, then a bar whose colour repeats the label. */
export function QuotaMeter({ label, used, limit, percentage }: QuotaMeterProps) {
  if (limit === null) {
    return (
      <div className="lw-meter">
        <div className="lw-row-between">
          <span className="lw-meter-label">{label}</span>
          <span className="lw-tabular lw-secondary">{formatNumber.integer(used)} used · unlimited</span>
        </div>
      </div>
    );
  }
  if (limit === 0) {
    return (
      <div className="lw-meter">
        <div className="lw-row-between">
          <span className="lw-meter-label">{label}</span>
          <span className="lw-secondary">Not in this plan</span>
        </div>
      </div>
    );
  }
  const { tone, word, isWarning } = usageBand(percentage);
  return (
    <div className="lw-meter" data-tone={tone}>
      <div className="lw-row-between">
        <span className="lw-meter-label">{label}</span>
        <span className="lw-tabular lw-secondary">
          {formatNumber.integer(used)} / {formatNumber.integer(limit)}
        </span>
      </div>
      <div
        className="lw-meter-track"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={`${formatNumber.integer(used)} of ${formatNumber.integer(limit)}, ${word.toLowerCase()}`}
      >
        <div className="lw-meter-fill" style={{ width: `${Math.min(100, percentage)}%` }} />
      </div>
      <div className="lw-row-between lw-caption">
        <span className="lw-meter-word">
          {isWarning ? <IconAlertTriangle size={14} aria-hidden /> : null}
          {word}
        </span>
        <span className="lw-tabular">{formatNumber.percent(percentage)}</span>
      </div>
    </div>
  );
}
