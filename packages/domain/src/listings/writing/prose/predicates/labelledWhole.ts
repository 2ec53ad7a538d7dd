import type { Passage } from '../../plan/Passage.js';
import { agree, withArticle, type Subject } from '../grammar.js';
import { inSentence } from '../inSentence.js';
import { joined } from '../normalise.js';
import { saysTheWhole } from '../saysTheWhole.js';
import type { Spoken } from '../Spoken.js';
import { asPredicate } from './asPredicate.js';
import { partSentence } from './partSentence.js';

/** "85 dB buzzer", "8-week training plan": a thing, which needs an article. */
const COUNTS_THING = /^\d\S* ?\S{0,4} (?:\p{L}+ )*\p{L}{4,}/u;

/** Labels that are verbs: "measures: outside, inside". */
const VERB_LABEL = /^(?:measures|suits|serves|holds|supports|covers|seats)$/iu;
/** Measures that the whole product has. */
const HAD = /^(?:range|measuring range|resolution|accuracy|operating pressure|max load|max pressure|field of view)$/iu;

/** A value under a label that makes a whole sentence; undefined where only the label can say what it is. */
export function labelledWhole({ units, label, text }: Passage, subject: Subject): readonly Spoken[] | undefined {
  if (VERB_LABEL.test(label) && units.every(({ isNegative }) => !isNegative) && !/[():]/u.test(text)) {
    const items = units.length > 1 ? units.map((unit) => unit.text) : (units[0]?.items ?? []);
    return [{ kind: 'verb', text: agree(`${label.toLowerCase()} ${joined(items.map(inSentence))}`, subject.isPlural) }];
  }
  const [only] = units;
  if (units.length !== 1 || only === undefined || only.items.length > 1) return undefined;
  if (saysTheWhole(only)) {
    const spoken = asPredicate(only, subject);
    return spoken.kind === 'detail' ? undefined : [spoken];
  }
  if (/^model$/iu.test(label) && /^[\p{L}\d-]*\d[\p{L}\d-]*$/u.test(only.text))
    return [{ kind: 'sentence', text: `the model is ${only.text}` }];
  if (HAD.test(label) && !only.isNegative && /\d/u.test(only.text) && !/[,(]/u.test(only.text))
    return [{ kind: 'has', text: `${withArticle(inSentence(label))} of ${only.text}` }];
  // "Seat height: 45 cm" is the measure behind its noun.
  const { label: _, ...rest } = only;
  const own = only.isNegative
    ? undefined
    : partSentence({ ...rest, label: '', form: 'noun', text: `${label} ${only.text}` });
  return own === undefined || !/^the .+ (?:is|are) /u.test(own) || COUNTS_THING.test(only.text)
    ? undefined
    : [{ kind: 'sentence', text: own }];
}
