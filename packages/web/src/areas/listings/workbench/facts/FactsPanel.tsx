import type { CopyField } from '@listwright/domain/listings';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Notice } from '../../../../ui/feedback/Notice';
import { proofLine } from '../claims/proofLine';
import type { Workbench } from '../Workbench';
import { ContradictionChoice } from './ContradictionChoice';
import { factGroups } from './factGroups';
import { KeptList } from './KeptList';
import { LeftOut } from './LeftOut';
import { missingQuestion } from './missingQuestion';
import { UnusedList } from './UnusedList';
import { UsedFacts } from './UsedFacts';

interface FactsPanelProps {
  readonly bench: Workbench;
  readonly onShow: (field: CopyField) => void;
}

/**
 * The facts of the seller's input and where the text states them; contradictions, unused facts, and questions that
 * buyers will ask.
 */
export const FactsPanel = observer(function FactsPanel({ bench, onShow }: FactsPanelProps) {
  const { listing, shownFact } = bench;
  const { contradictions, missing_facts: missing } = listing;
  const { used, notUsed, notUnderstood } = factGroups(listing, bench.claims);
  useEffect(() => {
    if (shownFact === null) return;
    const row = document.getElementById(`fact-${shownFact}`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
    bench.showFact(null);
  }, [shownFact]);
  return (
    <div className="lw-stack-wide">
      <p className="lw-proof-line">
        {proofLine(bench.review.proof)}.{' '}
        <a href="/faq#invented" target="_blank" rel="noopener" className="lw-link">
          How reliable is the check?<span className="lw-visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
      {contradictions.length === 0 ? null : (
        <section aria-label="Contradictions" className="lw-stack-tight">
          <h2 className="lw-h3">Which one is true?</h2>
          <p className="lw-secondary">These facts disagree, so the text states none of them until you choose.</p>
          <ul className="lw-stack-tight">
            {contradictions.map((one) => (
              <ContradictionChoice key={one.id} bench={bench} contradiction={one} />
            ))}
          </ul>
        </section>
      )}
      {missing.length === 0 ? null : (
        <section aria-label="Missing facts" className="lw-stack-tight">
          <h2 className="lw-h3">Buyers will ask</h2>
          <ol className="lw-questions">
            {missing.map((fact) => (
              <li key={fact}>{missingQuestion(fact)}</li>
            ))}
          </ol>
          <p className="lw-caption">Add the answers to the product and write the listing again.</p>
        </section>
      )}
      {bench.keptClaims.length === 0 ? null : (
        <Group title="Kept by you" count={bench.keptClaims.length}>
          <KeptList bench={bench} />
        </Group>
      )}
      <Group title="Used" count={used.length} empty="The text states none of your facts.">
        <UsedFacts facts={used} onShow={onShow} />
      </Group>
      {notUsed.length === 0 ? null : (
        <Group title="Not used" count={notUsed.length}>
          <UnusedList bench={bench} passages={notUsed} />
        </Group>
      )}
      {notUnderstood.length === 0 ? null : (
        <Group title="Not understood" count={notUnderstood.length}>
          <Notice tone="warn">
            Say these in plain English, or add each as an attribute such as “material: steel”.
          </Notice>
          <UnusedList bench={bench} passages={notUnderstood} />
        </Group>
      )}
      <LeftOut bench={bench} />
    </div>
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
        {title} <span className="lw-count-note lw-tabular">{count}</span>
      </h2>
      {count === 0 ? <p className="lw-secondary">{empty}</p> : children}
    </section>
  );
}
