import { codePointLength } from '@listwright/domain/listings';
import { IconArrowRight, IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { CheckedTitle } from './CheckedTitle';
import styles from './FittedTitle.module.css';

interface FittedTitleProps {
  readonly before: string;
  readonly fitted: NonNullable<CheckedTitle['fitted']>;
  readonly max: number;
}

const PLACES = { item_highlights: 'item highlights', search_terms: 'search terms', dropped: 'removed' } as const;

/** The title within the limit, and where each removed phrase went. */
export function FittedTitle({ before, fitted, max }: FittedTitleProps) {
  const [copied, setCopied] = useState('');
  if (fitted.title === before.trim()) return null;
  const isCopied = copied === fitted.title;
  const copy = () => void navigator.clipboard.writeText(fitted.title).then(() => setCopied(fitted.title));
  return (
    <div className={styles.fitted}>
      <div className={styles.head}>
        <p className={styles.label}>
          Shortened title{' '}
          <span className="site-tabular">
            {codePointLength(fitted.title)} / {max}
          </span>
        </p>
        <button type="button" className="site-small-button" onClick={copy}>
          {isCopied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <p className={styles.title}>{fitted.title}</p>
      {fitted.moved.length === 0 ? null : (
        <ul className={styles.moved} aria-label="Where the words moved">
          {fitted.moved.map(({ text, to }, at) => (
            <li key={at} className={styles.movedRow}>
              <span>{text}</span>
              <IconArrowRight size={14} aria-hidden />
              <span className={styles.movedPlace}>{PLACES[to]}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
