import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { DecidedFact } from './DecidedFact';
import styles from './facts.module.css';

interface DecidedNoteProps {
  readonly decided: DecidedFact | null;
  /** Of the text as it is now. */
  readonly score: number;
  readonly onDescription: () => void;
}

/** Why the score fell with a decision: the fact counts from now on, and the text was written without it. */
export function DecidedNote({ decided, score, onDescription }: DecidedNoteProps) {
  return (
    <div className={decided === null ? undefined : `lw-notice ${styles.decided}`}>
      {decided === null ? null : <IconInfoCircle size={16} aria-hidden />}
      <div>
        {/* Empty until then: what comes with its role is not announced everywhere. The score is outside: it changes with every edit. */}
        <p role="status">
          {decided === null ? '' : `“${decided.label}” now counts as a fact, and the text does not state it yet.`}
        </p>
        {decided === null ? null : (
          <>
            <p>
              So the score went from {decided.scoreBefore} to {score}. Write it into the text, or rewrite a field, and
              the points come back.
            </p>
            <Button size="compact-sm" variant="default" onClick={onDescription}>
              Go to the description
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
