import type { InputStatement, ProductReading, Statement, Term } from '../../../products/index.js';
import { flatMapped, remembering } from '../../../shared/index.js';
import { generalWordsAt } from '../concepts.js';
import type { Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';
import { isSamePart } from '../words/isSamePart.js';
import { ownersOf } from './ownersOf.js';

/** A material or colour that the facts give, or what it is in general, and the things that they give it for. */
interface Owned {
  readonly lexicon: Term['lexicon'];
  readonly key: string;
  readonly owners: ReadonlySet<string>;
  readonly factIds: readonly string[];
}

const ownedOf = remembering(
  ({ statements, context }: ProductReading): readonly Owned[] => {
    const stated = statements.filter(({ unused }) => unused === undefined);
    return flatMapped(stated, (input, at) => {
      const { statement, factIds } = input;
      return flatMapped(statement.terms.slice(0, MOST), (term) => {
        const { lexicon, first } = term;
        const said = ownersOf(statement, term, context.self);
        const own = said.size === 0 ? ownersBefore(input, term, stated[at - 1], context.self) : said;
        const owners =
          own.size === 0
            ? own
            : new Set([
                ...own,
                ...flatMapped(colouredBy(term, statement), (one) => [...ownersOf(statement, one, context.self)]),
              ]);
        const general = generalWordsAt(statement.tokens, statement.stems, first)?.words ?? [];
        return [term.key, ...general].map((key) => ({ lexicon, key, owners, factIds }));
      });
    });
  },
  () => true,
);

/** "Knob acetal, black": a colour that is all its entry says is that of the material's owner before it. */
function ownersBefore(
  { field, statement }: InputStatement,
  { lexicon, first, next }: Term,
  before: InputStatement | undefined,
  self: ReadonlySet<string>,
): ReadonlySet<string> {
  const isAll = lexicon === 'colour' && first === 0 && next === statement.tokens.length && statement.label === '';
  return isAll && before?.field === field && before.statement.sentence === statement.sentence
    ? new Set(
        flatMapped(
          before.statement.terms.filter((term) => term.lexicon === 'material'),
          (term) => [...ownersOf(before.statement, term, self)],
        ),
      )
    : NONE;
}
const NONE: ReadonlySet<string> = new Set();

/** "Straps: polypropylene webbing, black": the colour of a clause of one material is that of what the material is of, too. */
function colouredBy({ lexicon, part }: Term, { terms }: Statement): readonly Term[] {
  const materials = terms.filter((other) => other.lexicon === 'material');
  return lexicon === 'colour' && materials.length === 1 && materials[0]?.part === part ? materials : [];
}

/** A clause names no more materials. */
const MOST = 8;

/**
 * What the facts give for one thing, said of another that they name too: "the bottle is of recycled paper" where the carton
 * is, "the grip is green" where the barrel is green and the grip black.
 */
export function checkOwners(statement: Statement, { reading, concepts }: Evidence): readonly Verdict[] {
  for (const term of statement.terms) {
    if ((term.lexicon !== 'material' && term.lexicon !== 'colour') || statement.negated[term.first] === true) continue;
    const owners = ownersOf(statement, term, reading.context.self);
    if (owners.size === 0 || ![...owners].every((stem) => concepts.get(stem)?.affirmed === true)) continue;
    const alike = ownedOf(reading).filter(({ lexicon }) => lexicon === term.lexicon);
    const given = alike.filter(({ key }) => key === term.key);
    if (given.length === 0 || given.some((one) => meet(one.owners, owners))) continue;
    const isOthers = given.every((one) => one.owners.size > 0) || alike.some((one) => meet(one.owners, owners));
    if (!isOthers) continue;
    const first = statement.tokens[term.first];
    const last = statement.tokens[term.next - 1];
    const at = { start: first?.start ?? 0, end: last?.end ?? statement.text.length };
    const shown = statement.text.slice(at.start, at.end);
    return [
      {
        support: 'contradicted',
        factIds: flatMapped(given, ({ factIds }) => [...factIds]),
        reason: `The facts give "${shown}" for something else.`,
        at,
        doubt: 'owner',
      },
    ];
  }
  return [];
}

/** The same thing: "grip" and "grip section" are, "tie pocket" and "shoe pocket" are not. */
function meet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((stem) => [...other].some((same) => stem === same || isSamePart(stem, same)));
  return shared.length > 0 && (shared.length > 1 || one.size === 1 || other.size === 1);
}
