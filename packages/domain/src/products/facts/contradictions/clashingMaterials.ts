import { flatMapped, remembering } from '../../../shared/index.js';
import { HYPERNYMS } from '../../knowledge/hypernyms.js';
import type { Kind } from '../../kinds/index.js';
import { stemsOf, type Statement, type Term } from '../../reading/index.js';
import type { InputStatement } from '../ProductReading.js';

const GENERAL = new Map(HYPERNYMS.map(([specific, ...general]) => [specific, general]));
/** "Oak look", "steel grey": the name of a material that is none. */
const LOOK =
  /^(?:look|effect|finish|style|tone|toned|colou?red|colou?r|coated|plated|grey|gray|blue|green|brown|print|printed|like|free)$/u;
const ALL_OF_IT = /^(?:made|crafted|built|100)\b/iu;
const LABEL = /^(?:(?:main |outer |frame )?material|fabric|composition)s?$/iu;

/** A material of the name that the notes give otherwise: "Oak table" with "Material: pine wood". Of kinds that are surely known. */
export function clashingMaterials(
  statements: readonly InputStatement[],
  kind: Kind | undefined,
): readonly { readonly one: InputStatement; readonly other: InputStatement }[] {
  if (kind === undefined) return [];
  const { inKind, heads } = namesOf(kind);
  const named = flatMapped(statements, (source) =>
    source.field !== 'product_name' || source.unused !== undefined
      ? []
      : source.statement.terms
          .filter(
            (term) => isOfProduct(term, source.statement, heads) && !stemsOf(term.key).some((stem) => inKind.has(stem)),
          )
          .map((term) => ({ source, term })),
  );
  const all = named.map(({ term }) => term.key);
  const strict = statements.filter(
    ({ field, unused, statement }) => field !== 'product_name' && unused === undefined && saysAll(statement),
  );
  return flatMapped(named, ({ source, term }) => {
    const other = strict.find(({ statement }) =>
      materialsOf(statement).every(({ key }) => !all.some((own) => isRelated(own, key))),
    );
    return other === undefined ||
      strict.some(({ statement }) => materialsOf(statement).some(({ key }) => isRelated(term.key, key)))
      ? []
      : [{ one: source, other }];
  });
}

/** The stems of all names of a kind, and of their last words. */
const namesOf = remembering(
  ({ name, synonyms }: Kind) => {
    const names = [name, ...synonyms].map(stemsOf);
    return { inKind: new Set(names.flat()), heads: new Set(names.map((stems) => stems.at(-1) ?? '')) };
  },
  () => true,
);

const materialsOf = ({ terms }: Statement): readonly Term[] => terms.filter(({ lexicon }) => lexicon === 'material');

/** A labelled material, "made of …" or 100 %: what the whole product is of. */
const saysAll = (statement: Statement): boolean =>
  materialsOf(statement).length > 0 &&
  materialsOf(statement).every(({ part }) => part === '') &&
  statement.part === '' &&
  !statement.negated.includes(true) &&
  !statement.isBracketed &&
  (LABEL.test(statement.label) || (statement.label === '' && ALL_OF_IT.test(statement.text)));

/** The material stands right before the word for the product: "solid oak dining table". */
function isOfProduct({ lexicon, part, next }: Term, { tokens, stems }: Statement, heads: ReadonlySet<string>): boolean {
  if (lexicon !== 'material' || part !== '' || LOOK.test(tokens[next]?.lower ?? '')) return false;
  const head = stems.findIndex((stem, at) => at >= next && heads.has(stem));
  return head !== -1 && head - next <= 2 && tokens.slice(next, head).every(({ kind }) => kind === 'word');
}

const isRelated = (one: string, other: string): boolean => {
  const mine = [one, ...(GENERAL.get(one) ?? [])];
  const theirs = [other, ...(GENERAL.get(other) ?? [])];
  // "Wood" and "beech wood".
  const isNamed = stemsOf(one).some((stem) => stemsOf(other).includes(stem));
  return isNamed || mine.includes(other) || theirs.includes(one) || isBlend(one) || isBlend(other);
};

/** Words that say nothing against another material. */
const isBlend = (key: string): boolean =>
  /alloy|blend|fabric|textile|fibre|metal|plastic|engineered|mesh|foam/u.test(key);
