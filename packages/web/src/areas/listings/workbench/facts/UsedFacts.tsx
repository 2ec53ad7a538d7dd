import type { CopyField } from '@listwright/domain/listings';
import { observer } from 'mobx-react-lite';
import { fieldLabel } from '../../../../ui/listing/fields/fieldLabel';
import { factValue, propertyLabel } from '../claims/factWords';
import { sourceLabel } from '../text/sourceLabel';
import type { UsedFact } from './factGroups';

interface UsedFactsProps {
  readonly facts: readonly UsedFact[];
  readonly onShow: (field: CopyField) => void;
}

/** The facts that the text states, each with its source and the fields that state it. */
export const UsedFacts = observer(function UsedFacts({ facts, onShow }: UsedFactsProps) {
  return (
    <ul className="lw-facts">
      {facts.map(({ fact, fields }) => (
        <li key={fact.id} id={`fact-${fact.id}`} tabIndex={-1} className="lw-used-fact">
          <p className="lw-secondary lw-small">
            {propertyLabel(fact.property)}
            {fact.part === '' ? '' : ` of the ${fact.part}`}
          </p>
          <div>
            <p className="lw-fact-text">{factValue(fact)}</p>
            <p className="lw-caption">{sourceLabel(fact.source.field)}</p>
          </div>
          <p className="lw-field-chips">
            {fields.map((field) => (
              <button key={field} type="button" className="lw-field-chip" onClick={() => onShow(field)}>
                {fieldLabel(field)}
              </button>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
});
