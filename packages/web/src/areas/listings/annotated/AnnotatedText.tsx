import { textPieces, type TextMark } from './textPieces';
import styles from './AnnotatedText.module.css';

interface AnnotatedTextProps {
  readonly label: string;
  readonly text: string;
  readonly marks: readonly TextMark[];
}

/** The gravest mark of a place decides how it looks. */
const ORDER = ['over', 'error', 'warning', 'info', 'keyword'] as const;

/** A text with its keywords highlighted, what the rules found underlined, and what is over the limit shaded. */
export function AnnotatedText({ label, text, marks }: AnnotatedTextProps) {
  return (
    <div className={styles.field}>
      <p className="lw-caption">{label}</p>
      <p className={styles.text}>
        {textPieces(text, marks).map(({ text: piece, marks: own }, at) => {
          const kind = ORDER.find((one) => own.some((mark) => mark.kind === one));
          if (kind === undefined) return <span key={at}>{piece}</span>;
          const isKeyword = own.some((mark) => mark.kind === 'keyword');
          const said = [...new Set(own.map((mark) => mark.label))].join('; ');
          return (
            <mark key={at} className={styles.mark} data-kind={kind} data-keyword={isKeyword || undefined} title={said}>
              {piece}
              <span className="lw-visually-hidden"> ({said})</span>
            </mark>
          );
        })}
      </p>
    </div>
  );
}
