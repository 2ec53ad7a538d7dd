import { Button, Drawer } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ExplainedScore } from './ExplainedScore';
import { useOpensAfterMount } from '../useOpensAfterMount';

interface ScoreDrawerProps {
  readonly score: ExplainedScore;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onFix: () => void;
}

/** What each check gave, what is missing, and the way to it. */
export function ScoreDrawer({ score, isOpen, onClose, onFix }: ScoreDrawerProps) {
  const isOpened = useOpensAfterMount(isOpen);
  const limit = score.checks.find(({ id }) => id === 'limit');
  const lost = score.checks
    .filter((check) => check !== limit)
    .sort((left, right) => right.max - right.points - (left.max - left.points));
  const fix = () => {
    onClose();
    onFix();
  };
  return (
    <Drawer opened={isOpened} onClose={onClose} title={`Why ${score.score}?`} size={440}>
      <div className="lw-stack">
        {score.capped ? (
          <p className="lw-notice" data-tone="bad">
            <IconLock size={16} aria-hidden />
            {limit?.why ?? 'Errors cap the score at 59.'} {limit?.hint ?? 'Fix them first.'}
          </p>
        ) : null}
        <ul className="lw-checks">
          {lost.map(({ id, label, points, max, why, hint }) => (
            <li key={id} className="lw-check">
              <div className="lw-row-between">
                <span className="lw-meter-label">{label}</span>
                <span className="lw-tabular lw-secondary">
                  {points} / {max}
                </span>
              </div>
              <div className="lw-check-track" aria-hidden="true">
                <div style={{ width: `${max === 0 ? 100 : (points / max) * 100}%` }} />
              </div>
              <p className="lw-small lw-secondary">{why}</p>
              {hint === undefined ? null : <p className="lw-small">{hint}</p>}
            </li>
          ))}
        </ul>
        <Button variant="default" onClick={fix}>
          Show what can be fixed
        </Button>
      </div>
    </Drawer>
  );
}
