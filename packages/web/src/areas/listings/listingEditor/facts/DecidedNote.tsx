import { Button } from '@mantine/core';
import { Notice } from '../../../../ui/feedback/Notice';
import type { DecidedFact } from './DecidedFact';

interface DecidedNoteProps {
  readonly decided: DecidedFact;
  /** Of the text as it is now. */
  readonly score: number;
  readonly onDescription: () => void;
}

/** Why the score fell with a decision: the fact counts from now on, and the text was written without it. */
export function DecidedNote({ decided, score, onDescription }: DecidedNoteProps) {
  const { label, scoreBefore } = decided;
  return (
    <Notice isInStatus>
      <p>
        “{label}” now counts as a fact, and the text does not state it yet. So the score went from {scoreBefore} to{' '}
        {score}. Write it into the text, or rewrite a field, and the points come back.
      </p>
      <Button size="compact-sm" variant="default" onClick={onDescription}>
        Go to the description
      </Button>
    </Notice>
  );
}
