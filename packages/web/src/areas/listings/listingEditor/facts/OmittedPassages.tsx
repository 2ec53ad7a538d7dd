import { observer } from 'mobx-react-lite';
import { fieldLabel } from '../../../../ui/listing/fields/fieldLabel';
import { sourceLabel } from '../../../../ui/product/facts/sourceLabel';
import type { ListingEditor } from '../ListingEditor';
import { factGroups } from './factGroups';
import { FORBIDDEN, unusedReasons } from './unusedReasons';
import styles from './facts.module.css';

/** Statements that were removed from the text, and input that a listing may not state, each with its reason. */
export const OmittedPassages = observer(function OmittedPassages({ editor }: { readonly editor: ListingEditor }) {
  const { removed_claims: removed } = editor.listing;
  const { forbidden } = factGroups(editor.listing, editor.claims);
  if (removed.length + forbidden.length === 0) return null;
  return (
    <section aria-label="Left out" className="lw-stack-tight">
      <h2 className="lw-h3">Left out</h2>
      {removed.length === 0 ? null : (
        <>
          <h3 className="lw-caption">Removed from the text</h3>
          <ul className={styles.facts}>
            {removed.map(({ field, text, reason }, at) => (
              <li key={at} className={styles.row}>
                <p className={styles.text}>
                  <del>{text}</del>
                </p>
                <p className="lw-caption">
                  {fieldLabel(field)} · {reason}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {FORBIDDEN.map((reason) => {
        const passages = forbidden.filter((one) => one.reason === reason);
        if (passages.length === 0) return null;
        return (
          <div key={reason} className="lw-stack-tight">
            <h3 className="lw-caption">{unusedReasons[reason]}</h3>
            <ul className={styles.facts}>
              {passages.map(({ text, note, source }, at) => (
                <li key={at} className={styles.row}>
                  <p className={styles.text}>{text}</p>
                  <p className="lw-caption">
                    {sourceLabel(source.field)} · {note}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
});
