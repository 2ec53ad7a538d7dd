import { ActionIcon } from '@mantine/core';
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { StatusPill } from '../../../../ui/page/StatusPill';
import { factWords } from '../../../../ui/product/facts/factWords';
import { shownPage } from '../../../../ui/product/shownPage';
import { sourceLabel } from '../../../../ui/product/facts/sourceLabel';
import type { ProductStore } from '../ProductStore';
import { CorrectFact } from './CorrectFact';
import type { ProductFact } from './factParts';
import { useDecide } from './useDecide';
import styles from './FactRow.module.css';

interface FactRowProps {
  readonly store: ProductStore;
  readonly fact: ProductFact;
  /** The row above is of the same property, and has its name. */
  readonly isRepeated: boolean;
}

const CERTAINTY = { given: '', computed: 'Computed', entailed: 'Follows from your words' } as const;
/** Where a value is replaced in place; brand and category are details of the product. */
const CORRECTABLE = /^(?:product_name|description|attributes\.)/u;
const mark = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** One fact: its value, where it comes from, and what the seller may decide. */
export const FactRow = observer(function FactRow({ store, fact, isRepeated }: FactRowProps) {
  const [isCorrecting, setCorrecting] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const decide = useDecide(store);
  const { id, confirmed, certainty, source, page_url: page } = fact;
  const value = factWords.value(fact);
  const name = `${factWords.property(fact.property)}: ${value}`;
  const words = store.wordsAt(source);
  const { isRunning } = store.change;
  const origin = [
    `${sourceLabel(source.field)}${words === '' || words.toLowerCase() === value.toLowerCase() ? '' : `: “${words}”`}`,
    page === null ? '' : `From ${shownPage(page)}`,
    CERTAINTY[certainty],
  ];
  const confirm = async () => {
    if (await decide.settle(`Confirmed: ${name}`, () => store.decide(id, { action: 'confirm' }))) row.current?.focus();
  };
  return (
    <li ref={row} tabIndex={-1} className={styles.fact} aria-label={name}>
      <span className={styles.property} data-repeated={isRepeated || undefined}>
        {factWords.property(fact.property)}
      </span>
      {isCorrecting ? (
        <CorrectFact store={store} fact={fact} onDone={() => setCorrecting(false)} />
      ) : (
        <>
          <div className={styles.words}>
            <span className={styles.value}>
              {value}
              {confirmed ? (
                <StatusPill tone="ok" icon={<IconCheck size={12} aria-hidden />}>
                  Confirmed
                </StatusPill>
              ) : null}
            </span>
            <span className="lw-caption">{origin.filter((one) => one !== '').join(' · ')}</span>
          </div>
          <div className={styles.actions}>
            {confirmed ? null : (
              <ActionIcon
                size="sm"
                aria-label={`Confirm ${name}`}
                title="Confirm"
                disabled={isRunning}
                onClick={() => void confirm()}
              >
                <IconCheck {...mark} />
              </ActionIcon>
            )}
            {certainty === 'given' && CORRECTABLE.test(source.field) ? (
              <ActionIcon
                size="sm"
                aria-label={`Correct ${name}`}
                title="Correct"
                disabled={isRunning}
                onClick={() => setCorrecting(true)}
              >
                <IconPencil {...mark} />
              </ActionIcon>
            ) : null}
            <ActionIcon
              size="sm"
              aria-label={`Delete ${name}`}
              title="Delete"
              disabled={isRunning}
              onClick={() =>
                void decide.leaveOut(`Left out: “${words === '' ? value : words}”`, () =>
                  store.decide(id, { action: 'delete' }),
                )
              }
            >
              <IconTrash {...mark} />
            </ActionIcon>
          </div>
        </>
      )}
    </li>
  );
});
