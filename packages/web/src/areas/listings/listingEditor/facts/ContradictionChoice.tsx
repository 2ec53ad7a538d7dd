import { Button } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useRootStore } from '../../../../state/useRootStore';
import { notify } from '../../../../ui/feedback/notify';
import { offerUndo } from '../../../../ui/feedback/offerUndo';
import type { Listing } from '../../../../ui/listing/fields/Listing';
import { factWords } from '../../../../ui/product/facts/factWords';
import { sourceLabel } from '../../../../ui/product/facts/sourceLabel';
import { labelledText, sourceText } from '../claims/factLabels';
import type { ListingEditor } from '../ListingEditor';
import type { DecidedFact } from './DecidedFact';
import factsStyles from './facts.module.css';
import styles from './ContradictionChoice.module.css';

interface ContradictionChoiceProps {
  readonly editor: ListingEditor;
  readonly contradiction: Listing['contradictions'][number];
  readonly onDecided: (decided: DecidedFact) => void;
  readonly onUndone: (decided: DecidedFact) => void;
}

/** Contradictory facts, to choose one; the words of the others are left out from then on. */
export const ContradictionChoice = observer(function ContradictionChoice({
  editor,
  contradiction,
  onDecided,
  onUndone,
}: ContradictionChoiceProps) {
  const { undo } = useRootStore();
  const { listing, leaveOut } = editor;
  const { property, part, fact_ids: ids } = contradiction;
  const facts = listing.facts.filter(({ id }) => ids.includes(id));
  const name = `${factWords.property(property)}${part === '' ? '' : ` of the ${part}`}`;
  const save = async (passages: readonly string[]) => {
    const saved = await leaveOut.run(passages);
    if (saved === undefined) notify.failure(leaveOut.error, 'Failed to save your choice');
    return saved !== undefined;
  };
  const use = async (chosen: (typeof facts)[number], button: HTMLButtonElement) => {
    const before = listing.leave_out;
    const scoreBefore = editor.review.score.score;
    const kept = labelledText(listing, chosen.source);
    const others = facts.map(({ source }) => labelledText(listing, source)).filter((text) => text !== kept);
    if (!(await save([...new Set([...before, ...others])]))) {
      // It lost the focus while it was disabled.
      requestAnimationFrame(() => button.focus());
      return;
    }
    const label = `${name}: ${factWords.value(chosen)}`;
    const decided = { fact: chosen, label, scoreBefore };
    const restore = async () => {
      if (await save(before)) onUndone(decided);
    };
    onDecided(decided);
    offerUndo(undo, { label, scope: editor, undo: restore });
  };
  return (
    <li className={styles.contradiction}>
      <p className="lw-strong">{name}</p>
      <ul className={styles.truths}>
        {facts.map((fact) => {
          const words = sourceText(listing, fact.source);
          return (
            <li key={fact.id} className={styles.truth}>
              <div>
                <p className={factsStyles.text}>{factWords.value(fact)}</p>
                <p className="lw-caption">
                  {sourceLabel(fact.source.field)}
                  {words === '' || words === fact.value ? '' : `: “${words}”`}
                </p>
              </div>
              <Button
                size="xs"
                variant="default"
                aria-label={`Use ${factWords.value(fact)}`}
                disabled={editor.isBusy}
                onClick={({ currentTarget }) => void use(fact, currentTarget)}
              >
                Use this one
              </Button>
            </li>
          );
        })}
      </ul>
    </li>
  );
});
