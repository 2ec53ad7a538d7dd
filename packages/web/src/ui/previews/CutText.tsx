import styles from './previews.module.css';

interface CutTextProps {
  readonly text: string;
  /** Code points that the store shows; absent: all. */
  readonly at?: number | undefined;
}

/** A text with the truncated part shaded. */
export function CutText({ text, at }: CutTextProps) {
  const points = [...text];
  if (at === undefined || points.length <= at) return <>{text}</>;
  return (
    <>
      {points.slice(0, at).join('')}
      <span className={styles.cut}>
        <span className="lw-visually-hidden"> (truncated here: </span>
        {points.slice(at).join('')}
        <span className="lw-visually-hidden">)</span>
      </span>
    </>
  );
}
