import { AGE_CLAUSE } from './kindOfPart.js';
import { splitFit } from './splitFit.js';
import type { Joint, Piece } from './TitlePart.js';
import { isHeadNoun } from '../../../shared/index.js';

/** A bracket this early belongs to the name: "VW 80 cm (32 inches) Frameless TV". */
const NAME_END = 30;
/** A key and its value ("Max Weight: 110kg") stay together; a colon between longer texts parts them. */
const LEAST_AROUND_COLON = 20;

/** A bare figure belongs to the figure or the clause before it: "54 cm (21 inch)", "with Beast Mode (50ms)". */
const FIGURE = /^\d[\d.,]*\s?(?:[a-z]{0,6}|["'])$/i;
/** "Clearcoat (1K) and Primer (1K)": the bracket belongs to the word before it. */
const GOES_ON = /^\s(?:and|or|&|\+)\s/i;
/** "(18 Pieces)" counts the product. */
const COUNTS = /(?:pieces|pcs|packs?|pairs|sets?|count)$/i;
const TAKES_FIGURE = /(?:\d\S*(?:\s[a-z]{1,6})?|\bof|^(?:for|with)\s.*)\s*$/i;

const BREAK = /\(([^()]*)\)|,(?!\d)\s*|\s-\s(?!\d)|(?<!\d)\s-\s|:\s+/g;
/** Before "with", "for" and the like; not inside "compatible with", "suitable for". */
const CLAUSE_START =
  /(?<!\b(?:compatible|suitable|ideal|perfect|made|best|use|used|fits?|replacement|proudly|hand|not|works))\s(?=(?:with|for|featuring|fits|(?:suitable|compatible)(?=\s(?:with|for|to)\s)|ideal|without|made|from\sthe)\s|w\/\p{L}|(?:kompatibel\smit|passend\sfür|geeignet\sfür)\s|replacement\sfor\s)/iu;
const CLAUSE_WORD = /^\s*(?:with|for|featuring|fits|compatible|suitable)\s/i;
const ENUMERATION_END = /\s(?:and|&)\s/i;

/** The phrases of a title: parted at commas, spaced dashes, brackets and colons, then before "with" and "for". */
export function splitPhrases(given: string): readonly Piece[] {
  // "for (Syma X5 / Hubsan H107)" is one clause.
  const title = given.replace(/(?<=\s(?:for|with|fits) )\(([^()]*)\)/gi, '$1');
  const pieces: Piece[] = [];
  let joint: Joint = 'start';
  let text = '';
  let from = 0;
  const close = (next: Joint): void => {
    if (text.trim() !== '') pieces.push(...joinEnumeration(pieces, splitClauses({ text: text.trim(), joint })));
    joint = pieces.length === 0 ? 'start' : next;
    text = '';
  };
  for (const match of title.matchAll(BREAK)) {
    text += title.slice(from, match.index);
    from = match.index + match[0].length;
    if (match[1] !== undefined) {
      const after = title.slice(from);
      const inName = match.index < NAME_END && !match[1].includes(',') && /^\s*[^\s,(-]/.test(after);
      if (
        inName ||
        GOES_ON.test(after) ||
        (FIGURE.test(match[1]) && !COUNTS.test(match[1]) && TAKES_FIGURE.test(lastClause(text)))
      ) {
        text += match[0];
        continue;
      }
      close('comma');
      pieces.push(...bracketPieces(match[1], joint));
      joint = CLAUSE_WORD.test(title.slice(from)) ? 'space' : 'comma';
    } else if (match[0].startsWith(':') && !partsAtColon(text, title.slice(from))) text += match[0];
    else close(match[0].startsWith(',') ? 'comma' : match[0].startsWith(':') ? 'colon' : 'dash');
  }
  text += title.slice(from);
  close('comma');
  return pieces;
}

const partsAtColon = (before: string, after: string): boolean =>
  before.trim().length >= LEAST_AROUND_COLON && (/^[^,(]*/.exec(after)?.[0] ?? '').trim().length >= LEAST_AROUND_COLON;

/** "(Copper, 5 Star)" gives two attributes; "(Red, Green and Blue)" is one enumeration. */
function bracketPieces(inside: string, joint: Joint): readonly Piece[] {
  const texts = ENUMERATION_END.test(inside) ? [inside] : inside.split(/,(?!\d)\s*|\s-\s/);
  return texts
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .map((text, at) => ({ text, joint: at === 0 ? joint : 'comma' }));
}

const lastClause = (text: string): string => text.split(CLAUSE_START).at(-1) ?? text;

function splitClauses({ text, joint }: Piece): readonly Piece[] {
  return text
    .split(CLAUSE_START)
    .map((clause, at) => ({ text: clause, joint: at === 0 ? joint : ('space' as const) }))
    .flatMap(withoutRunOn)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece.text));
}

/** "for Galaxy M20 Soft TPU Cover" becomes what it fits and what runs on. */
function withoutRunOn(piece: Piece): readonly Piece[] {
  const parted = splitFit(piece.text);
  if (parted === undefined) return withoutList(piece);
  if (parted.rest === '') return [piece];
  return [
    { ...piece, text: parted.fit },
    { text: parted.rest, joint: 'space' },
  ];
}

/** "for Men Cordless 39 Length Settings": whom it is for, and what runs on. */
const PEOPLE =
  /^for\s(?:(?:wo)?men|kids|boys|girls|adults|him|her|toddlers|babies|teens|seniors|students|beginners)(?:(?:,|\sand|\s&|\sor)?\s(?:(?:wo)?men|kids|boys|girls|adults|him|her|toddlers|babies|teens|seniors|students)\b)*(?=\s(?!with\b|of\b|aged?\b|\d+-\d+\b|\d+\s?(?:to|\+|years?)|and\b|&|or\b|in\b|who\b)\S)/i;
/** "for 1-3 Year Old Boys Girls Toddler Training Bicycle": whose age it is for, and what runs on. */
const AGES = new RegExp(
  String.raw`${AGE_CLAUSE}(?:\s?olds?)?(?:\s(?:boys?|girls?|kids?|children|and|&))*(?=\s(?!and\b|&|or\b|to\b)\S)`,
  'i',
);
/** "with Motor Front Passenger Side Right": where a part goes stands by itself. */
const PLACED =
  /^(with\s.+?)\s((?:(?:front|rear|upper|lower)\s)?(?:(?:left|right|driver|passenger)(?:\sside)?(?:\s|$)){1,2})$/i;
const LONG_CLAUSE = 45;
const NOUN_WITHIN = 5;

/** "for Adjustable Bed 28 inch …", "for 3.7V Battery of MJX X400 …": a long clause ends behind what it names. */
function withoutList(piece: Piece): readonly Piece[] {
  const people = (AGES.exec(piece.text) ?? PEOPLE.exec(piece.text))?.[0];
  if (people !== undefined)
    return [
      { ...piece, text: people },
      { text: piece.text.slice(people.length).trim(), joint: 'space' },
    ];
  const [, owner, place] = PLACED.exec(piece.text) ?? [];
  if (owner !== undefined && place !== undefined)
    return [
      { ...piece, text: owner },
      { text: place.trim(), joint: 'comma' },
    ];
  // "for Wall Set of 3": how many they are stands by itself.
  const [, clause, count] = /^(for\s.+?)\s((?:set|pack|box) of \d+)$/i.exec(piece.text) ?? [];
  if (clause !== undefined && count !== undefined)
    return [
      { ...piece, text: clause },
      { text: count, joint: 'comma' },
    ];
  if (!/^for\s/i.test(piece.text) || piece.text.length <= LONG_CLAUSE) return [piece];
  const words = piece.text.split(' ');
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      index < NOUN_WITHIN &&
      isHeadNoun(word.toLowerCase()) &&
      (/^\d/.test(words[index + 1] ?? '') || /^of$/i.test(words[index + 1] ?? '')),
  );
  if (at === -1) return [piece];
  const rest = words.slice(at + (/^of$/i.test(words[at + 1] as string) ? 2 : 1)).join(' ');
  return [
    { ...piece, text: words.slice(0, at + 1).join(' ') },
    { text: rest, joint: 'space' },
  ];
}

/** "for Bottles, Accessories and Vegetables": what follows the comma belongs to the clause before it. */
function joinEnumeration(pieces: Piece[], next: readonly Piece[]): readonly Piece[] {
  const last = pieces.at(-1);
  const [first] = next;
  if (last === undefined || first === undefined || first.joint !== 'comma') return next;
  const belongs =
    /^(?:for|with|from)\s/i.test(last.text) && ENUMERATION_END.test(first.text) && first.text.split(' ').length <= 4;
  if (!belongs) return next;
  pieces.pop();
  return [{ ...last, text: `${last.text}, ${first.text}` }, ...next.slice(1)];
}
