import { diffWords } from 'diff';
import { CopyButton } from '../CopyButton';
import { similarity } from './similarity';
import styles from './DiffView.module.css';

interface DiffViewProps {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly beforeName: string;
  readonly afterName: string;
}

const INLINE_FROM = 0.6;

/** Compares two texts word by word: inline if they are similar, else one below the other. */
export function DiffView({ label, before, after, beforeName, afterName }: DiffViewProps) {
  const changes = diffWords(before, after);
  const isInline = similarity(changes) >= INLINE_FROM;
  return (
    <section className={styles.diff} aria-label={`${label}: ${beforeName} and ${afterName}`}>
      <div className="lw-row-between">
        <h2 className={styles.label}>{label}</h2>
        <span className="lw-row">
          <CopyButton
            iconOnly
            text={before}
            label={`Copy ${label.toLowerCase()} of ${beforeName.toLowerCase()}`}
            field={label}
          />
          <CopyButton
            iconOnly
            text={after}
            label={`Copy ${label.toLowerCase()} of ${afterName.toLowerCase()}`}
            field={label}
          />
        </span>
      </div>
      {before === after ? (
        <p className="lw-caption">Unchanged</p>
      ) : isInline ? (
        <p className={styles.text}>
          {changes.map(({ added, removed, value }, at) => {
            if (added) return <Mark key={at} kind="ins" value={value} />;
            if (removed) return <Mark key={at} kind="del" value={value} />;
            return <span key={at}>{value}</span>;
          })}
        </p>
      ) : (
        <div className={styles.sides}>
          <Side name={beforeName} kind="del" text={before} />
          <Side name={afterName} kind="ins" text={after} />
        </div>
      )}
    </section>
  );
}

function Mark({ kind: Kind, value }: { readonly kind: 'ins' | 'del'; readonly value: string }) {
  return (
    <Kind className="lw-diff-mark">
      <span className="lw-visually-hidden">{Kind === 'ins' ? 'added ' : 'removed '}</span>
      {value}
    </Kind>
  );
}

function Side({ name, kind, text }: { readonly name: string; readonly kind: 'ins' | 'del'; readonly text: string }) {
  return (
    <div className={styles.side} data-kind={kind}>
      <p className="lw-caption">{name}</p>
      <p className={styles.text}>{text === '' ? 'Empty' : text}</p>
    </div>
  );
}
