import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { factWords } from '../../../../ui/product/facts/factWords';
import { sourceLabel } from '../../../../ui/product/facts/sourceLabel';
import type { ShownProduct } from '../../../../ui/product/Product';
import type { ProductStore } from '../ProductStore';
import { useDecide } from './useDecide';
import styles from './ContradictionCard.module.css';

interface ContradictionCardProps {
  readonly store: ProductStore;
  readonly contradiction: ShownProduct['contradictions'][number];
}

/** Facts that cannot all be true: the seller keeps one, and the words of the others are left out. */
export const ContradictionCard = observer(function ContradictionCard({ store, contradiction }: ContradictionCardProps) {
  const decide = useDecide(store);
  const { property, part, fact_ids: ids } = contradiction;
  const facts = (store.shown?.facts ?? []).filter(({ id }) => ids.includes(id));
  const name = `${factWords.property(property)}${part === '' ? '' : ` of the ${part}`}`;
  return (
    <li className={styles.card}>
      <p className="lw-strong">{name}</p>
      <ul className="lw-plain-list">
        {facts.map((fact) => {
          const value = factWords.value(fact);
          const words = store.wordsAt(fact.source);
          return (
            <li key={fact.id} className={styles.side}>
              <div>
                <p className={styles.value}>{value}</p>
                <p className="lw-caption">
                  {sourceLabel(fact.source.field)}
                  {words === '' || words.toLowerCase() === value.toLowerCase() ? '' : `: “${words}”`}
                </p>
              </div>
              <Button
                size="xs"
                variant="default"
                className={styles.keep}
                aria-label={`Keep this one: ${value}`}
                disabled={store.change.isRunning}
                onClick={() =>
                  void decide.leaveOut(`${name}: ${value}`, () => store.decide(fact.id, { action: 'choose' }))
                }
              >
                Keep this one
              </Button>
            </li>
          );
        })}
      </ul>
    </li>
  );
});
