import { flatMapped, wordSet, WordList } from '../../../shared/index.js';
import {
  lowerAt,
  BASE_VERBS,
  CLAIM_WORDS,
  NEUTRAL_WORDS,
  PhraseIndex,
  stemOf,
  type ClaimClass,
  type Statement,
} from '../../../products/index.js';
import { carriedUses } from './carriedUses.js';
import { checkPart, checkPossession } from './checkRelations.js';
import { checkInclusion, mayMention } from './checkInclusion.js';
import { isRootDenied } from './isRootDenied.js';
import { isReason } from '../evidence/isReason.js';
import { conceptsOf, isDeniedAt, type Concept } from '../concepts.js';
import type { ConceptUse, Evidence } from '../Evidence.js';
import { judgedTokens } from './judgedTokens.js';
import { otherForm } from '../comparing/otherForm.js';
import { needlessAct, needlessVerdict } from './needlessAct.js';
import type { Verdict } from '../Verdict.js';
import {
  isCall,
  isDenying,
  isFitOfFigure,
  isFurtherCall,
  isHolding,
  isLeaving,
  isOfNeither,
  isOfPack,
  isSupply,
} from './furtherWords.js';
import { forbidsManner } from '../toReader/isCaution.js';
import { isHalfDenied } from '../words/deniedTogether.js';
import { isBeyondOnly } from '../words/isBeyondOnly.js';
import { isNoClaim } from '../words/isNoClaim.js';
import { isWashedByHand } from '../words/isWashedByHand.js';
import { isGrammarWord } from '../words/isGrammarWord.js';
import { deniesALimit, deniesIndirectly } from '../words/deniesIndirectly.js';

const NEUTRAL = new WordList(NEUTRAL_WORDS.flatMap((word) => [word, stemOf(word)]));
const CLAIMS = new PhraseIndex<ClaimClass>();
for (const claimClass of Object.keys(CLAIM_WORDS) as ClaimClass[])
  CLAIMS.add(
    claimClass,
    CLAIM_WORDS[claimClass].filter((phrase) => /\p{L}/u.test(phrase)).map((phrase) => [phrase]),
  );

const REASONS: Readonly<Record<ClaimClass, string>> = {
  comparative: 'compares or ranks the product, which no fact does',
  social_proof: 'speaks for buyers or experts, which no fact does',
  quality: 'is praise that no fact carries',
  safety: 'is a statement about safety or health that no fact carries',
  origin: 'is a statement about the origin that no fact carries',
  warranty: 'promises a warranty or a service that no fact gives',
  contents: 'names package contents that no fact gives',
  certification: 'names a certificate or a test that no fact gives',
};
/** Words that only introduce what follows: what they introduce is checked, not they. */
const INTRODUCES = new WordList(
  'contain make have include including come with supply standard meet comply conform cover back all every any never always more light fine mark repair support'
    .split(' ')
    .map(stemOf),
);
/** Small words that quantify over all: true only where the input says it of the same thing. */
const UNIVERSAL = wordSet('every|all|any|most|always|never|anyone|everyone|anything|everything');

const CONDITIONS = wordSet('if|when|whenever|while');
const IF_OR_WHETHER = wordSet('if|whether|in case|when|whenever');

/**
 * The words of a statement that figures and lexicons do not judge: each must be in the input, follow from it or assert nothing.
 * `judgedStems`: words that another check has judged.
 */
export function checkWords(
  statement: Statement,
  evidence: Evidence,
  judgedStems: ReadonlySet<string> = new Set(),
): readonly Verdict[] {
  const verdicts: Verdict[] = [];
  const { tokens, stems, negated, terms, quantities } = statement;
  const claims = CLAIMS.find(tokens, stems);
  const isIndirect = deniesIndirectly(statement);
  const judged = judgedTokens(statement, evidence, claims, isIndirect);
  const hasOrigin = terms.some(({ lexicon }) => lexicon === 'origin');
  // A group of synonyms that the input does not have is read word by word: "no gluten" is not known by "no" and "gluten".
  const concepts = flatMapped(conceptsOf(tokens, stems), (concept) =>
    concept.group === undefined || evidence.concepts.has(concept.group) ? [concept] : singles(concept, tokens, stems),
  );
  // "No BPA in the lid": one denied word that the facts deny carries the denial of the clause.
  const isDenialGiven = concepts.some((concept) => {
    // "Put" and "use" are denied in many ways.
    if (isSmall(concept)) return false;
    // "It does not count your jumps" where "no counter" was given.
    const isHere = negated[concept.first] ?? false;
    if (isHere && useOf(concept, evidence) === undefined && isRootDenied(concept, evidence)) return true;
    if (isHere && concept.stems.some((stem) => evidence.excluded.has(stem))) return true;
    const use = useOf(concept, evidence);
    if (use === undefined) return false;
    if (isDeniedAt(tokens, negated, concept.first, concept.next)) return use.denied && !use.affirmed;
    return use.affirmed && negated.slice(concept.first, concept.next).includes(true);
  });
  const isSupposed = IF_OR_WHETHER.has(tokens[0]?.lower ?? '');
  const isReasoned = isReason(statement);
  // "Even if no battery is fitted" says that it works without one.
  const supposed = tokens.findIndex(
    ({ lower }, at) =>
      CONDITIONS.has(lower) && lowerAt(tokens, at - 1) !== 'even' && /^(?:you|it|they)$/u.test(lowerAt(tokens, at + 1)),
  );
  const carriedUse = carriedUses(statement, evidence);
  const isByHand = isWashedByHand(statement, evidence);
  const isLimited = quantities.length > 0 && deniesALimit(statement);
  const act = needlessAct(statement);
  for (const concept of concepts) {
    if (isJudged(concept, judged) || concept.stems.every((stem) => judgedStems.has(stem))) continue;
    // "Since both blunt the teeth" gives a reason, "since 1928" an origin.
    if (tokens[concept.first]?.lower === 'since' && !/^\d/u.test(tokens[concept.next]?.text ?? '')) continue;
    if (act !== undefined && concept.first < act && tokens[concept.first]?.lower === 'never') continue;
    if (isIntroduction(concept, statement) || isHolding(concept, statement) || isDenying(concept, statement)) continue;
    const isDenied = isDeniedAt(tokens, negated, concept.first, concept.next);
    if (isDenied ? isDenialGiven && isSupply(concept) : isLeaving(concept, statement, evidence)) continue;
    const own = useOf(concept, evidence) ?? otherForm(concept, evidence);
    const use =
      own === undefined || isOpposed(own, isDenied) ? strongerOf(own, carriedUse(concept, own !== undefined)) : own;
    const found = claims.find((one) => one.first < concept.next && concept.first < one.next);
    // "The highest preset is 100 °C".
    if (found !== undefined && RANKS.has(found.tag) && isNoClaim(found, isDenied, statement, evidence)) continue;
    const isAside =
      (found?.tag === 'origin' && hasOrigin) ||
      // "No plastic in the packaging" promises no contents.
      (found?.tag === 'contents' && isDenialGiven && negated.includes(true)) ||
      (found !== undefined && isNoClaim(found, isDenied, statement, evidence)) ||
      // "Do not use it to secure your dog in the car": no praise of the product.
      (found?.tag === 'safety' && isDenied && (isDenialGiven || isByHand));
    const claim = isAside ? undefined : found;
    const needless =
      act === undefined || !isDenied || claim !== undefined
        ? undefined
        : needlessVerdict(concept, act, use, statement, evidence);
    if (needless !== undefined) {
      verdicts.push(needless);
      continue;
    }
    const at = placeOf(statement, claim ?? concept);
    const shown = statement.text.slice(at.start, at.end);
    const isPlain = isNeutral(concept, evidence, tokens[concept.first]?.lower ?? '') && claim === undefined;
    if (use === undefined) {
      if (isDenied && isDenialGiven && claim === undefined && isDeniedVerb(concept, statement)) continue;
      if ((isIndirect || isDenied) && claim === undefined && isRootDenied(concept, evidence)) continue;
      // The "rays" of "UV rays", where UV is denied.
      const isBehindDenied = isByHand || evidence.concepts.get(stems[concept.first - 1] ?? '')?.denied === true;
      if (isDenied && claim === undefined && isBehindDenied) continue;
      const isSaidOtherwise = isFurtherCall(concept, statement, evidence) || isOfPack(concept, statement, evidence);
      if (claim === undefined && isSaidOtherwise) continue;
      if (claim !== undefined)
        verdicts.push({ support: 'unsupported', factIds: [], reason: `"${shown}" ${REASONS[claim.tag]}.`, at });
      else if (!isPlain && !(isDenied && isDenialGiven && BASE_VERBS.has(tokens[concept.first]?.lower ?? '')))
        verdicts.push({ support: 'unverified', factIds: [], reason: `No fact says "${shown}".`, at, doubt: 'word' });
      continue;
    }
    if (isPlain && (!isOpposed(use, isDenied) || (use.isEntailed && !isDenied && !isAppliance(concept)))) continue;
    if (isOpposed(use, isDenied) && (isDenied ? isLimited || isExcluded(concept, evidence) : isIndirect)) {
      verdicts.push({ support: 'entailed', factIds: [...use.factIds] });
      continue;
    }
    if (
      !isDenied &&
      concept.stems.every((stem) => evidence.onlyExcluded.has(stem)) &&
      (mayMention(concept, statement) || isCall(concept, statement))
    )
      continue;
    // What is in the pack is checked as a thing.
    if (!isDenied && claim === undefined && concept.stems.every((stem) => OF_CONTENTS.has(stem))) continue;
    const isBeyond = isBeyondOnly(concept.stems, statement, evidence) || (isByHand && claim === undefined);
    if (isDenied && isOpposed(use, isDenied) && isBeyond) {
      verdicts.push({ support: 'entailed', factIds: [...use.factIds] });
      continue;
    }
    // "A hard plastic case is supplied" where the bits are not: what comes with it is a thing to check.
    const isCheckedThing = !isDenied && claim?.tag === 'contents' && isOpposed(use, false);
    if (isCheckedThing || isFitOfFigure(concept, statement)) continue;
    // "Do not put the blocks in water": that there are blocks is not denied.
    const isNotDenied =
      isOfNeither(concept, statement) ||
      forbidsManner(statement, concept.first) ||
      isProduct(concept, statement, evidence);
    if (isDenied && claim === undefined && isNotDenied) continue;
    // "The motor base is not dishwasher safe": the subject of a denial is not said to be there.
    const isSubject = !isDenied && negated.indexOf(true) >= concept.next;
    const isAfterDenial = isSubject || (isDenialGiven && (isPlain || negated.slice(0, concept.first).includes(true)));
    if (!isDenied && claim === undefined && isHalfDenied(concept.stems, statement, evidence, isPlain)) continue;
    // "If you are allergic to nuts" states no allergy.
    if ((isSupposed || (isReasoned && isAppliance(concept))) && !isDenied && claim === undefined) continue;
    // Nor does "send it back if you do not like the scent" deny the scent.
    if (supposed !== -1 && concept.first > supposed && isDenied && claim === undefined) continue;
    if (isOpposed(use, isDenied) && !(isDenied && isDenialGiven) && !isAfterDenial && !(isPlain && isSmall(concept))) {
      verdicts.push({
        support: 'contradicted',
        factIds: [...use.factIds],
        reason: isDenied ? `The facts do not deny "${shown}".` : `The facts say "not ${shown}".`,
        at,
        ...(isDenied ? { doubt: 'denial' as const } : {}),
      });
      continue;
    }
    verdicts.push({ support: use.isEntailed ? 'entailed' : 'given', factIds: [...use.factIds] });
  }
  return [
    ...verdicts,
    ...checkPossession(statement, evidence),
    ...checkPart(statement, evidence),
    ...checkInclusion(statement, evidence),
  ];
}

function singles({ first, next }: Concept, tokens: Statement['tokens'], stems: readonly string[]): readonly Concept[] {
  return flatMapped(stems.slice(first, next), (stem, offset) =>
    tokens[first + offset]?.kind === 'sign'
      ? []
      : [{ first: first + offset, next: first + offset + 1, group: undefined, stems: [stem] }],
  );
}

const isJudged = ({ first, next }: Concept, judged: ReadonlySet<number>): boolean => {
  for (let at = first; at < next; at += 1) if (!judged.has(at)) return false;
  return true;
};

/** The group of synonyms, or every word of it. */
function useOf({ group, stems }: Concept, { concepts }: Evidence): ConceptUse | undefined {
  const ofGroup = group === undefined ? undefined : concepts.get(group);
  if (ofGroup !== undefined) return ofGroup;
  // The "for" of "covered for" denies and affirms nothing.
  const uses = stems.filter((stem) => stems.length === 1 || !isGrammarWord(stem)).map((stem) => concepts.get(stem));
  if (uses.length === 0 || uses.some((use) => use === undefined)) return undefined;
  return uses.length === 1
    ? uses[0]
    : {
        affirmed: uses.every((use) => use?.affirmed),
        denied: uses.some((use) => use?.denied === true),
        factIds: new Set(flatMapped(uses, (use) => [...(use?.factIds ?? [])])),
        isEntailed: uses.every((use) => use?.isEntailed),
      };
}

/** What was said of a word is not overturned by what only follows. */
const strongerOf = (own: ConceptUse | undefined, carried: ConceptUse | undefined): ConceptUse | undefined =>
  carried === undefined || (own?.isEntailed === false && carried.isEntailed) ? own : carried;

const isOpposed = (use: ConceptUse, isDenied: boolean): boolean =>
  isDenied ? !use.denied : !use.affirmed && use.denied;

function isNeutral({ stems, group }: Concept, { neutral }: Evidence, word: string): boolean {
  if (stems.length === 0) return true;
  return stems.every((stem) => NEUTRAL.has(stem) || neutral.has(stem)) || (group !== undefined && NEUTRAL.has(word));
}

/** What follows for one of these decides: "hand wash only" allows no dishwasher. */
const APPLIANCES = new Set(['dishwasher', 'microwave', 'oven', 'freezer', 'dryer', 'tumble'].map(stemOf));
const isAppliance = ({ stems }: Concept): boolean => stems.some((stem) => APPLIANCES.has(stem));

/** Claims whose words say nothing else where they claim nothing. */
const RANKS = wordSet('comparative|quality');

const OF_CONTENTS = wordSet(
  'in|the|pack|box|packag|set|provid|provide|suppl|suppli|supply|includ|include|come|with|it',
);

/** "The thermometer is left out of the guarantee" where "thermometer excluded" was given. */
const isExcluded = ({ stems }: Concept, { clauses }: Evidence): boolean =>
  clauses.some((clause) => (clause.has('exclud') || clause.has('exclude')) && stems.every((stem) => clause.has(stem)));

/** "Do not crush ice in it" where "not for ice" was given: the verb asserts nothing more. */
const isDeniedVerb = ({ first }: Concept, { tokens }: Statement): boolean =>
  /^(?:not|never|don't|cannot|can't|avoid|without)$/u.test(lowerAt(tokens, first - 1));

/** The product by its name, behind an article. */
const isProduct = ({ stems, first }: Concept, { tokens }: Statement, { reading }: Evidence): boolean =>
  /^(?:the|your|this|these)$/u.test(lowerAt(tokens, first - 1)) &&
  stems.every((stem) => reading.context.self.has(stem));

const isSmall = ({ stems }: Concept): boolean => stems.every((stem) => isGrammarWord(stem));

/** "It comes with two lids": the lids are checked, "comes with" only introduces them. */
function isIntroduction({ stems, next }: Concept, { tokens, property }: Statement): boolean {
  if (!stems.every((stem) => INTRODUCES.has(stem))) return false;
  return (
    !stems.some((stem) => UNIVERSAL.has(stem)) ||
    (property !== 'compatible_with' && property !== 'feature' && tokens[next] !== undefined)
  );
}

function placeOf(
  { tokens }: Statement,
  { first, next }: { readonly first: number; readonly next: number },
): { start: number; end: number } {
  return { start: tokens[first]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 };
}
