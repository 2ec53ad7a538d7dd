import { LEXICON_WORDS } from '../../../../products/index.js';
import { midSentence } from '../inSentence.js';

/** The base of a verb and its form behind "it": only these open, hold or stretch to a length. */
const REACHES: Readonly<Record<string, string>> = {
  open: 'opens',
  spread: 'spreads',
  extend: 'extends',
  stretch: 'stretches',
  reach: 'reaches',
  adjust: 'adjusts',
  turn: 'turns',
  bend: 'bends',
  hold: 'holds',
  load: 'loads',
};
const REACHING = Object.keys(REACHES).join('|');

/**
 * What sellers write whose first language is not English, as an English speaker says it: "from 60 until 100 L", "long 26 cm",
 * "the bar is from hardened steel". Each rule stands where one reading is possible only. In the form of `tidied`: first the
 * signs, one of which every such place has, in small letters, with `##` for any figure.
 */
export const PLAIN_ENGLISH: readonly (readonly [readonly string[], (text: string) => string])[] = [
  // "From 0.05 until 40 m", "is opening until 300 mm"; not "until 1 L is left".
  [
    [' until ##'],
    (text) =>
      text
        .replaceAll(/(?<=\bfrom \d[\d.,]* ?(?:\p{L}{1,3} )?)until (?=\d)/giu, 'to ')
        .replaceAll(
          new RegExp(
            String.raw`\b(is|are) (${REACHING})ing until (?=\d[\d.,]* ?(?:mm|cm|m|in|ft|kg|g|lb)(?!\p{L}))`,
            'gu',
          ),
          (_, be: string, verb: string) => `${be === 'are' ? verb : (REACHES[verb] ?? verb)} up to `,
        ),
  ],
  [["it don't", 'it don’t'], (text) => text.replaceAll(/\b(it|this|that) don(?=['’]t\b)/giu, '$1 doesn')],
  // "After 3 minute", "20 to 32 degree": one of them only before a noun.
  [
    ['minute', 'hour', 'degree', 'piece', 'month', 'year', 'day', 'second', 'week', 'level'].map(
      (time) => `## ${time}`,
    ),
    (text) =>
      text.replaceAll(
        /(?<![\d.])((?!1 )\d+ (?:minute|hour|degree|piece|month|year|day|second|week|level))(?=$|[,;.)]| (?:it|and|or|from|in|for|by|when|to|after|before|on|with|at|without|if)\b)/gu,
        '$1s',
      ),
  ],
  // "Long 26 cm".
  [
    ['long', 'wide', 'thick', 'high', 'deep', 'tall'].map((side) => `${side} ##`),
    (text) =>
      text.replace(
        /^(long|wide|thick|high|deep|tall) (\d[\d.,]*(?: ?- ?\d[\d.,]*)? ?(?:mm|cm|m|in|ft))$/iu,
        (_, side: string, figure: string) => `${figure} ${side.toLowerCase()}`,
      ),
  ],
  // "The bar is from hardened steel"; not "from red to blue", "from the Oak workshop".
  [
    [' from '],
    (text) =>
      text.replace(
        /(?<= (?:is|are)) from (?!.* to )(?=(\p{L}[\p{L}-]*)(?: (\p{L}[\p{L}-]*))?)/u,
        (all, first: string, second = '') =>
          isMaterial(first) || (first.endsWith('ed') && isMaterial(String(second))) ? ' made of ' : all,
      ),
  ],
  [
    ['when is ', 'if is '],
    (text) =>
      text.replaceAll(
        /\b(when|if) is (?=(?:open|closed|wet|dry|hot|cold|full|empty|dirty|on|off|in use)\b)/gu,
        '$1 it is ',
      ),
  ],
  // "Calculates also the area".
  [
    [
      'calculates also',
      'shows also',
      'measures also',
      'works also',
      'cuts also',
      'cleans also',
      'charges also',
      'holds also',
    ],
    (text) =>
      text.replace(
        /^(calculates|shows|measures|works|cuts|cleans|charges|holds) also /iu,
        (_, verb: string) => `also ${verb.toLowerCase()} `,
      ),
  ],
  [
    ['in package', 'in box', 'in pack ', 'in the package is', 'in the box is'],
    (text) =>
      text
        .replace(/^(in) (?=(?:package|box|pack) (?:is|are|you)\b)/iu, '$1 the ')
        .replace(/^(in the (?:package|box|pack)) is (?=(?:[2-9]|\d{2})\b)/iu, '$1 are '),
  ],
  // "Two people about 40 minutes".
  [
    ['people about ##', 'person about ##'],
    (text) =>
      text
        .replace(/^(two|three|four|[2-4]) people (?=about \d[\d-]* (?:minutes|hours?)$)/iu, '$1 people need ')
        .replace(/^(one|1) person (?=about \d[\d-]* (?:minutes|hours?)$)/iu, '$1 person needs '),
  ],
  [['weight of'], (text) => text.replaceAll(/\bhas (?:a |the )?weight of (?=(?:about )?\d)/gu, 'weighs ')],
  [['off alone'], (text) => text.replaceAll(/\boff alone\b/gu, 'off by itself')],
  // "Oil the blades vs rust".
  [
    [' vs'],
    (text) =>
      text.replace(
        /^((?:oil|wax|treat(?:ed)?|coat(?:ed)?|protect\p{L}*|grease|seal(?:ed)?)\b.*) vs\.? (?=(?:rust|corrosion|water|wind|rain|sun|heat|cold|dust|scratches)\b)/iu,
        '$1 against ',
      ),
  ],
  [
    ['piece aa', 'pieces aa', 'aaa battery', 'aa battery'],
    (text) =>
      text
        .replaceAll(/(\d) pieces? (?=AAA? )/gu, '$1 ')
        .replaceAll(
          /(?<!\d)((?!1 )\d+ (?:x )?AAA? )battery(?=$|[,;.)]| (?:not|included|required|needed)\b)/gu,
          '$1batteries',
        ),
  ],
  // Millimetres a metre.
  [['mm/m'], (text) => text.replaceAll(/\bmm\/M\b/gu, 'mm/m')],
  // "Plastic edge guards x4"; what it fits is not counted.
  [
    [' x##', ' x ##'],
    (text) =>
      text.replace(
        /^(?!(?:fits?|for|with|works|suits|holds|compatible)\b)((?:\p{L}[\p{Ll}-]+ ){0,4}(?!series\b)\p{Ll}{2,}s) x ?(\d{1,2})$/iu,
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
        /\b((?:made|produced|designed|built|sewn|assembled) in) (?=(?:Netherlands|Philippines|Czech Republic|United (?:States|Kingdom))\b)/giu,
        '$1 the ',
      ),
  ],
  // "Weight is 1,4 kg", as the continent writes it; "nibs 2,4 mm" may be two of them.
  [
    ['##,##'],
    (text) =>
      text.replaceAll(
        /(?<=\b(?:is|weighs|weight|together|total|net|all|of|about|long|length|height|width|depth|diameter|cable|cord|capacity|holds) )(\d{1,3}),(\d{1,2})(?= ?(?:kg|g|mm|cm|m|L|ml)(?![\p{L}\d]))/giu,
        '$1.$2',
      ),
  ],
  // "0,8 cm thick", "clipper 6 cm, file 8,2 cm": no list behind one thing.
  [
    ['##,##'],
    (text) =>
      text
        .replaceAll(/(?<![\d.,])0,(\d{1,2})(?= ?(?:kg|g|mm|cm|m|L|ml)(?![\p{L}\d]))/gu, '0.$1')
        .replaceAll(/(?<=\p{L}*[^s\P{L}] )(\d{1,2}),(\d)(?= ?(?:kg|cm|m|L)(?![\p{L}\d]))/gu, '$1.$2'),
  ],
  // "Opens till 4 mm".
  [
    [' until ##', ' till ##'],
    (text) =>
      text.replaceAll(
        /\b(opens?|closes|extends?|reaches|adjusts|stretches|turns|bends|goes) (?:until|till) (?=\d)/giu,
        '$1 up to ',
      ),
  ],
  // "Not fit truck", "please not drive", "bent ribs not cover".
  [['not fit'], (text) => text.replace(/^not fit (?!(?:for|to|on|in|as|at)\b)(?=\p{L})/iu, 'does not fit ')],
  [
    ['please not '],
    (text) =>
      text.replace(
        /\bplease not (?=(?:use|drive|press|stand|sit|pull|push|bend|lift|hang|run|mix|charge|fill|wash|put|leave|let|open|store|expose|touch|heat|cut|clean|place|turn|step|climb)\b)/iu,
        'please do not ',
      ),
  ],
  [
    ['not cover'],
    (text) =>
      text.replace(/^((?!.*\b(?:it|does|do|did|can|may|will|warranty|guarantee)\b).+) not cover$/iu, '$1 not covered'),
  ],
  [
    [' by wet ', ' by damp ', ' by dry '],
    (text) => text.replaceAll(/\b(wipe|clean|dust)((?: \p{L}+)?) by (?=(?:wet|damp|dry) )/giu, '$1$2 with a '),
  ],
  [
    ['before fold', 'before order', 'before wash'],
    (text) => text.replaceAll(/\bbefore (fold|order|wash)(?=$|[,;.)])/giu, 'before $1ing'),
  ],
  [[' need'], (text) => text.replace(/^no (\p{L}+(?: \p{L}+){0,2}) need$/iu, 'no $1 needed')],
  [
    ['mm2', 'cm2', 'm2'],
    (text) =>
      text.replaceAll(
        /(\d) ?(mm|cm|m)2(?![\p{L}\d])/giu,
        (_, figure: string, unit: string) => `${figure} ${unit.toLowerCase()}²`,
      ),
  ],
  // "Spare jars sold in 4s", which were read as seconds.
  [
    ['sold in ##', 'supplied in ##'],
    (text) => text.replaceAll(/\b(sold|supplied) in (\d{1,3}) ?(?:s|seconds)(?=$|[,;.)])/giu, '$1 in packs of $2'),
  ],
  [['without tool'], (text) => text.replaceAll(/\bwithout tool(?=$|[,;.)])/gu, 'without tools')],
];

const isMaterial = (word: string): boolean =>
  LEXICON_WORDS.has(word.toLowerCase()) && !/^(?:red|blue|green|black|white)$/iu.test(word);
