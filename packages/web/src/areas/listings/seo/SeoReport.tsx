import type { SeoText } from '@listwright/application/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { fieldLabel } from '../../../ui/listing/fields/fieldLabel';
import { FindingRow } from '../../../ui/listing/FindingRow';
import { formatNumber } from '../../../ui/formatNumber';
import { AnnotatedText } from '../annotated/AnnotatedText';
import { markedFields, type SeoResult } from './markedFields';
import styles from './SeoReport.module.css';

type Suggestion = SeoResult['suggestions'][number];

interface SeoReportProps {
  readonly text: SeoText;
  readonly result: SeoResult;
  readonly onFix: (suggestion: Suggestion) => void;
}

/** The text with its marks, and what would raise its score. */
export function SeoReport({ text, result, onFix }: SeoReportProps) {
  const { suggestions } = result;
  return (
    <div className="lw-stack">
      <section aria-label="Annotated text" className={styles.texts}>
        {markedFields(text, result).map((field) => (
          <AnnotatedText key={field.label} {...field} />
        ))}
      </section>
      <section id="seo-suggestions" tabIndex={-1} aria-label="Suggestions">
        <h3 className={styles.heading}>
          {suggestions.length === 0 ? 'Suggestions' : formatNumber.count(suggestions.length, 'suggestion')}
        </h3>
        {suggestions.length === 0 ? (
          <p className="lw-lint-clean">
            <IconCircleCheck size={20} aria-hidden className="lw-ok" />
            Nothing to improve.
          </p>
        ) : (
          <ul className="lw-plain-list">
            {suggestions.map((one, at) => (
              <SuggestionRow key={`${one.rule} ${at}`} suggestion={one} onFix={() => onFix(one)} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function SuggestionRow({ suggestion, onFix }: { readonly suggestion: Suggestion; readonly onFix: () => void }) {
  const { rule, field, index, severity, message, points, fix, source } = suggestion;
  return (
    <FindingRow message={message} severity={severity} fix={fix && { label: fix.label, onFix }}>
      {field === undefined ? '' : `${fieldLabel(field, index)} · `}
      {points === null || points === 0 ? '' : `up to ${points} points · `}
      <span className="lw-mono">{rule}</span> · {source}
    </FindingRow>
  );
}
