import type { api, CallOutput } from '@listwright/application/contract';
import { CopyButton } from '../../../ui/CopyButton';
import { countText } from '../../../ui/listing/countText';
import { FindingLines } from './FindingLines';
import styles from '../listings.module.css';

type Fit = CallOutput<typeof api.listings.runTitleFit>['analysis'];

const PLACES = { item_highlights: 'item highlights', search_terms: 'search terms', dropped: 'removed' } as const;

/** The title within the limit, and where each phrase that left it went. */
export function FittedTitle({ result }: { readonly result: Fit['result'] }) {
  const { title, item_highlights: highlights, search_terms: terms, moved, findings } = result;
  return (
    <div className="lw-stack">
      <Part label={`Title · ${countText(title, 'characters')} characters`} text={title} />
      {highlights === '' ? null : <Part label="Item highlights" text={highlights} />}
      {terms === '' ? null : <Part label="Search terms" text={terms} />}
      {moved.length === 0 ? null : (
        <div className="lw-well lw-small">
          <p className="lw-strong">Removed from the title</p>
          <ul className={styles.moved}>
            {moved.map(({ text, to, reason }, at) => (
              <li key={at} title={reason}>
                “{text}” → {PLACES[to]}
              </li>
            ))}
          </ul>
        </div>
      )}
      <FindingLines findings={findings} />
    </div>
  );
}

function Part({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="lw-row-between">
      <div>
        <p className="lw-caption">{label}</p>
        <p className="lw-strong">{text}</p>
      </div>
      <CopyButton text={text} label={`Copy ${label.split(' ·')[0]?.toLowerCase() ?? ''}`} />
    </div>
  );
}
