import type { CopyField } from '@listwright/domain/listings';
import { observer } from 'mobx-react-lite';
import { fieldLabel } from '../../../../ui/listing/fields/fieldLabel';
import { factWords } from '../../../../ui/product/facts/factWords';
import { sourceLabel } from '../../../../ui/product/facts/sourceLabel';
import type { UsedFact } from './factGroups';
import { factTopics } from './factTopics';
import factsStyles from './facts.module.css';
import styles from './UsedFacts.module.css';

interface UsedFactsProps {
  readonly facts: readonly UsedFact[];
  readonly onShow: (field: CopyField) => void;
}

/** The facts that the text states, by topic, each with its source and the fields that state it. */
export const UsedFacts = observer(function UsedFacts({ facts, onShow }: UsedFactsProps) {
  return (
    <dl className={factsStyles.facts}>
      {factTopics(facts).map(({ label, facts: rows }) => (
        <div key={label} className={styles.topic}>
          <dt className="lw-secondary lw-small">{label}</dt>
          <dd>
            <ul>
              {rows.map(({ fact, fields }) => (
                <li key={fact.id} id={`fact-${fact.id}`} tabIndex={-1} className={styles.fact}>
                  <p>
                    {fact.part === '' ? null : <span className="lw-secondary">{fact.part}: </span>}
                    <span className={factsStyles.text}>{factWords.value(fact)}</span>{' '}
                    <span className="lw-caption">{sourceLabel(fact.source.field)}</span>
                  </p>
                  <p className={styles.fields}>
                    {fields.map((field) => (
                      <button key={field} type="button" className={styles.field} onClick={() => onShow(field)}>
                        {fieldLabel(field)}
                      </button>
                    ))}
                  </p>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
});
