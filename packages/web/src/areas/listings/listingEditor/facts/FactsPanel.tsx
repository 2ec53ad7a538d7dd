import type { CopyField } from '@listwright/domain/listings';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Notice } from '../../../../ui/feedback/Notice';
import { proofLine } from '../claims/proofLine';
import type { ListingEditor } from '../ListingEditor';
import { ContradictionChoice } from './ContradictionChoice';
import type { DecidedFact } from './DecidedFact';
import { DecidedNote } from './DecidedNote';
import { factGroups } from './factGroups';
import { isStillUnused } from './isStillUnused';
import { KeptClaims } from './KeptClaims';
import { OmittedPassages } from './OmittedPassages';
import { buyerQuestion } from '../../../../ui/product/facts/buyerQuestion';
import { UnusedList } from './UnusedList';
import { UsedFacts } from './UsedFacts';
import styles from './facts.module.css';

interface FactsPanelProps {
  readonly editor: ListingEditor;
  readonly onShow: (field: CopyField) => void;
}

/**
 * The facts of the seller's input and where the text states them; contradictions, unused facts, and questions that
 * buyers will ask.
 */
export const FactsPanel = observer(function FactsPanel({ editor, onShow }: FactsPanelProps) {
  const { listing, shownFact } = editor;
  const [decided, setDecided] = useState<DecidedFact | null>(null);
  const { contradictions, missing_facts: missing } = listing;
  const groups = factGroups(listing, editor.claims);
  const { used, notUsed, notUnderstood } = groups;
  const { score } = editor.review.score;
  const panel = useRef<HTMLElement>(null);
  const decide = (chosen: DecidedFact) => {
    setDecided(chosen);
    // Its button is gone, and with the last of them all that stood around it.
    requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
  };
  useEffect(() => {
    if (shownFact === null) return;
    const row = document.getElementById(`fact-${shownFact}`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
    editor.showFact(null);
  }, [shownFact]);
  return (
    <section ref={panel} tabIndex={-1} aria-label="Facts" className="lw-stack-wide">
      <div>
        <p className={styles.proofLine}>
          {proofLine(editor.review.proof)}.{' '}
          <a href="/faq#invented" target="_blank" rel="noopener" className="lw-link">
            How reliable is the check?<span className="lw-visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
        <DecidedNote
          decided={
            decided !== null && score < decided.scoreBefore && isStillUnused(decided, listing, groups) ? decided : null
          }
          score={score}
          onDescription={() => onShow('description')}
        />
      </div>
      {contradictions.length === 0 ? null : (
        <section aria-label="Contradictions" className="lw-stack-tight">
          <h2 className="lw-h3">Which fact is correct?</h2>
          <p className="lw-secondary">
            These facts contradict each other, so the text uses none of them until you choose.
          </p>
          <ul className="lw-stack-tight">
            {contradictions.map((one) => (
              <ContradictionChoice
                key={one.id}
                editor={editor}
                contradiction={one}
                onDecided={decide}
                onUndone={(undone) => setDecided((last) => (last === undone ? null : last))}
              />
            ))}
          </ul>
        </section>
      )}
      {missing.length === 0 ? null : (
        <section aria-label="Missing facts" className="lw-stack-tight">
          <h2 className="lw-h3">Buyers will ask</h2>
          <ol className={styles.questions}>
            {missing.map((fact) => (
              <li key={fact}>{buyerQuestion(fact)}</li>
            ))}
          </ol>
          <p className="lw-caption">Add the answers to the product and generate the listing again.</p>
        </section>
      )}
      {editor.keptClaims.length === 0 ? null : (
        <Group title="Kept by you" count={editor.keptClaims.length}>
          <KeptClaims editor={editor} />
        </Group>
      )}
      <Group title="Used" count={used.length} empty="The text uses none of your facts.">
        <UsedFacts facts={used} onShow={onShow} />
      </Group>
      {notUsed.length === 0 ? null : (
        <Group title="Not used" count={notUsed.length}>
          <UnusedList editor={editor} passages={notUsed} />
        </Group>
      )}
      {notUnderstood.length === 0 ? null : (
        <Group title="Not understood" count={notUnderstood.length}>
          <Notice tone="warn">
            Rephrase these in plain English, or add each as an attribute such as “material: steel”.
          </Notice>
          <UnusedList editor={editor} passages={notUnderstood} />
        </Group>
      )}
      <OmittedPassages editor={editor} />
    </section>
  );
});

interface GroupProps {
  readonly title: string;
  readonly count: number;
  readonly empty?: string;
  readonly children: ReactNode;
}

function Group({ title, count, empty, children }: GroupProps) {
  return (
    <section aria-label={title} className="lw-stack-tight">
      <h2 className="lw-h3">
        {title} <span className={`${styles.countNote} lw-tabular`}>{count}</span>
      </h2>
      {count === 0 ? <p className="lw-secondary">{empty}</p> : children}
    </section>
  );
}
