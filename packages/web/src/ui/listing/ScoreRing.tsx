import { scoreBand } from '../scoreBand';
import styles from './ScoreRing.module.css';

interface ScoreRingProps {
  readonly score: number;
  readonly grade: string;
  readonly size?: number;
}

/** A score as number, grade and arc. */
export function ScoreRing({ score, grade, size = 56 }: ScoreRingProps) {
  const { tone, word } = scoreBand(score);
  const radius = 24;
  const around = 2 * Math.PI * radius;
  return (
    <svg
      className={styles.ring}
      data-tone={tone}
      width={size}
      height={size}
      viewBox="0 0 56 56"
      role="img"
      aria-label={`Score ${score} of 100, grade ${grade}, ${word.toLowerCase()}`}
    >
      <circle cx="28" cy="28" r={radius} className={styles.track} />
      <circle
        cx="28"
        cy="28"
        r={radius}
        className={styles.arc}
        strokeDasharray={`${(around * score) / 100} ${around}`}
        transform="rotate(-90 28 28)"
      />
      <text x="28" y="29" className={styles.figure}>
        {score}
      </text>
      <text x="28" y="40" className={styles.grade}>
        {grade}
      </text>
    </svg>
  );
}
