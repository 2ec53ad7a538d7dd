import { IconCheck, IconInfoCircle, IconMathFunction, IconQuestionMark } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { StatusPill } from '../../../../ui/page/StatusPill';
import { fieldLabel } from '../../../../ui/listing/fields/fieldLabel';
import { sourceLabel } from '../text/sourceLabel';
import type { Workbench } from '../Workbench';

const SUPPORT = {
  contradicted: { tone: 'bad', word: 'Contradicts a fact', mark: IconQuestionMark },
  unsupported: { tone: 'bad', word: 'No fact supports it', mark: IconQuestionMark },
  unverified: { tone: 'warn', word: 'Not verified', mark: IconQuestionMark },
  inferred: { tone: 'info', word: 'Follows from', mark: IconMathFunction },
  given: { tone: 'ok', word: 'You gave it', mark: IconCheck },
} as const;
const ORDER = ['contradicted', 'unsupported', 'unverified', 'inferred', 'given'] as const;

/** Each statement of the text and the input that supports it; what was removed; what buyers would still want to know. */
export const FactsPanel = observer(function FactsPanel({ bench }: { readonly bench: Workbench }) {
  const { grounding, removed_claims: removed, missing_facts: missing } = bench.listing;
  const claims = [...grounding].sort((left, right) => ORDER.indexOf(left.support) - ORDER.indexOf(right.support));
  return (
    <div className="lw-stack-wide">
      {bench.draft.isDirty ? (
        <p className="lw-notice">
          <IconInfoCircle size={16} aria-hidden />
          These are the facts of the saved text. Save, and the edited one is checked as well.
        </p>
      ) : null}
      <section aria-label="Claims" className="lw-stack-tight">
        <h2 className="lw-h3">Claims in the text</h2>
        {claims.length === 0 ? <p className="lw-secondary">The text makes no claim that needs a proof.</p> : null}
        <ul className="lw-facts">
          {claims.map(({ field, index, text, support, reason, source_field: source }, at) => {
            const { tone, word, mark: Mark } = SUPPORT[support];
            return (
              <li key={at} className="lw-fact">
                <div>
                  <p className="lw-fact-text">{text}</p>
                  <p className="lw-caption">In {fieldLabel(field, index).toLowerCase()}</p>
                  {reason === undefined ? null : <p className="lw-caption">{reason}</p>}
                </div>
                <div className="lw-fact-support">
                  <StatusPill tone={tone} icon={<Mark size={12} aria-hidden />}>
                    {word}
                  </StatusPill>
                  {source === undefined ? null : <span className="lw-caption">{sourceLabel(source)}</span>}
                </div>
              </li>
            );
          })}
        </ul>
      </section>
      {removed.length === 0 ? null : (
        <section aria-label="Removed claims" className="lw-stack-tight">
          <h2 className="lw-h3">Left out, and why</h2>
          <ul className="lw-words">
            {removed.map(({ field, text, reason }, at) => (
              <li key={at}>
                <del>{text}</del>{' '}
                <span className="lw-caption">
                  {fieldLabel(field)}: {reason}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {missing.length === 0 ? null : (
        <section aria-label="Missing facts" className="lw-stack-tight">
          <h2 className="lw-h3">Buyers will ask for</h2>
          <p className="lw-secondary">Add these to the attributes and write again; nothing is invented for you.</p>
          <ul className="lw-words">
            {missing.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
});
