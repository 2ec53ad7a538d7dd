import { midSentence } from './inSentence.js';
import { LEXICON_WORDS } from '../../../products/index.js';

/**
 * What sellers write whose first language is not English, as an English speaker says it: "from 60 until 100 L", "long 26 cm",
 * "the bar is from hardened steel". Each rule changes words that carry no fact: prepositions, endings, order. In the form
 * of `tidied`: first the signs, one of which every such place has, in small letters, with `##` for any figure.
 */
export const PLAIN_ENGLISH: readonly (readonly [readonly string[], (text: string) => string])[] = [
  // "From 0.05 until 40 m"; "is opening until 300 mm".
  [
    [' until ##'],
    (text) =>
      text
        .replaceAll(/(?<=\d ?(?:\p{L}{1,3} )?)until (?=\d)/gu, 'to ')
        .replaceAll(
          /(?<!\d )(?<!\d \p{L}{1,3} )\buntil (?=\d[\d.,]* ?(?:mm|cm|m|in|ft|kg|g|lb|L|ml|°)(?!\p{L}))/gu,
          'up to ',
        ),
  ],
  [
    ['ing until ##'],
    (text) =>
      text.replaceAll(/\b(is|are) (\p{Ll}{3,})ing (?=up to \d)/gu, (all, be: string, stem: string) =>
        be === 'are'
          ? `${stem} `
          : /(.)\1$/u.test(stem)
            ? all
            : `${stem}${/(?:[sxz]|[cs]h)$/u.test(stem) ? 'es' : 's'} `,
      ),
  ],
  [["it don't", 'it don’t'], (text) => text.replaceAll(/\b(it|this|that) don(?=['’]t\b)/giu, '$1 doesn')],
  // "After 3 minute", "20 to 32 degree": one of them only before a noun.
  [
    [
      '## minute',
      '## hour',
      '## degree',
      '## piece',
      '## month',
      '## year',
      '## day',
      '## second',
      '## week',
      '## level',
    ],
    (text) =>
      text.replaceAll(
        /(?<![\d.])((?!1 )\d+ (?:minute|hour|degree|piece|month|year|day|second|week|level))(?=$|[,;.)]| (?:it|and|or|from|in|for|by|when|to|after|before|on|with|at|without|if)\b)/gu,
        '$1s',
      ),
  ],
  // "Long 26 cm".
  [
    ['long ##', 'wide ##', 'thick ##', 'high ##', 'deep ##', 'tall ##'],
    (text) =>
      text.replace(
        /^(long|wide|thick|high|deep|tall) (\d[\d.,]*(?: ?- ?\d[\d.,]*)? ?(?:mm|cm|m|in|ft))$/iu,
        (_, side: string, figure: string) => `${figure} ${side.toLowerCase()}`,
      ),
  ],
  [
    [' from '],
    (text) =>
      text.replace(/(?<= (?:is|are)) from (?=((?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]*))/u, (all, next: string) =>
        next.split(' ').some((word) => LEXICON_WORDS.has(word.toLowerCase())) ? ' made of ' : all,
      ),
  ],
  [['when is '], (text) => text.replaceAll(/\b(when|if) is (?=\p{L}+(?: |$|[,;.)]))/gu, '$1 it is ')],
  // "Calculates also the area".
  [
    [' also '],
    (text) =>
      text.replace(/^(\p{L}{3,}s) also (?=(?:the|an?|\d)\b)/u, (_, verb: string) => `also ${verb.toLowerCase()} `),
  ],
  [
    ['in package', 'in box', 'in pack ', 'in the package is', 'in the box is'],
    (text) =>
      text
        .replace(/^(in) (?=(?:package|box|pack) (?:is|are|you)\b)/iu, '$1 the ')
        .replace(/^(in the (?:package|box|pack)) is (?=(?:[2-9]|\d{2})\b)/iu, '$1 are '),
  ],
  [['weight of'], (text) => text.replaceAll(/\bhas (?:a |the )?weight of (?=(?:about )?\d)/gu, 'weighs ')],
  [['off alone'], (text) => text.replaceAll(/\boff alone\b/gu, 'off by itself')],
  [
    ['vs'],
    (text) =>
      text.replaceAll(/\bvs\.? (?=(?:rust|corrosion|water|wind|rain|sun|heat|cold|dust|scratches)\b)/gu, 'against '),
  ],
  [
    ['piece aa', 'pieces aa', 'aaa battery', 'aa battery'],
    (text) =>
      text
        .replaceAll(/(\d) pieces? (?=AAA? )/gu, '$1 ')
        .replaceAll(/(?<!\d)((?!1 )\d+ (?:x )?AAA? )battery(?= |$|[,;.)])/gu, '$1batteries'),
  ],
  // Millimetres a metre.
  [['mm/m'], (text) => text.replaceAll(/\bmm\/M\b/gu, 'mm/m')],
  // "Plastic edge guards x4".
  [
    [' x##', ' x ##'],
    (text) =>
      text.replace(
        /^(\p{L}[\p{L} -]{2,40}s) x ?(\d{1,2})$/u,
        (_, things: string, count: string) => `${count} ${midSentence(things)}`,
      ),
  ],
  // "6.1 in tall 1.5 lb", "120 V 300 W": two measures.
  [
    ['## v ##', ' tall ##', ' wide ##', ' long ##', ' high ##', ' deep ##', ' thick ##'],
    (text) =>
      text
        .replaceAll(/(\d V) (?=\d[\d.]* W\b)/gu, '$1, ')
        .replaceAll(
          /(\d ?(?:mm|cm|m|in|ft) (?:tall|wide|long|high|deep|thick)) (?=\d[\d.]* ?(?:kg|g|lb|oz)\b)/gu,
          '$1, ',
        ),
  ],
  [
    ['netherlands', 'philippines', 'czech republic', 'united '],
    (text) =>
      text.replaceAll(
        /\b((?:made|produced|designed|built|sewn|assembled) in) (?=(?:Netherlands|Philippines|Czech Republic|United (?:States|Kingdom))\b)/gu,
        '$1 the ',
      ),
  ],
  // "1,4 kg" of the continent.
  [
    ['##,##'],
    (text) =>
      text.replaceAll(
        /(?<![\d.,])(\d{1,3}),(\d{1,2})(?= ?(?:kg|g|mm|cm|m|L|ml|W|V|A|Ah|in|lb|oz)(?![\p{L}\d]))/gu,
        '$1.$2',
      ),
  ],
  // "Not fit truck", "please not drive", "bent ribs not cover".
  [['not fit'], (text) => text.replace(/^not fits? (?=\p{L})/iu, 'does not fit ')],
  [
    ['please not '],
    (text) =>
      text.replace(/^please not (?=(?!for\b|on\b|in\b|to\b|the\b|an?\b|near\b|with\b)\p{Ll})/iu, 'please do not '),
  ],
  [['not cover'], (text) => text.replace(/ not cover$/iu, ' not covered')],
  [['have '], (text) => text.replace(/^have (?=\p{L}|\d)/iu, 'has ')],
  [
    [' by wet ', ' by damp ', ' by dry '],
    (text) =>
      text.replaceAll(/\b(wipe|clean|dust)(\p{L}*)((?: \p{L}+)?) by (?=(?:wet|damp|dry) )/giu, '$1$2$3 with a '),
  ],
  [
    ['before fold', 'before order', 'before wash'],
    (text) => text.replaceAll(/\bbefore (fold|order|wash)(?=$|[,;.)])/giu, 'before $1ing'),
  ],
  [[' need'], (text) => text.replace(/^no (\p{L}+(?: \p{L}+){0,2}) need$/iu, 'no $1 needed')],
  [['mm2', 'cm2', 'm2'], (text) => text.replaceAll(/(\d) ?(mm|cm|m)2(?![\p{L}\d])/gu, '$1 $2²')],
  // "Spare jars sold in 4s".
  [
    ['in ##s', 'in ## s'],
    (text) =>
      text.replaceAll(
        /\b(sold|packed|supplied|come|comes) in (\d{1,3}) ?(?:s|seconds)(?=$|[,;.)])/giu,
        '$1 in packs of $2',
      ),
  ],
  [['without tool'], (text) => text.replaceAll(/\bwithout tool(?=$|[,;.)])/gu, 'without tools')],
];
