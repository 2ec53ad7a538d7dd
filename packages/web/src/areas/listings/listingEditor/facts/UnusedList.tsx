import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { notify } from '../../../../ui/feedback/notify';
import { StatusPill } from '../../../../ui/page/StatusPill';
import { sourceLabel } from '../../../../ui/product/facts/sourceLabel';
import type { ListingEditor } from '../ListingEditor';
import { unusedReasons, type Unused } from './unusedReasons';
import styles from './facts.module.css';

/** Input that the text does not state, with the reason. Input that the seller left out can be used again. */
export const UnusedList = observer(function UnusedList({
  editor,
  passages,
}: {
  readonly editor: ListingEditor;
  readonly passages: readonly Unused[];
}) {
  const useAgain = async (text: string) => {
    const kept = editor.listing.leave_out.filter((one) => one !== text);
    if ((await editor.leaveOut.run(kept)) === undefined)
      notify.failure(editor.leaveOut.error, 'Failed to save your choice');
  };
  return (
    <ul className={styles.facts}>
      {passages.map(({ text, reason, note, source, fact_id: id }, at) => (
        <li key={at} id={id === undefined ? undefined : `fact-${id}`} tabIndex={-1} className={styles.fact}>
          <div>
            <p className={styles.text}>{text}</p>
            <p className="lw-caption">
              {sourceLabel(source.field)} · {note}
            </p>
          </div>
          {reason === 'left_out' ? (
            <Button size="xs" variant="default" disabled={editor.isBusy} onClick={() => void useAgain(text)}>
              Use again
            </Button>
          ) : reason === 'not_understood' ? null : (
            <StatusPill tone="neutral">{unusedReasons[reason]}</StatusPill>
          )}
        </li>
      ))}
    </ul>
  );
});
