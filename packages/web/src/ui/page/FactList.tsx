import type { ReactNode } from 'react';

interface FactListProps {
  /** Label and value of each; those without a value show a dash. */
  readonly facts: readonly (readonly [string, ReactNode])[];
  /** Two: short values, which have room next to each other on every screen. */
  readonly columns?: 2 | 3;
}

/** A definition list, in columns if there is room. */
export function FactList({ facts, columns }: FactListProps) {
  return (
    <dl className="lw-details-list" data-columns={columns}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === '' || value === null ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
