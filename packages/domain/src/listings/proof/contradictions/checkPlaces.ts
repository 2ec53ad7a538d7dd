import { lowerAt, type Statement } from '../../../products/index.js';
import { flatMapped } from '../../../shared/index.js';
import type { Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';
import { originAct } from '../words/originAct.js';

/** What a clause says is done at a place that no list knows. */
interface Done {
  readonly stem: string;
  readonly at: number;
  readonly act: string;
}

const HOW = /^(?:by|hand|here|us|our|own|small|batches|the|a|workshop|studio|factory)$/u;
/** Words between the verb and its place. */
const LONGEST = 5;
const VERB = /(?:ed|en|made|built|sewn|cast|spun|cut)$/u;

/** "Built in Leeds" where it is designed there and built elsewhere: the act that is said of a place must be the one given for it. */
export function checkPlaces(statement: Statement, { reading }: Evidence): readonly Verdict[] {
  if (statement.negated.includes(true)) return [];
  return flatMapped(placesIn(statement), ({ stem, at, act }) => {
    const given = flatMapped(reading.statements, ({ statement: other, factIds, unused }) =>
      unused === undefined && other.stems.includes(stem)
        ? [{ acts: placesIn(other).filter((one) => one.stem === stem), factIds }]
        : [],
    );
    const acts = flatMapped(given, (one) => one.acts);
    if (acts.length === 0 || acts.length < given.length || acts.some((one) => one.act === act)) return [];
    const token = statement.tokens[at];
    return [
      {
        support: 'contradicted' as const,
        factIds: flatMapped(given, ({ factIds }) => [...factIds]),
        reason: `The facts name "${token?.text ?? ''}" for something else.`,
        at: { start: token?.start ?? 0, end: token?.end ?? 0 },
      },
    ];
  });
}

/** The names behind "in" that a participle leads to: "designed by hand in Leeds". */
function placesIn(statement: Statement): readonly Done[] {
  const { tokens, stems, terms } = statement;
  return tokens.flatMap((token, at) => {
    const isName = token.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(token.text) && lowerAt(tokens, at - 1) === 'in';
    if (!isName || terms.some(({ first, next }) => at >= first && at < next)) return [];
    let verb = at - 2;
    while (verb > 0 && at - verb < LONGEST && HOW.test(lowerAt(tokens, verb))) verb -= 1;
    if (!VERB.test(lowerAt(tokens, verb))) return [];
    return [{ stem: stems[at] ?? '', at, act: originAct(statement, at, at + 1) }];
  });
}
