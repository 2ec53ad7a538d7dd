import styles from './bulk.module.css';

interface FigureProps {
  readonly name: string;
  readonly text: string;
  readonly tone?: 'bad' | 'warn' | undefined;
}

/** One figure of a file or a job, in a `dl`. */
export function Figure({ name, text, tone }: FigureProps) {
  return (
    <div data-tone={tone}>
      <dt className="lw-caption">{name}</dt>
      <dd className={`${styles.figure} lw-tabular`}>{text}</dd>
    </div>
  );
}
