import { flatMapped, wordSet } from '../../../shared/index.js';
import { LEXICON_INDEX } from '../words/lexicon.js';
import { coSubjects, followingPart, precedingPart, servedPart } from './partsOfClause.js';
import type { Term } from './Statement.js';
import { unitSpelled } from '../figures/units.js';
import { stemOf } from '../tokens/stemOf.js';
import type { Token } from '../tokens/Token.js';
import { lowerAt } from '../tokens/lowerAt.js';

/** The terms of the lexicons in a clause, each with the part that it describes. */
export function termsOf(
  tokens: readonly Token[],
  stems: readonly string[],
  isPart: (at: number) => boolean,
  subject: string | undefined,
): readonly Term[] {
  const terms = LEXICON_INDEX.find(tokens, stems)
    .filter((hit) => isTerm(tokens, hit.first, hit.next))
    .map(({ tag, key, first, next }) => ({
      lexicon: tag,
      key: tag === 'material' && isImitated(tokens, first, next) ? `${key} effect` : key,
      first,
      next,
      part:
        followingPart(
          tokens,
          stems,
          EFFECT.has(lowerAt(tokens, behindEffect(tokens, next) - 1)) ? behindEffect(tokens, next) : next,
          isPart,
        ) ??
        linedPart(tokens, first) ??
        servedPart(tokens, stems, next, isPart) ??
        gappedSubject(tokens, stems, first, next) ??
        precedingPart(tokens, stems, first, isPart) ??
        laterSubject(tokens, stems, first, isPart) ??
        subject ??
        '',
    }));
  return flatMapped(terms, (term) => {
    const shared = sharedPart(tokens, stems, term, isPart);
    return shared === undefined ? [term] : [term, { ...term, part: shared }];
  });
}

/** "Black saddle and grips": at the end of a clause what describes the first describes both. */
const sharedPart = (
  tokens: readonly Token[],
  stems: readonly string[],
  { next, part }: Term,
  isPart: (at: number) => boolean,
): string | undefined =>
  (part === '' || part === stems[next]) &&
  tokens[next]?.kind === 'word' &&
  tokens[next + 1]?.lower === 'and' &&
  isPart(next + 2) &&
  (tokens[next + 3] === undefined || tokens[next + 3]?.kind === 'sign')
    ? stems[next + 2]
    : undefined;

const EFFECT = wordSet('effect|look|imitation|optic');
const behindEffect = (tokens: readonly Token[], next: number): number => next + (tokens[next]?.text === '-' ? 2 : 1);

/** "Oak effect", "the look of oak": what only looks like the material. */
const isImitated = (tokens: readonly Token[], first: number, next: number): boolean =>
  EFFECT.has(lowerAt(tokens, behindEffect(tokens, next) - 1)) ||
  (lowerAt(tokens, first - 1) === 'of' && EFFECT.has(lowerAt(tokens, first - 2)));

/** "The top and the drawer front are oak veneer": what is said of the second is said of both. */
export function withCoSubjects(
  terms: readonly Term[],
  tokens: readonly Token[],
  stems: readonly string[],
  isPart: (at: number) => boolean,
): readonly Term[] {
  const [first, second] = coSubjects(tokens, stems, isPart);
  if (first === undefined || second === undefined) return terms;
  return flatMapped(terms, (term) => (term.part === second ? [{ ...term, part: first }, term] : [term]));
}

const LINED = wordSet('lined|filled|stuffed|padded');

const WITH_OR_IN = wordSet('with|in');

/** "The bag is lined with kraft paper" speaks of its lining. */
function linedPart(tokens: readonly Token[], first: number): string | undefined {
  for (let at = first - 1; at >= Math.max(0, first - FARTHEST_LINING); at -= 1)
    if (WITH_OR_IN.has(tokens[at]?.lower ?? '')) {
      const verb = lowerAt(tokens, at - 1);
      // "Packed in recycled cardboard" is of the box.
      if (/^(?:packed|packaged|boxed|shipped|wrapped)$/u.test(verb) && tokens[at]?.lower === 'in') return BOX;
      if (!LINED.has(verb)) return undefined;
      return verb === 'lined' ? LINING : FILLING;
    }
  return undefined;
}

/** "Lined with cream-coloured polyester satin". */
const FARTHEST_LINING = 6;
const LINING = stemOf('lining');
const BOX = stemOf('box');
const FILLING = stemOf('filling');

/** "The shafts are dark green and the levers black": a second subject that left out its verb. */
const gappedSubject = (
  tokens: readonly Token[],
  stems: readonly string[],
  first: number,
  next: number,
): string | undefined =>
  tokens[first - 1]?.kind === 'word' &&
  /^(?:the|its)$/u.test(lowerAt(tokens, first - 2)) &&
  /^(?:and|but|while|,)$/u.test(lowerAt(tokens, first - 3)) &&
  tokens.slice(0, first - 3).some(({ lower }) => IS_OR_ARE.has(lower)) &&
  (tokens[next] === undefined || tokens[next].kind === 'sign')
    ? stems[first - 1]
    : undefined;

const IS_OR_ARE = wordSet('is|are|in');

/** "The rods are of fibreglass and the sail is nylon": a second subject in the same clause. */
function laterSubject(
  tokens: readonly Token[],
  stems: readonly string[],
  first: number,
  isPart: (at: number) => boolean,
): string | undefined {
  for (let at = first - 1; at > Math.max(2, first - 6); at -= 1)
    if (
      IS_OR_ARE.has(tokens[at]?.lower ?? '') &&
      /^(?:the|its)$/u.test(lowerAt(tokens, at - 2)) &&
      /^(?:and|but|while|,|;)$/u.test(lowerAt(tokens, at - 3))
    )
      return isPart(at - 1) ? (stems[at - 1] ?? '') : '';
  return undefined;
}

const GROUND_OR_GRINDING = wordSet(
  'ground|grinding|washed|mill|milled|tea|pepper|bean|beans|salt|rice|seed|seeds|chocolate|wash|wool wash|screen|friday|box only',
);

/** Beside "rust" they speak of the damage, not of the colour. */
const RUSTS_BEFORE = wordSet('against|vs|from|cover|covers|prevents?|no|without|or not');
const RUSTS_BEHIND = wordSet('proof|free|resistant|spots?|damage|stains?|can|may|will');
const SETTLED = wordSet('excluded|covered|included');
const LANGUAGE = wordSet(
  'english|italian|french|german|spanish|polish|dutch|swedish|danish|norwegian|finnish|portuguese|japanese|chinese|korean|greek|turkish|czech|hungarian|russian|hindi|arabic',
);
const WRITTEN = wordSet(
  'booklets?|leaflets?|manuals?|instructions?|guides?|cards?|languages?|texts?|printed|written|voice|menus?|app|subtitles|audio|books?|recipes?',
);
const LISTS = wordSet('in|and|or|,|/');
const ENDS_LIST = /^(?:in|and|or|,|\/|comes?|is|are|only|included|supplied|with|too)$/u;

const PLUG = wordSet('plugs?|sockets?|adapt[eo]rs?|mains|outlets?');
/** "UK 3-pin plug": words up to the plug. */
const PLUG_WITHIN = 5;

const isCorrosion = (tokens: readonly Token[], first: number): boolean => {
  const [before, after] = [lowerAt(tokens, first - 1), tokens[first + 1]?.lower ?? ''];
  return (
    RUSTS_BEFORE.has(before) ||
    RUSTS_BEHIND.has(after) ||
    (/^(?:is|and|or)$/u.test(after) && first === 0 && tokens.some(({ lower }) => SETTLED.has(lower)))
  );
};

/** "A booklet in English and Italian"; not the "Italian leather" of a card wallet. */
const isLanguage = (tokens: readonly Token[], first: number): boolean =>
  LANGUAGE.has(tokens[first]?.lower ?? '') && (isOfLanguages(tokens) || isWrittenIn(tokens, first));

/** "English and German" behind "in two languages,". */
const isOfLanguages = (tokens: readonly Token[]): boolean =>
  tokens.length > 2 && tokens.every(({ lower }) => LANGUAGE.has(lower) || LISTS.has(lower));

const isWrittenIn = (tokens: readonly Token[], first: number): boolean =>
  LISTS.has(lowerAt(tokens, first - 1)) &&
  (tokens[first + 1]?.kind !== 'word' || ENDS_LIST.test(tokens[first + 1]?.lower ?? '')) &&
  tokens.slice(0, first).some(({ lower }) => WRITTEN.has(lower));

const UK_OR_US = wordSet('uk|us|usa|eu');

const SIZES = wordSet('size|sizes|sizing');

/** "Anti yellowing", "stone ground", "do not iron", "30 g tin" name no colour and no material. */
function isTerm(tokens: readonly Token[], first: number, next: number): boolean {
  const { lower, text } = tokens[first] as Token;
  // "UK 10", "EU 42", "in EU sizing" are sizes.
  const isOfSize =
    tokens[next]?.kind === 'number' || tokens[first - 1]?.kind === 'number' || SIZES.has(lowerAt(tokens, next));
  if (UK_OR_US.has(lower) && isOfSize) return false;
  // "Made in the US"; "send us" is no place, "US women's sizes" no origin.
  const behind = tokens[next]?.text === '-' ? next + 1 : next;
  const isMadeThere =
    /^(?:in|from|the)$/u.test(lowerAt(tokens, first - 1)) || /^(?:made|built|grown)$/u.test(lowerAt(tokens, behind));
  if (lower === 'us' && !(text === 'US' && isMadeThere)) return false;
  // "A UK three-pin socket" is the shape of a plug.
  if (UK_OR_US.has(lower) && tokens.slice(next, next + PLUG_WITHIN).some((token) => PLUG.has(token.lower)))
    return false;
  // "Nail polish", "polish it with a cloth".
  if (
    lower === 'polish' &&
    (text !== 'Polish' || /^(?:nail|shoe|floor|car|furniture)$/u.test(lowerAt(tokens, first - 1)))
  )
    return false;
  // "Bed linen" is what it is for.
  if (lower === 'linen' && /^(?:bed|table|kitchen|bath|household)$/u.test(lowerAt(tokens, first - 1))) return false;
  // "No licence needed in the USA" is no origin.
  const where = lowerAt(tokens, first - 1) === 'the' ? first - 2 : first - 1;
  if (
    tokens[where]?.lower === 'in' &&
    /^(?:needed|required|allowed|legal|approved|sold|used|available|permitted)$/u.test(lowerAt(tokens, where - 1))
  )
    return false;
  if (isLanguage(tokens, first)) return false;
  // "The warranty does not cover rust", "oil against rust".
  if (lower === 'rust' && isCorrosion(tokens, first)) return false;
  // "Lock-downs" and "fold-down" have no feathers.
  if (/^downs?$/u.test(lower) && tokens[first - 1]?.text === '-') return false;
  // Marbles to play with.
  if (
    lower === 'marbles' ||
    (lower === 'marble' && /^(?:runs?|tracks?|maze|coaster|game)$/u.test(tokens[next]?.lower ?? ''))
  )
    return false;
  // The "AB" of a part number is no ABS.
  if (lower === 'ab') return false;
  // REACH is a regulation, "out of reach" is not.
  if (lower.startsWith('reach') && text !== 'REACH') return false;
  const before = lowerAt(tokens, first - 1);
  // "Warm white" is the light.
  if (lower === 'white' && /^(?:warm|cool|cold|neutral|daylight)$/u.test(before)) return false;
  // "White water", "white noise".
  if (lower === 'white' && /^(?:water|noise|goods)$/u.test(tokens[next]?.lower ?? '')) return false;
  // "Stay clear of power lines"; "pounds, kilograms or stone".
  if (lower === 'clear' && /^(?:stay|stays|steer|keep|keeps|well)$/u.test(before)) return false;
  if (lower === 'stone' && /^(?:or|and|,)$/u.test(before) && unitSpelled(lowerAt(tokens, first - 2)) !== undefined)
    return false;
  const after = tokens[next]?.lower ?? '';
  // "Ironing board", "irons of up to 2 kg", "an iron rest", "no iron": the appliance.
  if (/^(?:ironing|ironed|irons)$/u.test(lower) || (lower === 'iron' && /^rests?$/u.test(after))) return false;
  if (lower === 'iron' && /^(?:no|your|steam|travel)$/u.test(before) && /^(?:|is|are|and|or|on)$/u.test(after))
    return false;
  // "An iron is not included".
  if (lower === 'iron' && before === 'an' && /^(?:is|are|and|or|)$/u.test(tokens[next]?.kind === 'word' ? after : ''))
    return false;
  // "Away from the iron".
  if (lower === 'iron' && before === 'the' && (tokens[next]?.kind !== 'word' || /^(?:and|or|away)$/u.test(after)))
    return false;
  if (lower === 'paper' && /^(?:clips?|jams?|feed|trays?|cutters?|shredders?|sizes?|planes?)$/u.test(after))
    return false;
  if ((lower === 'lace' && after === 'up') || lower === 'glasses' || lower === 'papers') return false;
  if (before === 'anti' || (tokens[first - 1]?.text === '-' && lowerAt(tokens, first - 2) === 'anti')) return false;
  if (GROUND_OR_GRINDING.has(after)) return false;
  if (lower === 'iron')
    return !/^(?:not|steam|warm|cool|to|low|hot|can|don't|do)$/u.test(before) && !/^(?:on|low|inside|at)$/u.test(after);
  if (lower === 'tin' || lower === 'slate' || lower === 'paper' || lower === 'down')
    return (
      after === 'plated' ||
      after === 'filling' ||
      after === 'coated' ||
      lower === 'slate' ||
      (lower === 'paper' && before !== 'sand') ||
      (lower === 'down' && /^(?:duck|goose|%)$/u.test(before))
    );
  return true;
}
