import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { sourceLabel } from '../../../../ui/product/facts/sourceLabel';
import type { ShownProduct } from '../../../../ui/product/Product';
import type { ProductStore } from '../ProductStore';
import { useDecide } from './useDecide';
import styles from './UnusedPassages.module.css';

interface UnusedPassagesProps {
  readonly store: ProductStore;
  readonly passages: ShownProduct['unused'];
}

/** Words of the input that are not stated, with the reason. What the seller left out can be used again. */
export const UnusedPassages = observer(function UnusedPassages({ store, passages }: UnusedPassagesProps) {
  const { settle } = useDecide(store);
  const useAgain = (text: string) => {
    const rest = store.product?.leave_out.filter((one) => one !== text) ?? [];
    void settle(`Used again: “${text}”`, () => store.editPart({ leave_out: rest }));
  };
  return (
    <ul className="lw-plain-list">
      {passages.map(({ text, reason, note, source }, at) => (
        <li key={at} className={styles.passage}>
          <div>
            <p className={styles.text}>“{text}”</p>
            <p className="lw-caption">
              {sourceLabel(source.field)} · {note}
            </p>
          </div>
          {reason === 'left_out' ? (
            <Button
              size="xs"
              variant="default"
              aria-label={`Use again: ${text}`}
              disabled={store.change.isRunning}
              onClick={() => useAgain(text)}
            >
              Use again
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
});
