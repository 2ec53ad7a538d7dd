import { flatMapped, TextMemory, wordSet } from '../../../shared/index.js';
import { lowerAt, stemOf, stemsOf, type Statement, type Term } from '../../../products/index.js';
import type { Evidence, GivenTerm } from '../Evidence.js';
import { hasPlugOf, namesPlug } from './namesPlug.js';
import type { Verdict } from '../Verdict.js';
import { keysOfWords } from '../keysOfWords.js';
import { originAct } from '../words/originAct.js';
import { rootOf } from '../words/rootOf.js';
import { isSamePart } from '../words/isSamePart.js';
import { isMaterialItself } from '../comparing/isMaterialItself.js';
import { isAboutWarranty } from '../contradictions/checkWarranty.js';
import { isExclusion } from '../words/excludedThings.js';
import { isOfItsPart, isOfSameThing } from './isOfItsPart.js';

/** Parts whose colour is the colour of the product. */
const OUTER = wordSet('cover|cov|cas|case|housing|body|fabric|exterior|upholstery|shell|hous');

const KINDS: Readonly<Record<Term['lexicon'], string>> = {
  material: 'material',
  colour: 'colour',
  certification: 'certificate',
  origin: 'origin',
};
/** Words for the product's own outside: what is said of them is said of the product. */
const GIVEN_WHOLE: ReadonlySet<string> = new Set(
  'body outside exterior outer shell surface top fabric frame construction piece part component element coat'
    .split(' ')
    .map(stemOf),
);
const WHOLE: ReadonlySet<string> = new Set([...GIVEN_WHOLE, stemOf('casing')]);

/** Materials, colours, certificates and places of a statement: given, of the same part, with the same polarity. */
export function checkTerms(statement: Statement, evidence: Evidence): readonly Verdict[] {
  return flatMapped(statement.terms, (term) => {
    const verdict = checkTerm(term, statement, evidence);
    return verdict === undefined ? [] : [verdict];
  });
}

function checkTerm(term: Term, statement: Statement, evidence: Evidence): Verdict | undefined {
  // "Do not wash the foam" denies the washing.
  const isDenied = (statement.negated[term.first] ?? false) && !isActedOn(statement, term);
  const first = statement.tokens[term.first];
  const last = statement.tokens[term.next - 1];
  const at = { start: first?.start ?? 0, end: last?.end ?? 0 };
  const shown = statement.text.slice(at.start, at.end);
  // "Pure silk" where 100 % silk was given.
  const wanted = statement.stems
    .slice(term.first, term.next)
    .filter((stem) => !(evidence.isOfOne && /^pure?$/u.test(stem)));
  // "Certified to OEKO-TEX Standard 100" where the standard stands alone, as a certificate: what it names is checked.
  if (term.key === 'certified' && !isDenied && isGivenAlone(statement, term, evidence)) return undefined;
  if (term.lexicon === 'origin' && !isDenied && namesPlug(statement, shown, evidence)) return undefined;
  // The cream of "hand cream" is no colour.
  if (term.lexicon === 'colour' && wanted.every((stem) => evidence.kindStems.includes(stem))) return undefined;
  const given = evidence.terms.filter(
    (one) =>
      one.term.lexicon === term.lexicon &&
      (one.term.key === term.key ||
        isPale(term, one) ||
        isShade(term, one.term) ||
        isMoreGeneral(wanted, one.term.key, term.lexicon)),
  );
  const what = KINDS[term.lexicon];
  const strong = statement.stems[term.first - 1] ?? '';
  // "Solid walnut" where the legs are solid beech and the rest looks like walnut.
  if (
    term.lexicon === 'material' &&
    !isDenied &&
    (strong === 'solid' || strong === 'massiv') &&
    evidence.clauses.every(
      (clause) =>
        !clause.has(strong) || !wanted.every((stem) => clause.has(stem) || (stem === 'wood' && wanted.length > 1)),
    )
  )
    return { support: 'unsupported', factIds: [], reason: `No fact says "${strong} ${shown}".`, at };
  if (given.length === 0) {
    // What only looks like oak is no oak.
    const imitated = evidence.terms.filter((one) => one.term.key === `${term.key} effect` && !one.isNegated);
    if (imitated.length > 0)
      return isDenied
        ? undefined
        : {
            support: 'contradicted',
            factIds: flatMapped(imitated, ({ factIds }) => factIds),
            reason: `The facts say that it only looks like "${shown}".`,
            at,
          };
    // It may be a word of the input that the lexicon does not know there: part of a name, of a scent, of a longer term.
    const words = wanted.map((stem) => evidence.concepts.get(stem));
    const use = words.includes(undefined) ? keysOfWords(term.key).map((key) => evidence.concepts.get(key)) : words;
    // A region says where a thing was made only where no country is named, and nothing was merely designed there.
    const isOpen =
      term.lexicon !== 'origin' ||
      !(
        hasPlugOf(shown, evidence) ||
        evidence.concepts.get('design')?.affirmed === true ||
        evidence.terms.some((one) => one.term.lexicon === 'origin' && !one.isNegated)
      );
    if (isOpen && use.every((one) => one !== undefined && (isDenied ? one.denied : one.affirmed))) return undefined;
    if (isOpen && use.every((one) => one !== undefined))
      return { support: 'contradicted', factIds: [], reason: `The facts say the opposite of "${shown}".`, at };
    return { support: 'unsupported', factIds: [], reason: `No fact gives the ${what} "${shown}".`, at };
  }
  const polar = given.filter((one) => one.isNegated === isDenied);
  // "The wood oil is not included", "weathering of the wood is not covered": that there is wood is not denied.
  const isOfRest = isExclusion(statement) || isAboutWarranty(statement.text);
  if (polar.length === 0 && isDenied && (isOfRest || isOfAnother(term, given, evidence))) return undefined;
  if (polar.length === 0)
    return {
      support: 'contradicted',
      factIds: flatMapped(given, ({ factIds }) => factIds),
      reason: `The facts say the opposite of "${shown}".`,
      at,
    };
  if (term.lexicon === 'material' && isMaterialItself(statement, term)) return undefined;
  const part = WHOLE.has(term.part) ? '' : term.part;
  const fitting = polar.filter((one) => {
    const theirs = GIVEN_WHOLE.has(one.term.part) ? '' : one.term.part;
    // What is said of the product may be said of a part of which nothing else is known.
    const isFree =
      theirs === '' &&
      (term.lexicon === 'material' || term.lexicon === 'colour') &&
      !evidence.terms.some((other) => other.term.lexicon === term.lexicon && isSamePart(other.term.part, part));
    if (term.lexicon === 'origin') return isDoneThere(one, statement, term, evidence);
    return (
      (isSamePart(theirs, part) && !hasOwnTerm(theirs, part, term, evidence)) ||
      (isSamePart(one.term.part, term.part) && !hasOwnTerm(one.term.part, term.part, term, evidence)) ||
      (part !== '' && one.label === part) ||
      // "The dome is held by two steel clips": the same thing is made of it.
      isOfSameThing(one, statement, term) ||
      isHad(statement, term) ||
      isHadByPart(statement, term, one) ||
      (theirs !== '' && isSamePart(theirs, term.part)) ||
      // "The body is nylon" where the housing is.
      (WHOLE.has(term.part) && OUTER.has(theirs)) ||
      (theirs !== '' && isNamedBefore(statement, term, theirs)) ||
      // "Lined with velvet" where the lining is of velvet.
      (theirs !== '' &&
        part === '' &&
        statement.stems.some((stem) => rootOf(stem) === rootOf(theirs) || (theirs === 'lin' && stem === 'line'))) ||
      (theirs !== '' && statement.stems.slice(term.next, term.next + 2).includes(theirs)) ||
      // "The rod of the perch is steel", "its handle is steel with zinc plating".
      (theirs !== '' && statement.stems.includes(theirs) && isOfItsPart(term, one, statement, evidence)) ||
      (term.lexicon === 'colour' &&
        theirs === '' &&
        (OUTER.has(part) || (one.near.has(part) && !hasOther(evidence, part)))) ||
      isFree ||
      (term.lexicon !== 'material' && part === '') ||
      term.lexicon === 'certification' ||
      // "These are not diamonds": nothing of it is.
      (isDenied && part === '') ||
      isLoose(statement, term) ||
      isSubject(statement, term)
    );
  });
  if (fitting.length > 0)
    return { support: 'given', factIds: [...new Set(flatMapped(fitting, ({ factIds }) => factIds))] };
  const where = polar[0]?.term.part ?? '';
  if (term.lexicon === 'origin')
    return {
      support: 'contradicted',
      factIds: flatMapped(polar, ({ factIds }) => factIds),
      reason: `The facts name "${shown}" for something else than making it there.`,
      at,
    };
  return {
    support: 'contradicted',
    factIds: flatMapped(polar, ({ factIds }) => factIds),
    reason:
      where === ''
        ? `The facts give "${shown}" for the product, not for its ${wordOf(part, statement)}.`
        : `The facts give "${shown}" for the ${evidence.partNames.get(where) ?? where} only.`,
    at,
    ...(where === '' ? { doubt: 'owner' as const } : {}),
  };
}

/** Whether a clause of the facts is nothing but the standard behind "certified to", or says that it is certified. */
function isGivenAlone({ tokens, stems }: Statement, { next }: Term, { clauses }: Evidence): boolean {
  if (!/^(?:to|by|according)$/u.test(tokens[next]?.lower ?? '')) return false;
  const name = stems.slice(next + 1).filter((stem, at) => tokens[next + 1 + at]?.kind !== 'sign' && stem !== 'to');
  return (
    name.length > 0 &&
    clauses.some(
      (clause) =>
        name.every((stem) => clause.has(stem)) &&
        (clause.size <= name.length + 1 || [...clause].some((stem) => stem.startsWith('certif'))),
    )
  );
}

/** The facts give other words of the lexicon for each of two parts that may be one: the acacia body and the EVA case. */
const hasOwnTerm = (theirs: string, part: string, { lexicon }: Term, { terms }: Evidence): boolean =>
  theirs !== part && part !== '' && terms.some(({ term }) => term.lexicon === lexicon && term.part === part);

/** "The anvil is not steel" where another part is, and the anvil of brass. */
const isOfAnother = ({ part, lexicon }: Term, given: readonly GivenTerm[], { terms }: Evidence): boolean =>
  part !== '' &&
  (lexicon === 'material' || lexicon === 'colour') &&
  given.every(({ term }) => (term.part === '' ? !WHOLE.has(part) : !isSamePart(term.part, part))) &&
  terms.some(({ term, isNegated }) => term.lexicon === lexicon && !isNegated && isSamePart(term.part, part));

/** "Designed in Sweden" is not "made in Sweden". What is done at a place, where the facts do not say it, is checked as a word. */
function isDoneThere({ act }: GivenTerm, statement: Statement, { first, next }: Term, { terms }: Evidence): boolean {
  const said = originAct(statement, first, next);
  // Nothing else is known of where the material comes from, or of where the product is made.
  return (
    act === said || ((act === '' || act === 'material') && said !== 'design' && !terms.some((one) => one.act === said))
  );
}

/** The label names the part, or a share in percent says of what the term is: "Cover: fleece", "90% duck down". */
const isNamedBefore = ({ label, tokens }: Statement, { first, part }: Term, theirs: string): boolean =>
  (label !== '' && stemsOf(label).includes(theirs)) || (part === '' && tokens[first - 1]?.text === '%');

/** A call not to do something with a thing, which is there. */
const isActedOn = ({ form, tokens, negated }: Statement, { first }: Term): boolean =>
  (form === 'imperative' || tokens.some(({ lower }) => /^(?:needs?|needn't|keep)$/u.test(lower))) &&
  /^(?:the|its|your)$/u.test(lowerAt(tokens, first - 1)) &&
  !/^(?:use|contain|include)$/u.test(tokens[negated.indexOf(true)]?.lower ?? '');

/** A part as the statement writes it. */
const wordOf = (part: string, { stems, tokens, label }: Statement): string =>
  tokens[stems.indexOf(part)]?.lower ?? (label === '' ? part : label.toLowerCase());

/** Whether another colour is given for a part. */
const hasOther = ({ terms }: Evidence, part: string): boolean =>
  terms.some(({ term }) => term.lexicon === 'colour' && isSamePart(term.part, part));

const AND = wordSet('and|&');

/** "The foam is 8 cm thick" speaks of the material itself, wherever it is. */
const isSubject = ({ form, tokens, part }: Statement, term: Term): boolean =>
  form === 'clause' &&
  ((part === '' && term.first <= 1 && /^(?:is|are|has)$/u.test(tokens[term.next]?.lower ?? '')) ||
    // "Canvas and lining are both cotton"
    (term.first === 0 && AND.has(tokens[term.next]?.lower ?? '')));

/** "An olive bag with brown leather" has some, wherever it is. */
function isHad({ tokens, terms }: Statement, { first, part }: Term): boolean {
  let at = first - 1;
  while (at > 0 && terms.some((one) => at >= one.first && at < one.next)) at -= 1;
  // "There is mesh on three sides".
  const isThere = /^(?:is|are)$/u.test(tokens[at]?.lower ?? '') && tokens[at - 1]?.lower === 'there';
  return part === '' && (tokens[at]?.lower === 'with' || isThere);
}

/** "The stand has brass wool" where "iron stand with brass wool" was given: the same thing, named with the part. */
function isHadByPart({ tokens, stems }: Statement, { first, part }: Term, { near }: GivenTerm): boolean {
  const verb = tokens.findIndex(({ lower }) => /^(?:has|have)$/u.test(lower));
  return (
    part !== '' &&
    verb !== -1 &&
    verb < first &&
    near.has(part) &&
    stems.slice(verb + 1).every((stem) => near.has(stem))
  );
}

/** A list of terms without a verb ("cotton, brass lid") states no part. */
function isLoose({ form, tokens }: Statement, { part, first }: Term): boolean {
  if (part !== '') return false;
  // "Choose between brown leather and grey nylon"
  if (CHOICES.has(tokens[0]?.lower ?? '')) return true;
  const words = tokens.filter(({ kind }) => kind === 'word').length;
  return (form === 'noun' || form === 'value') && words <= (first === 0 ? LONGEST_LOOSE : 4);
}

/** "Steel with a zinc coating" begins with it. */
const LONGEST_LOOSE = 6;
const CHOICES = wordSet('choose|pick|select|decide|switch|swap|alternate');

/** "Light green" where "pale green" was given. */
const isPale = ({ key, part }: Term, { term, near }: GivenTerm): boolean =>
  (part === '' || part === term.part) &&
  ((key === `light ${term.key}` && near.has('pale')) || term.key === key.replace(/^light /u, 'pale '));

/** "Sage green" where "sage" was given as the colour. */
const isShade = ({ key, lexicon, part }: Term, given: Term): boolean =>
  lexicon === 'colour' &&
  (given.part === '' || given.part === part) &&
  key.startsWith(`${given.key} `) &&
  /^(?:green|blue|grey|gray|red|yellow|brown|pink|purple|orange|white|black)$/u.test(key.slice(given.key.length + 1));

const termKeys = new TextMemory();

/** "Steel" where "304 stainless steel" was given. */
function isMoreGeneral(wanted: readonly string[], key: string, lexicon: Term['lexicon']): boolean {
  if (lexicon === 'colour') return false;
  const { words, isImitated } = termKeys.of(key, () => ({
    words: key.toLowerCase().split(/[\s-]+/u),
    isImitated: /\b(?:faux|art|imitation|effect|plated|tone|vegan|synthetic|blend)\b/u.test(key),
  }));
  if (isImitated && !wanted.some((stem) => /^(?:faux|art|plat|tone|vegan|blend)/u.test(stem))) return false;
  return wanted.every((stem) => words.some((word) => word === stem || word.startsWith(stem)));
}
