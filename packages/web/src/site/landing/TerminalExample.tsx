import { codePointLength, fitTitle } from '@listwright/domain/listings';
import { ruleSetFor } from '@listwright/domain/marketplaces';
import { sampleTitle } from '../islands/sampleTitle';
import styles from './landing.module.css';

/** The output of `titles fit` for the sample, computed when the page is built. */
export function TerminalExample({ today }: { readonly today: string }) {
  const ruleSet = ruleSetFor({ marketplace: 'amazon', on: today });
  const { title, itemHighlights } = fitTitle({ title: sampleTitle }, ruleSet);
  const lines = [
    { kind: 'typed', text: '$ listwright titles fit catalogue.csv --json' },
    { kind: 'key', text: '"before":' },
    { kind: 'value', text: `  ${sampleTitle.slice(0, 34)}…  (${codePointLength(sampleTitle)})` },
    { kind: 'key', text: '"title":' },
    { kind: 'value', text: `  ${title}  (${codePointLength(title)})` },
    { kind: 'key', text: '"item_highlights":' },
    { kind: 'value', text: `  ${itemHighlights}` },
  ];
  return (
    <pre className={styles.terminal} role="region" aria-label="Example of the command line" tabIndex={0}>
      {lines.map(({ kind, text }) => (
        <code key={text} data-kind={kind}>
          {text}
          {'\n'}
        </code>
      ))}
    </pre>
  );
}
