import { Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { scoreBand } from '../scoreBand';
import { ScoreRing } from './ScoreRing';

interface ScoreWhyProps {
  readonly score: {
    readonly score: number;
    readonly grade: string;
    readonly capped: boolean;
    readonly checks: readonly {
      readonly id: string;
      readonly label: string;
      readonly points: number;
      readonly max: number;
      readonly why: string;
      readonly hint?: string | undefined;
    }[];
  };
  /** Leads to where the points are won back. */
  readonly onFix: () => void;
}

/** The ring and the reasons behind it: what each check gave, what is missing, and the way to it. */
export function ScoreWhy({ score, onFix }: ScoreWhyProps) {
  const [isOpen, drawer] = useDisclosure();
  const lost = [...score.checks].sort((left, right) => right.max - right.points - (left.max - left.points));
  const fix = () => {
    drawer.close();
    onFix();
  };
  return (
    <div className="lw-score">
      <ScoreRing score={score.score} grade={score.grade} />
      <div>
        <p className="lw-score-word">{scoreBand(score.score).word}</p>
        <Button variant="transparent" size="xs" className="lw-score-why" onClick={drawer.open}>
          Why {score.score}?
        </Button>
      </div>
      <Drawer opened={isOpen} onClose={drawer.close} title={`Why ${score.score}?`} size={440}>
        <div className="lw-stack">
          {score.capped ? (
            <p className="lw-notice" data-tone="bad">
              <IconLock size={16} aria-hidden />
              Errors hold the score at 59, however good the rest is. Fix them first.
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
    </div>
  );
}
