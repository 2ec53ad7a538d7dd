import { NativeSelect } from '@mantine/core';
import { REVIEW_SCORES, REVIEW_STATES, type ReviewFilter } from './reviewFilters';
import styles from './review.module.css';

interface ReviewChoicesProps {
  readonly filter: ReviewFilter;
  readonly onSet: (name: 'score' | 'state', value: string) => void;
}

/** Filters for the listings to review. */
export function ReviewChoices({ filter, onSet }: ReviewChoicesProps) {
  const choices = [
    ['state', 'Status', 'To review', REVIEW_STATES, filter.state],
    ['score', 'Score', 'Any score', REVIEW_SCORES, filter.score],
  ] as const;
  return (
    <div className={`lw-row ${styles.choices}`} role="search" aria-label="Filter listings">
      {choices.map(([name, label, none, options, value]) => (
        <NativeSelect
          key={name}
          size="sm"
          aria-label={label}
          value={value ?? ''}
          data={[
            { value: '', label: none },
            ...Object.entries(options).map(([key, one]) => ({ value: key, label: one.label })),
          ]}
          onChange={({ currentTarget }) => onSet(name, currentTarget.value)}
        />
      ))}
    </div>
  );
}
