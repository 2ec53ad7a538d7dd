import { flatMapped } from '../../../shared/index.js';
import type { Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';

const ALONE = /\b(?:by itself|by themselves|on its own|on their own|of its own accord)\b/iu;
/** What moves or acts without a hand; "weighs 2 kg by itself" and "stands on its own" do not. */
const ACTS =
  /\b(?:closes?|shuts?|opens?|switch(?:es)?|turns?|locks?|stops?|starts?|empt(?:y|ies)|cleans?|fills?|refills?|adjusts?|retracts?|winds?|rolls?|waters?|refolds?|unfolds?|inflates?|levels?)\b/iu;
/** What says so in notes: "auto off", "self-levelling", "shuts off by itself". */
const SAYS_SO = /\b(?:auto\p{L}*|self|itself|themselves|by timer|sensors?|on its own|alone|gravity|spring-loaded)\b/iu;

/** "The gate closes by itself" where no fact says that anything happens without a hand. */
export function checkByItself({ text, tokens, negated }: Statement, { reading }: Evidence): readonly Verdict[] {
  const found = ALONE.exec(text);
  if (found === null || !ACTS.test(text.slice(0, found.index))) return [];
  const place = tokens.findIndex(({ start }) => start >= found.index + (tokens[0]?.start ?? 0));
  if (negated[place] === true || negated.includes(true)) return [];
  const said = reading.statements.filter(({ statement }) => SAYS_SO.test(`${statement.label} ${statement.text}`));
  if (said.some(({ statement }) => statement.polarity !== 'is_not')) return [];
  return [
    {
      support: said.length === 0 ? 'unverified' : 'contradicted',
      factIds: flatMapped(said, ({ factIds }) => factIds),
      reason:
        said.length === 0
          ? 'No fact says that it does so by itself.'
          : 'The facts say that it does not do so by itself.',
      at: { start: found.index, end: found.index + found[0].length },
    },
  ];
}
