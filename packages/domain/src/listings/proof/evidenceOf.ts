import {
  NUMBER_WORDS,
  readStatement,
  readStatements,
  stemOf,
  stemsOf,
  tokenise,
  type InputStatement,
  type ProductReading,
  type Statement,
  type Token,
  type Term,
} from '../../products/index.js';
import { flatMapped, wordSet, remembering, TextMemory } from '../../shared/index.js';
import { generalWordsAt } from './concepts.js';
import { entailmentsOf } from './entailmentsOf.js';
import { keysOfWords, stemsOfKind } from './keysOfWords.js';
import { isOnlyLimit } from './figures/isOnlyLimit.js';
import { mergedTerms } from './mergedTerms.js';
import { countedThings } from './figures/countedThings.js';
import { labelledCount } from './evidence/labelledCount.js';
import { enumeratedCounts } from './evidence/enumeratedCounts.js';
import { isReason } from './evidence/isReason.js';
import { labelledFigure } from './evidence/labelledFigure.js';
import { elidedCount } from './evidence/elidedCount.js';
import { continuedFigure } from './evidence/continuedFigure.js';
import { withPronoun } from './evidence/withPronoun.js';
import { mergedFigures } from './evidence/mergedFigures.js';
import { originAct } from './words/originAct.js';
import { rootsOf } from './words/rootOf.js';
import { denyAllergies } from './words/denyAllergies.js';
import { partNamesOf } from './words/partNamesOf.js';
import { peopleOfAge } from './words/spelledNames.js';
import { listedCounts } from './words/listedCounts.js';
import { isPerHundred, shareOf } from './figures/perHundred.js';
import { phraseKeys, phraseStatements } from './evidence/phraseStatements.js';
import { excludedNames, excludedThings, isExclusion } from './words/excludedThings.js';
import { usesIn, usesOfPhrase } from './evidence/usesIn.js';
import { deniedTogether } from './words/deniedTogether.js';
import { labelledKey, verbatimKey } from './evidence/verbatimKey.js';
import { deniesItself, isLabelDenied } from './labelDenials.js';
import {
  MOST_FACTS,
  type ConceptUse,
  type EntailedPhrase,
  type Evidence,
  type GivenFigure,
  type GivenTerm,
} from './Evidence.js';

/** All that a reading carries: what was said, what is more general, what follows. Facts that contradict each other carry nothing. */
export const evidenceOf: (reading: ProductReading) => Evidence = remembering(makeEvidence, () => true);

const COUNT = wordSet('(?:count)?');
const EXCLUDES = /^(?:not|excl(?:ud(?:ed|es|ing))?|without)\b/iu;

function makeEvidence(reading: ProductReading): Evidence {
  const concepts = new Map<string, ConceptUse>();
  const figures: GivenFigure[] = [];
  const terms: GivenTerm[] = [];
  const codes = new Set<string>();
  const bareFigures = new Set<string>();
  const listSizes = new Set<number>();
  const clauses: Set<string>[] = [];
  const verbatim = new Map<string, readonly string[]>();
  const entailed: EntailedPhrase[] = [];
  const otherwiseDenied = new Set<string>();
  const included = new Set<string>();
  const disputed = new Set(flatMapped(reading.contradictions, ({ factIds }) => factIds));
  const use = (key: string, isNegated: boolean, factIds: readonly string[], isEntailed = false): void => {
    let known = concepts.get(key);
    if (known === undefined) {
      known = { affirmed: false, denied: false, factIds: new Set<string>(), isEntailed: true };
      concepts.set(key, known);
    }
    // What was said decides; what follows only speaks of what was not.
    if (!isEntailed || known.isEntailed) {
      if (isNegated) known.denied = true;
      else known.affirmed = true;
    }
    if (!isEntailed) known.isEntailed = false;
    if (known.factIds.size < MOST_FACTS) for (const id of factIds) known.factIds.add(id);
  };
  const takeCode = ({ lower, start }: Token, { quantities }: Statement): void => {
    codes.add(lower);
    // The 750 of "750 ml" counts nothing.
    const isMeasured = quantities.some((figure) => figure.start === start && !COUNT.has(figure.unit));
    if (!isMeasured) bareFigures.add(lower);
  };
  const take = (statement: Statement, factIds: readonly string[], isEntailed: boolean): void => {
    for (const { key, isNegated, onlyFollows } of isEntailed ? usesOfPhrase(statement) : usesIn(statement))
      use(key, isNegated, factIds, isEntailed || onlyFollows);
    statement.tokens.forEach((token, at) => {
      if (token.kind === 'number' || token.kind === 'code') takeCode(token, statement);
      // "Four rubber feet": they may be counted in figures.
      const spelled = at + 1 < statement.tokens.length ? NUMBER_WORDS.get(token.lower) : undefined;
      if (spelled !== undefined && spelled > 1) codes.add(String(spelled));
    });
  };
  const takeWords = (words: string, isNegated: boolean, factIds: readonly string[], isEntailed: boolean): void => {
    for (const key of keysOfWords(words)) use(key, isNegated, factIds, isEntailed);
  };
  const takeTerm = (
    term: Term,
    statement: Statement,
    factIds: readonly string[],
    near: ReadonlySet<string> = new Set(statement.stems),
  ): void => {
    const { tokens, stems, negated } = statement;
    const isNegated = negated[term.first] ?? false;
    const act = term.lexicon === 'origin' ? originAct(statement, term.first, term.next) : '';
    const words = statement.label.toLowerCase().split(' ');
    const label = words.length > 2 ? '' : stemOf(words.at(-1) ?? '');
    terms.push({ term, near, label, behind: stems[term.next] ?? '', act, isNegated, factIds });
    for (let at = term.first; at < term.next; at += 1)
      for (const general of generalWordsAt(tokens, stems, at)?.words ?? [])
        terms.push({ term: { ...term, key: general }, near, label, act, isNegated, factIds });
  };

  const sentences = new Map<string, Set<string>>();
  const openings = new Map<string, Statement>();
  for (const one of reading.statements) {
    if (!openings.has(sentenceOf(one))) openings.set(sentenceOf(one), one.statement);
    const stems = sentences.get(sentenceOf(one)) ?? new Set<string>();
    for (const stem of one.statement.stems) stems.add(stem);
    sentences.set(sentenceOf(one), stems);
  }
  const carried = reading.statements.filter(({ unused }) => unused === undefined || unused.reason === 'duplicate');
  const reasons: InputStatement[] = [];
  for (const [at, one] of carried.entries()) {
    const isDisputed = one.factIds.some((id) => disputed.has(id));
    if (isDisputed) continue;
    if (isReason(one.statement)) reasons.push(one);
    else take(one.statement, one.factIds, false);
    const isOpening = openings.get(sentenceOf(one)) === one.statement;
    const key = one.statement.label === '' ? verbatimKey(one.statement, isOpening) : labelledKey(one.statement);
    if (key !== undefined) verbatim.set(key, one.factIds);
    if (!isExclusion(one.statement))
      one.statement.stems.forEach((stem, at) => (one.statement.negated[at] ?? false) && otherwiseDenied.add(stem));
    if (one.statement.property === 'included' && !isExclusion(one.statement))
      one.statement.stems.forEach((stem, at) => isThing(one.statement, at) && included.add(stem));
    const listed = labelledCount(one.statement);
    if (listed !== undefined) figures.push({ measured: listed, isNegated: false, factIds: one.factIds });
    for (const quantity of one.statement.quantities) {
      const labelled = withPronoun(labelledFigure(quantity, one.statement), one.statement);
      const measured = continuedFigure(labelled, one, openings.get(sentenceOf(one)), carried[at - 1]);
      const isNegated = isNegatedAt(one.statement, measured.start);
      figures.push({ measured, isNegated, factIds: one.factIds });
      const all = elidedCount(quantity, one.statement);
      if (all !== undefined) figures.push({ measured: all, isNegated, factIds: one.factIds });
      const share = isPerHundred(`${one.statement.label} ${one.statement.text}`) ? shareOf(measured) : undefined;
      if (share !== undefined) figures.push({ measured: share, isNegated, factIds: one.factIds });
      takeWords(peopleOfAge(measured), isNegated, one.factIds, true);
    }
    for (const term of one.statement.terms) takeTerm(term, one.statement, one.factIds, sentences.get(sentenceOf(one)));
    if (one.statement.items.length > 1) listSizes.add(one.statement.items.length);
    const label = one.statement.label;
    clauses.push(new Set([...one.statement.stems, ...stemsOf(label)]));
    if (label !== '') {
      // "Waterproof: no" denies its label; "Seams: not taped" only speaks of it.
      if (deniesItself(label))
        for (const named of readStatements(label, reading.context)) take(named, one.factIds, false);
      // "Not included: matches" denies the matches, and not that there is a box.
      else if (!EXCLUDES.test(label)) takeWords(label, isLabelDenied(one.statement), one.factIds, false);
      const isNegated = one.statement.polarity === 'is_not';
      const isFigure = /\d/u.test(label) || NUMBER_WORDS.has(/^\p{L}+/u.exec(label.toLowerCase())?.[0] ?? '');
      for (const named of readStatements(label, reading.context)) {
        if (isFigure)
          for (const measured of named.quantities) figures.push({ measured, isNegated, factIds: one.factIds });
        // "Metal plates: 2 in the box" has metal plates.
        if (!isNegated) for (const term of named.terms) takeTerm(term, named, one.factIds);
      }
    }
  }
  const inSentence = new Map<string, number>();
  for (const { field, statement } of carried)
    if (!statement.isBracketed && isListed(statement))
      inSentence.set(
        `${field}:${statement.sentence}`,
        (inSentence.get(`${field}:${statement.sentence}`) ?? 0) + (endsList(statement) ? 2 : 1),
      );
  for (const size of inSentence.values()) if (size > 2) listSizes.add(size);
  for (const { entailment, factIds } of entailmentsOf(reading, disputed)) {
    for (const phrase of [...(entailment.sentence === undefined ? [] : [entailment.sentence]), ...entailment.phrases])
      for (const statement of phraseStatements(phrase)) {
        take(statement, factIds, true);
        entailed.push({ keys: phraseKeys(statement), isNegative: statement.negated.includes(true) });
        for (const measured of statement.quantities)
          figures.push({ measured, isNegated: isNegatedAt(statement, measured.start), factIds });
        for (const term of statement.terms) {
          const isNegated = statement.negated[term.first] ?? false;
          // "Not for people who are allergic to latex" follows from the latex in it.
          if (isNegated && terms.some((one) => !one.isNegated && one.term.key === term.key)) continue;
          const act = term.lexicon === 'origin' ? originAct(statement, term.first, term.next) : '';
          terms.push({ term, near: new Set(), label: '', act, isNegated, factIds });
        }
      }
  }
  // A reason speaks of things that nothing else is said of.
  for (const { statement, factIds } of reasons)
    for (const { key, isNegated } of usesIn(statement)) if (!concepts.has(key)) use(key, isNegated, factIds);
  // A square has two equal sides.
  if (figures.some(({ measured }, at) => isSquare(measured, figures[at + 1]?.measured)))
    takeWords('square', false, [], true);
  // Several shares of materials make a blend.
  if (
    terms.filter(({ term, isNegated }) => term.lexicon === 'material' && !isNegated).length > 1 &&
    figures.some(({ measured }) => measured.unit === '%')
  )
    for (const word of ['blend', 'mix', 'mixture']) takeWords(word, false, [], true);
  // The name as a whole: what its phrases leave out (brand, signs, single letters) is given too.
  const whole = readStatement(
    reading.statedName,
    { start: 0, end: reading.statedName.length },
    '',
    0,
    false,
    reading.context,
  );
  take(whole, [], false);
  for (const measured of whole.quantities)
    figures.push({ measured, isNegated: isNegatedAt(whole, measured.start), factIds: [] });
  for (const term of whole.terms) takeTerm(term, whole, []);
  for (const token of tokenise(reading.statedName))
    if (token.kind === 'number' || token.kind === 'code') takeCode(token, whole);
  // The 1920s where 1924 is given.
  for (const code of [...codes]) if (/^(?:1[5-9]|20)\d\d$/u.test(code)) codes.add(`${code.slice(0, 3)}0`);
  const { kind } = reading.name;
  const named = [
    reading.brief.brand,
    reading.brief.category,
    kind.name,
    ...(kind.certainty === 'known' ? [kind.kind.name, ...kind.kind.synonyms] : []),
  ];
  for (const words of named) takeWords(words, false, [], false);
  denyAllergies(concepts);
  for (const { statement } of carried) for (const size of listedCounts(statement)) listSizes.add(size);
  // "Cover not included" of a sofa cover speaks of another one.
  const given = mergedFigures(figures);
  const kindStems = stemsOf(kind.name);
  const head = kindStems.at(-1);
  const excluded = new Set([...excludedThings(carried)].filter((stem) => stem !== head));
  return {
    reading,
    excluded,
    onlyExcluded: new Set([...excluded].filter((stem) => !otherwiseDenied.has(stem))),
    included,
    excludedNames: excludedNames(carried),
    deniedTogether: flatMapped(carried, ({ statement }) => deniedTogether(statement)),
    concepts,
    roots: rootsOf(concepts),
    figures: given,
    things: countedThings(figures),
    terms: mergedTerms(terms),
    codes,
    bareFigures,
    listSizes,
    enumerated: enumeratedCounts(reading.brief.description),
    clauses,
    verbatim,
    partNames: partNamesOf(terms, carried),
    entailed,
    neutral: stemsOfKind(kind.kind).neutral,
    searchable: new Set([...stemsOfKind(kind.kind).searched, ...flatMapped(reading.brief.keywords ?? [], stemsOf)]),
    factsById: new Map(reading.facts.map((fact) => [fact.id, fact])),
    kindStems,
    isOfOne: given.some(({ measured, isNegated }) => !isNegated && measured.unit === '%' && measured.low === 100),
    memory: new TextMemory(),
  };
}

const isSquare = (one: GivenFigure['measured'], other: GivenFigure['measured'] | undefined): boolean =>
  other !== undefined &&
  one.chain > 1 &&
  one.place === 0 &&
  other.place === 1 &&
  one.low === other.low &&
  one.unit === other.unit;

/** The last word of a phrase is the thing: no "cable" comes with a "cable clip". */
const isThing = ({ tokens, quantities }: Statement, at: number): boolean =>
  tokens[at + 1]?.kind !== 'word' ||
  /^(?:and|or|with|for|in|of|on|to|is|are|incl|included|supplied|enclosed|from)$/u.test(tokens[at + 1]?.lower ?? '') ||
  quantities.some(({ start }) => start === tokens[at + 1]?.start);

/** An entry of a list: a short noun phrase without a figure. */
const isListed = ({ form, quantities, tokens }: Statement): boolean =>
  form === 'noun' && quantities.length === 0 && (tokens.length <= 4 || tokens.at(-1)?.kind === 'code');

const sentenceOf = ({ field, statement }: InputStatement): string => `${field}:${statement.sentence}`;

/** The "M and L" that closes "S, M and L". */
const endsList = ({ form, tokens }: Statement): boolean =>
  form === 'noun' && tokens.length === 3 && tokens[1]?.lower === 'and';

function isNegatedAt(statement: Statement, start: number): boolean {
  const at = statement.tokens.findIndex((token) => token.start >= start);
  return (statement.negated[at] ?? false) && !isOnlyLimit(statement, at);
}
