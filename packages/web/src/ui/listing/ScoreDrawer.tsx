import { Button, Drawer } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ExplainedScore } from './ExplainedScore';
import { scoreParts } from './scoreParts';
import { useOpensAfterMount } from '../useOpensAfterMount';
import styles from './ScoreDrawer.module.css';

interface ScoreDrawerProps {
  readonly score: ExplainedScore;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onFix: () => void;
}

/** The parts of the score with their points, what is missing, and the cap if one applies. */
export function ScoreDrawer({ score, isOpen, onClose, onFix }: ScoreDrawerProps) {
  const isOpened = useOpensAfterMount(isOpen);
  const limit = score.checks.find(({ id }) => id === 'limit');
  const parts = scoreParts(score.checks);
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
        <ul className={styles.checks}>
          {parts.map(({ id, label, points, max, checks }) => (
            <li key={id} className={styles.check}>
              <div className="lw-row-between">
                <span className="lw-meter-label">{label}</span>
                <span className="lw-tabular lw-secondary">{max === 0 ? 'not counted' : `${points} / ${max}`}</span>
              </div>
              <div className={styles.checkTrack} aria-hidden="true">
                <div style={{ width: `${max === 0 ? 100 : (points / max) * 100}%` }} />
              </div>
              {checks.map((check) => (
                <div key={check.id}>
                  <p className={`lw-small lw-secondary ${styles.checkReason}`}>
                    {check.why}
                    {checks.length > 1 ? (
                      <span className="lw-tabular">
                        {check.points} / {check.max}
                      </span>
                    ) : null}
                  </p>
                  {check.hint === undefined ? null : <p className="lw-small">{check.hint}</p>}
                </div>
              ))}
            </li>
          ))}
        </ul>
        <Button variant="default" onClick={fix}>
          Show findings
        </Button>
      </div>
    </Drawer>
  );
}
