import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { scoreBand } from '../scoreBand';
import { useHasBeenTrue } from '../useHasBeenTrue';
import type { ExplainedScore } from './ExplainedScore';
import { ScoreRing } from './ScoreRing';
import styles from './ScoreExplanation.module.css';

const ScoreDrawer = lazy(() => import('./ScoreDrawer').then((ui) => ({ default: ui.ScoreDrawer })));

interface ScoreExplanationProps {
  readonly score: ExplainedScore;
  /** Opens the findings that cost points. */
  readonly onFix: () => void;
}

/** The score ring and a button that explains it. */
export function ScoreExplanation({ score, onFix }: ScoreExplanationProps) {
  const [isOpen, drawer] = useDisclosure();
  const needsDrawer = useHasBeenTrue(isOpen);
  return (
    <div className="lw-score">
      <ScoreRing score={score.score} grade={score.grade} />
      <div>
        <p className="lw-score-word">{scoreBand(score.score).word}</p>
        <Button variant="transparent" size="xs" className={styles.explanation} onClick={drawer.open}>
          Why {score.score}?
        </Button>
      </div>
      <Suspense fallback={null}>
        {needsDrawer ? <ScoreDrawer score={score} isOpen={isOpen} onClose={drawer.close} onFix={onFix} /> : null}
      </Suspense>
    </div>
  );
}
