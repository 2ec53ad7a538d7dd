import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../ui/formatNumber';
import { SectionCard } from '../../../../ui/page/SectionCard';
import type { ProductStore } from '../ProductStore';
import { ContradictionCard } from './ContradictionCard';
import { FactRow } from './FactRow';
import { factParts } from './factParts';
import { MissingFacts } from './MissingFacts';
import { UnusedPassages } from './UnusedPassages';
import { FACTS } from './useDecide';
import styles from './FactsCard.module.css';

const QUESTIONS = 'product-questions';

interface FactsCardProps {
  readonly store: ProductStore;
  readonly onEditNotes: () => void;
}

/** What listings may say of the product: what is to be decided first, then the facts by part. */
export const FactsCard = observer(function FactsCard({ store, onEditNotes }: FactsCardProps) {
  const { shown } = store;
  if (shown === null) return null;
  const { product, contradictions, unused } = shown;
  const parts = factParts(store);
  const facts = parts.flatMap((part) => part.facts);
  const confirmed = facts.filter((fact) => fact.confirmed).length;
  const notUnderstood = unused.filter(({ reason }) => reason === 'not_understood');
  const notStated = unused.filter(({ reason }) => reason !== 'not_understood' && reason !== 'contradiction');
  const isOnlyGroup = parts.length === 1 && contradictions.length + notUnderstood.length === 0;
  return (
    <SectionCard
      id={FACTS}
      title="Facts"
      note={`Listings say nothing else. ${formatNumber.count(facts.length, 'fact')}, ${confirmed === 0 ? 'none' : formatNumber.integer(confirmed)} confirmed by you.`}
      aside={
        product.missing_facts.length === 0 ? undefined : (
          <a href={`#${QUESTIONS}`} className="lw-link">
            {formatNumber.count(product.missing_facts.length, 'open question')}
          </a>
        )
      }
    >
      {contradictions.length === 0 ? null : (
        <Group title="Which one is right?" note="These contradict each other, so listings state none of them.">
          <ul className="lw-stack-tight">
            {contradictions.map((one) => (
              <ContradictionCard key={one.id} store={store} contradiction={one} />
            ))}
          </ul>
        </Group>
      )}
      {notUnderstood.length === 0 ? null : (
        <Group
          title="Not understood"
          note="Say these in other words, or as an attribute."
          aside={
            <Button size="xs" variant="default" onClick={onEditNotes}>
              Edit the notes
            </Button>
          }
        >
          <UnusedPassages store={store} passages={notUnderstood} />
        </Group>
      )}
      {parts.map(({ label, facts: rows }) => (
        <Group key={label} title={label} isQuiet={isOnlyGroup}>
          <ul className="lw-plain-list">
            {rows.map((fact, at) => (
              <FactRow key={fact.id} store={store} fact={fact} isRepeated={rows[at - 1]?.property === fact.property} />
            ))}
          </ul>
        </Group>
      ))}
      {facts.length === 0 ? (
        <p className="lw-secondary">No facts yet. Write notes or attributes under “Edit details”.</p>
      ) : null}
      {product.missing_facts.length === 0 ? null : (
        <Group id={QUESTIONS} title="Buyers will ask">
          <MissingFacts store={store} />
        </Group>
      )}
      {notStated.length === 0 ? null : (
        <details className="lw-details">
          <summary>Not stated in listings ({notStated.length})</summary>
          <div className="lw-details-body">
            <UnusedPassages store={store} passages={notStated} />
          </div>
        </details>
      )}
    </SectionCard>
  );
});

interface GroupProps {
  /** What a link of the card leads to. */
  readonly id?: string;
  readonly title: string;
  /** The heading of the card says it already: this one is for screen readers. */
  readonly isQuiet?: boolean;
  readonly note?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

function Group({ id, title, isQuiet = false, note, aside, children }: GroupProps) {
  return (
    <section id={id} aria-label={title} className={styles.group}>
      <div className={isQuiet ? 'lw-visually-hidden' : 'lw-row-between'}>
        <div>
          <h3 className="lw-h3">{title}</h3>
          {note === undefined ? null : <p className="lw-caption">{note}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
