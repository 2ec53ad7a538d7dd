import { codePointLength } from '@listwright/domain/listings';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { CountBar } from '../../ui/listing/CountBar';
import type { CheckedTitle } from './CheckedTitle';
import { CheckFindings } from './CheckFindings';
import { FittedTitle } from './FittedTitle';
import { sampleTitle } from './sampleTitle';
import { useTitleCheck } from './useTitleCheck';
import islandsStyles from './islands.module.css';
import styles from './TitleCheck.module.css';

const MAX = 500;

interface TitleCheckProps {
  /** The result for the sample title, rendered with the page: it shows without a script or a call. */
  readonly first: CheckedTitle;
  readonly max: number;
  readonly since: string;
}

/** Checks and shortens a title while it is typed. The server does it, because the rules are too large for the page. */
export function TitleCheck({ first, max, since }: TitleCheckProps) {
  const [title, setTitle] = useState(sampleTitle);
  const { checked, isChecking, problem } = useTitleCheck(title, first);
  const isEmpty = title.trim() === '';
  return (
    <section className={styles.check} aria-label="Title check">
      <div className={styles.head}>
        <h2 className={styles.title}>Try it: check a title</h2>
        <span className={styles.tag} role="status">
          {isChecking ? 'Checking…' : 'No account needed'}
        </span>
      </div>
      <label className={styles.label} htmlFor="title-check">
        Your Amazon title
      </label>
      <textarea
        id="title-check"
        className={styles.input}
        rows={4}
        maxLength={MAX}
        spellCheck={false}
        value={title}
        placeholder="Paste a product title"
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <CountBar label="Title" count={codePointLength(title)} limit={{ max, unit: 'characters' }} />
      {isEmpty ? (
        <p className={styles.empty}>
          Paste a title to check it against the rules and shorten it.{' '}
          <button type="button" className={styles.linkButton} onClick={() => setTitle(sampleTitle)}>
            Use the example
          </button>
        </p>
      ) : (
        <>
          {problem === null ? null : (
            <p className={islandsStyles.finding} data-tone="warning" role="alert">
              <IconAlertTriangle size={16} aria-hidden />
              <span>
                {problem}
                {checked.title === title ? '' : ' Showing the result for the previous title.'}
              </span>
            </p>
          )}
          <div className={styles.result} data-stale={checked.title !== title || undefined} aria-busy={isChecking}>
            <CheckFindings findings={checked.findings} />
            {checked.fitted === null ? null : <FittedTitle before={checked.title} fitted={checked.fitted} max={max} />}
          </div>
        </>
      )}
      <p className={styles.foot}>
        Amazon US, general products. Rules effective since {since},{' '}
        <a href="/blog/amazon-75-character-titles">with their sources</a>.
      </p>
    </section>
  );
}
