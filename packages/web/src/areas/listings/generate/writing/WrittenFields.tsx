import { observer } from 'mobx-react-lite';
import { fieldSpecs } from '../../../../ui/listing/fields/fieldSpecs';
import type { WrittenField } from './WrittenField';
import listingsStyles from '../../listings.module.css';
import styles from './WrittenFields.module.css';

/** The fields of a listing in progress, in reading order. */
export const WrittenFields = observer(function WrittenFields({
  written,
}: {
  readonly written: readonly WrittenField[];
}) {
  return (
    <div className="lw-stack">
      {fieldSpecs.map(({ field, label }) => {
        const texts = written.filter((one) => one.field === field && one.text !== '');
        if (texts.length === 0) return null;
        return (
          <section key={field} aria-label={label} className="lw-stack-tight">
            <h2 className={listingsStyles.fieldLabel}>{label}</h2>
            {texts.length === 1 && texts[0]?.index === undefined ? (
              <p className={styles.written}>{plain(texts[0]?.text ?? '')}</p>
            ) : (
              <ul className={styles.written}>
                {texts.map(({ index, text }) => (
                  <li key={index}>{plain(text)}</li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
});

const plain = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/ {2,}/gu, ' ')
    .trim();
