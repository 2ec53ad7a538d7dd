import { flatMapped } from '../../../shared/index.js';
import { stemOf, type Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';

const ALONE = /\b(?:by itself|by themselves|on its own|on their own|of its own accord)\b/iu;
/** What moves or acts without a hand; "weighs 2 kg by itself" and "stands on its own" do not. */
const ACTS =
  /\b(?:closes?|shuts?|opens?|switch(?:es)?|turns?|locks?|stops?|starts?|empt(?:y|ies)|cleans?|fills?|refills?|adjusts?|retracts?|winds?|rolls?|waters?|refolds?|unfolds?|inflates?|levels?)\b/giu;
/** What acts without a hand whatever it does. */
const AUTOMATIC =
  /\b(?:auto\p{L}*|sensors?|timers?|programm?able|robot\p{L}*|springs?|spring-loaded|gravity|motori[sz]ed)\b/iu;
/** What says so of one act: "shuts off by itself", "switches off alone", "switches off when the water boils". */
const SAYS_SO = /\b(?:self|itself|themselves|alone|on its own|without help|when|after|once)\b/iu;

/** "The gate closes by itself" where no fact says that anything happens without a hand. */
export function checkByItself({ text, tokens, negated }: Statement, { reading }: Evidence): readonly Verdict[] {
  const found = ALONE.exec(text);
  const acts =
    found === null ? [] : [...text.slice(0, found.index).matchAll(ACTS)].map(([act]) => stemOf(act.toLowerCase()));
  if (found === null || acts.length === 0 || negated.includes(true)) return [];
  const said = reading.statements.filter(({ statement: { label, text: words, stems } }) => {
    const all = `${label} ${words}`;
    return AUTOMATIC.test(all) || (SAYS_SO.test(all) && acts.some((act) => stems.includes(act)));
  });
  if (said.some(({ statement }) => statement.polarity !== 'is_not')) return [];
  const offset = tokens[0]?.start ?? 0;
  return [
    {
      support: said.length === 0 ? 'unverified' : 'contradicted',
      factIds: flatMapped(said, ({ factIds }) => factIds),
      reason:
        said.length === 0
          ? 'No fact says that it does so by itself.'
          : 'The facts say that it does not do so by itself.',
      at: { start: found.index + offset, end: found.index + found[0].length + offset },
    },
  ];
}
