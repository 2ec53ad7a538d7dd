import { lowerAt, type ProductReading, type Statement } from '../../../products/index.js';
import { flatMapped, remembering, wordSet } from '../../../shared/index.js';
import type { Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';
import { originAct } from '../words/originAct.js';

/** What a clause says is done at a place that no list knows. */
interface Done {
  readonly stem: string;
  readonly at: number;
  readonly act: string;
  readonly statement: Statement;
}

const HOW = wordSet('by|hand|here|us|our|own|small|batches|the|a|workshop|studio|factory');
/** Words between the verb and its place. */
const LONGEST = 5;
const VERB = wordSet(
  'made|built|sewn|designed|assembled|woven|knitted|crafted|handcrafted|manufactured|produced|printed|packed|handmade|cast|forged|finished|tested|developed|engineered|grown|bottled|roasted|brewed',
);

/** What the input says of a place: the acts, and whether each clause that names it gives one. */
interface Given {
  readonly acts: readonly string[];
  readonly factIds: readonly string[];
  readonly isPlain: boolean;
}

const givenOf = remembering(
  ({ statements }: ProductReading): ReadonlyMap<string, Given> => {
    const found = new Map<string, Given>();
    const places = flatMapped(statements, ({ statement, factIds, unused }) =>
      unused === undefined ? placesIn(statement).map((place) => ({ ...place, factIds })) : [],
    );
    const named = new Set(places.map(({ stem }) => stem));
    for (const { stem, act, factIds } of places) {
      const known = found.get(stem);
      found.set(stem, {
        acts: [...(known?.acts ?? []), act].slice(0, MOST),
        factIds: [...(known?.factIds ?? []), ...factIds].slice(0, MOST),
        isPlain: false,
      });
    }
    // A place that another clause names too may be more than where one thing is done.
    const inPlaces = new Set(places.map(({ statement }) => statement));
    for (const { statement, unused } of statements)
      if (unused === undefined && !inPlaces.has(statement))
        for (const stem of statement.stems) {
          const known = named.has(stem) ? found.get(stem) : undefined;
          if (known !== undefined) found.set(stem, { ...known, isPlain: true });
        }
    return found;
  },
  () => true,
);
/** A text made to be slow may name a place a thousand times. */
const MOST = 20;

/** "Built in Leeds" where it is designed there and built elsewhere: the act that is said of a place must be the one given for it. */
export function checkPlaces(statement: Statement, { reading }: Evidence): readonly Verdict[] {
  if (statement.negated.includes(true)) return [];
  return flatMapped(placesIn(statement), ({ stem, at, act }) => {
    const given = givenOf(reading).get(stem);
    if (given === undefined || given.isPlain || given.acts.includes(act)) return [];
    const token = statement.tokens[at];
    return [
      {
        support: 'contradicted' as const,
        factIds: given.factIds,
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
    while (verb > 0 && at - verb < LONGEST && HOW.has(lowerAt(tokens, verb))) verb -= 1;
    if (!VERB.has(lowerAt(tokens, verb))) return [];
    return [{ stem: stems[at] ?? '', at, act: originAct(statement, at, at + 1), statement }];
  });
}
