import type { SeoText } from '@listwright/application/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { fieldLabel } from '../../../ui/listing/fields/fieldLabel';
import { FindingRow } from '../../../ui/listing/FindingRow';
import { ScoreExplanation } from '../../../ui/listing/ScoreExplanation';
import { formatNumber } from '../../../ui/formatNumber';
import { StatusPill } from '../../../ui/page/StatusPill';
import { AnnotatedText } from './AnnotatedText';
import { markedFields, type SeoResult } from './markedFields';
import styles from './SeoReport.module.css';

type Suggestion = SeoResult['suggestions'][number];

interface SeoReportProps {
  readonly text: SeoText;
  readonly result: SeoResult;
  readonly onFix: (suggestion: Suggestion) => void;
}

/** The score with its parts, what would raise it, the text with its marks, and where each keyword is. */
export function SeoReport({ text, result, onFix }: SeoReportProps) {
  const { suggestions, keywords, keyword_coverage: coverage } = result;
  const checks = result.checks.map(({ fix_hint: hint, ...check }) => ({ ...check, hint }));
  return (
    <div className="lw-stack">
      <div className={styles.head}>
        <ScoreExplanation
          score={{ ...result, checks }}
          onFix={() => document.getElementById('seo-suggestions')?.focus()}
        />
        <p className="lw-secondary">
          {result.basis === 'facts'
            ? 'Checked against the facts of the product: the score that the editor shows.'
            : `Judged by itself as ${result.kind}. Choose a product to check its statements too.`}
        </p>
      </div>
      <section aria-label="Annotated text" className={styles.texts}>
        {markedFields(text, result).map((field) => (
          <AnnotatedText key={field.label} {...field} />
        ))}
      </section>
      {keywords.length === 0 ? null : (
        <section aria-label="Keywords">
          <h3 className={styles.heading}>Keywords · {formatNumber.percent(coverage)} covered</h3>
          <ul className={styles.keywords}>
            {keywords.map(({ keyword, places, covered }) => (
              <li key={keyword}>
                <StatusPill tone={covered ? 'ok' : 'warn'}>{keyword}</StatusPill>{' '}
                <span className="lw-caption">
                  {places.length > 0
                    ? places.map((place) => fieldLabel(place).toLowerCase()).join(', ')
                    : covered
                      ? 'spread over fields'
                      : 'missing'}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
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
