import { wordSet } from '../../../shared/index.js';
import type { Token } from '../tokens/Token.js';
import { unitSpelled } from './units.js';
import { lowerAt } from '../tokens/lowerAt.js';

/** The unit that the tokens from `at` spell, one to three of them, directly behind a figure. */
export function unitAt(tokens: readonly Token[], at: number): { symbol: string; next: number } | undefined {
  const first = tokens[at];
  if (first === undefined) return undefined;
  if (first.text === '-' && first.glued) {
    const unit = unitAt(tokens, at + 1);
    // "15-DB" is a model.
    if (unit !== undefined && /^\p{Lu}{2,}$/u.test(tokens[at + 1]?.text ?? '') && tokens[at + 1]?.text !== unit.symbol)
      return undefined;
    return unit !== undefined && tokens[at + 1]?.glued ? unit : undefined;
  }
  for (let size = Math.min(4, tokens.length - at); size >= 1; size -= 1) {
    let spelled = '';
    for (let offset = 0; offset < size; offset += 1) {
      const token = tokens[at + offset] as Token;
      spelled += offset > 0 && !token.glued ? ` ${token.text}` : token.text;
    }
    if (isFineness(tokens, at, size, spelled)) return { symbol: 'kt', next: at + size };
    // Sellers write newton metres so too; of light they are nanometres.
    const unit = unitSpelled(spelled === 'nm' && !tokens.some(({ lower }) => OF_LIGHT.has(lower)) ? 'Nm' : spelled);
    if (unit === undefined || !isUnitHere(tokens, at, size, spelled)) continue;
    return { symbol: unit.symbol, next: at + size };
  }
  return undefined;
}

const OF_LIGHT = wordSet(
  'led|leds|uv|uva|uvc|light|laser|lamp|wavelengths?|lens|lenses|filters?|blue|red|infrared|ir|photons?',
);

/** "18K gold", "9ct yellow gold": how fine the gold is, in 24ths, however it is abbreviated; no kelvin and no weight of stones. */
function isFineness(tokens: readonly Token[], at: number, size: number, spelled: string): boolean {
  return (
    /^(?:k|kt|ct|carat|karat)$/iu.test(spelled) &&
    (tokens[at - 1]?.value ?? 25) <= 24 &&
    tokens.slice(at + size, at + size + 3).some(({ lower }) => lower === 'gold' || lower === 'vermeil')
  );
}

const OF_HARDNESS = wordSet('polyurethane|urethane|pu|durometer|shore|hardness|wheels?|bushings?');
const isUnitLetter = (first: Token, spelled: string): boolean =>
  first.glued ||
  /^[a-z]$/u.test(first.text) === (spelled.toLowerCase() !== 'a') ||
  first.text === first.text.toUpperCase();

const OF_3M = wordSet('adhesives?|tapes?|pads?|stickers?|strips?|vhb|command|glue|sticky|double|reflective|dots?|film');

const G_OR_H = wordSet('[GHM]');

/** Short words are units only in the shapes in which they are: not the "in" of "3 in 1", the "a" of "6 a day", the "m" of sizes. */
function isUnitHere(tokens: readonly Token[], at: number, size: number, spelled: string): boolean {
  const first = tokens[at] as Token;
  const after = tokens[at + size];
  if (size > 1) return true;
  // "5G", "9H", "3M" and "428H" are names and codes, unless the whole text is in capitals; "260 G" is a weight.
  // "3M adhesive pad" names its maker.
  if (spelled === 'M' && first.glued && tokens[at - 1]?.text === '3' && OF_3M.has(after?.lower ?? '')) return false;
  const isWeight = spelled === 'G' && !first.glued && (tokens[at - 1]?.value ?? 0) >= 10;
  if (G_OR_H.has(spelled) && !isWeight && !tokens.some(({ text }) => /^\p{Lu}{4,}$/u.test(text))) return false;
  switch (spelled.toLowerCase()) {
    case 'feet':
      // "4 feet fitted, 2 spare": what it stands on.
      if (/^(?:fitted|glued|attached|included|supplied|mounted|underneath|spare)$/u.test(after?.lower ?? ''))
        return false;
      // "2 bars, 4 feet, 4 locks" lists what stands on the floor.
      return !(
        tokens[at - 2]?.text === ',' &&
        tokens[at - 4]?.kind === 'number' &&
        tokens[at - 3]?.kind === 'word' &&
        unitSpelled(lowerAt(tokens, at - 3)) === undefined
      );
    case 'in':
      return first.glued ||
        after === undefined ||
        after.kind === 'sign' ||
        (after.kind === 'word' &&
          !/^(?:a|an|the|one|this|my|your|all|each|total|stock|number|full|\d)$/u.test(after.lower))
        ? !(after?.kind === 'number')
        : false;
    case 'c':
    case 'f':
      // "Leon 5F" is a model; no care or use is that cold or warm to one digit.
      return (
        first.text === spelled.toUpperCase() &&
        !(first.glued && (tokens[at - 1]?.value ?? 0) < 10 && /^\p{Lu}\p{Ll}/u.test(tokens[at - 2]?.text ?? ''))
      );
    case 'k':
      // "2700 K" is the colour of light; "18k" is gold, and "4K" a resolution.
      return first.text === 'K'
        ? (tokens[at - 1]?.value ?? 0) >= 1000
        : first.glued && (tokens[at - 1]?.value ?? 0) <= 24;
    case 'l':
    case 'm':
    case 's':
      if (spelled === 's' && (tokens[at - 1]?.value ?? 0) >= 1000) return false;
      // "316L stainless steel" is a grade of steel (EN 10088), no volume.
      if (
        first.text === 'L' &&
        first.glued &&
        /^(?:304|316|317|321|904)$/u.test(tokens[at - 1]?.text ?? '') &&
        [after, tokens[at - 2]].some((one) => /^(?:stainless|steel|surgical|grade|ss)$/u.test(one?.lower ?? ''))
      )
        return false;
      // "Over 18s" are people.
      if (spelled === 's' && /^(?:over|under)$/u.test(lowerAt(tokens, at - 2))) return false;
      // "S M L" are sizes; "2m" and "2 m" are lengths.
      return (
        first.glued ||
        first.text === first.lower ||
        // "UP TO 1.7 M": no size has a point.
        (spelled === 'M' && /\d\.\d/u.test(tokens[at - 1]?.text ?? '')) ||
        (spelled === 'L' && !/^(?:xl|xxl|m|s)$/iu.test(after?.text ?? ''))
      );
    case 'd':
      // "2D armrests" and "3D print" are no denier.
      return first.glued && first.text === 'D' && (tokens[at - 1]?.value ?? 0) >= 10;
    case 'h':
    case 'g':
      // "2.4G" is a band of radio.
      if (first.glued && first.text === 'G' && [2.4, 5, 5.8].includes(tokens[at - 1]?.value ?? 0)) return false;
      return first.glued || first.text !== 'G' || first.text === first.text.toUpperCase();
    case 'n':
    case 'a':
      // "82A" is how hard wheels and rubber are (ISO 868, Shore A).
      if (first.text === 'A' && first.glued && tokens.some(({ lower }) => OF_HARDNESS.has(lower))) return false;
      return isUnitLetter(first, spelled);
    case 'v':
    case 'w':
      return isUnitLetter(first, spelled);
    // "5' x 8'" are feet; a figure in quotes is none, and the '70s are years.
    case "'":
    case '’':
      return first.glued && !(after?.glued && after.kind === 'word') && !/^['‘’]$/u.test(tokens[at - 2]?.text ?? '');
    case '"':
    case '“':
      return first.glued;
    default:
      return true;
  }
}
