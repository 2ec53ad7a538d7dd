import { LEXICON_WORDS } from '../../../../products/index.js';

const ACT =
  'put|use|leave|wash|clean|place|store|drive|press|stand|sit|pull|push|bend|lift|hang|run|mix|charge|fill|open|touch|heat|cut|turn|climb|dry|iron|bleach|soak|expose|let';
/** What a thing is for, by a verb without its ending: "4 clips for hold the bag". */
const AIM =
  'hold|groom|clean|open|close|cut|keep|carry|fix|hang|attach|wash|remove|protect|store|mount|lift|adjust|connect|cover|charge|fill|dry|make|put|take|turn|press|clip|lock|tie|wipe|measure|mix|grind|peel|cook|bake|drain';
const CLOTH = 'cloth|sponge|towel|brush|rag|tissue';
const DONE: Readonly<Record<string, string>> = {
  fold: 'folded',
  open: 'open',
  close: 'closed',
  pack: 'packed',
  roll: 'rolled',
};
/** What makes "from" right: "felt from Austria" and "made from pine" stay. */
const MADE = /(?:ed|made|cut|sewn|woven|built|spun|blown|grown|come|comes|keep|away|free|far|apart|range|ranges)$/iu;

/**
 * Verbs and prepositions as an English speaker has them, where another language shows through: "inside have 4 clips for hold the
 * bag", "it not keep smell inside", "lining you wipe by wet towel". In the form of `tidied`.
 */
export const PLAIN_VERBS: readonly (readonly [readonly string[], (text: string) => string])[] = [
  // "Hello we sell car trash can"; the greeting is none of the product's.
  [
    ['hello', 'hi ', 'hey ', 'good day', 'dear '],
    (text) =>
      text.replace(
        /^(?:hello|hi|hey|good day|dear (?:customers?|buyers?|friends?|all|sir))(?: (?:there|all|everyone|everybody|folks))?[\s,!.:-]+(?=(?:we|this|it|is|our|here)\b)/iu,
        '',
      ),
  ],
  [
    ['when fold', 'when close', 'when pack', 'when roll'],
    (text) =>
      text.replaceAll(
        /\bwhen (fold|close|pack|roll)(?=,| it\b| they\b|$)/giu,
        (_, verb: string) => `when ${DONE[verb.toLowerCase()] ?? verb}`,
      ),
  ],
  // "Inside have 4 clips", "outside has 3 pockets".
  [
    ['inside ha', 'outside ha', 'behind ha', 'below ha', 'on top ha'],
    (text) =>
      text.replace(
        /^(inside|outside|behind|below|on top) (?:have|has) (\d+|an?|one|two|three|four|five|six)\b/iu,
        (_, place: string, count: string) => `${place} ${/^(?:1|an?|one)$/iu.test(count) ? 'is' : 'are'} ${count}`,
      ),
  ],
  // Not "for storage", "for hang gliding".
  [
    AIM.split('|').map((verb) => `for ${verb} `),
    (text) => text.replaceAll(new RegExp(`\\bfor (${AIM}) (?=(?:the|it|them|your|an?) )`, 'giu'), 'to $1 '),
  ],
  // "Hook is not come with".
  [['not come with'], (text) => text.replace(/\b(is|are) not come with(?: it)?$/iu, '$1 not included')],
  // "It not keep smell inside", "it not fit big pots".
  [
    ['it not ', 'this not '],
    (text) =>
      text.replace(
        /^(and |but )?(it|this) not (?=(?:keep|fit|need|work|come|hold|stop|have|make|stick|slip|smell|rust|break|melt|include|cut|burn|leak)\b)/iu,
        '$1$2 does not ',
      ),
  ],
  // "Not put outside in rain".
  [
    ACT.split('|').map((verb) => `not ${verb} `),
    (text) =>
      text.replace(
        new RegExp(
          `^not (?=(?:${ACT}) (?:it|them|the|in|on|near|out|outside|under|over|into|with|at|more|to)\\b)`,
          'iu',
        ),
        'do not ',
      ),
  ],
  // "Not fold, not cut", "not use steel wool".
  [
    ['not '],
    (text) => text.replace(new RegExp(`^not (?=(?:${ACT}|fold|freeze|wax|oil)$|use \\p{L})`, 'iu'), 'do not '),
  ],
  [['please to '], (text) => text.replaceAll(/\bplease to (?=\p{Ll}+)/giu, 'please ')],
  [['it is needed '], (text) => text.replace(/^it is needed (?=\p{L})/iu, 'you need ')],
  // "Mat have no glue".
  [
    [' have no ', ' have a ', ' have ##', ' have one ', ' have two ', ' have three ', ' have four '],
    (text) =>
      text.replace(
        /^((?:the )?(?!(?:you|we|they|i|all|both|people|children|these|those|some|many|which|who|that|not|also|do|must)\b)\p{L}+[^s\P{L}]) have (?=(?:no|an?|\d|one|two|three|four|five|six|eight)\b)/iu,
        '$1 has ',
      ),
  ],
  [
    [' is with', ' are with', ' is not with', ' are not with'],
    (text) =>
      text.replace(
        /^(\p{L}[\p{L} -]+?) (is|are) (not )?with(?: it)?$/iu,
        (_, thing: string, be: string, not = '') => `${thing} ${be} ${String(not)}included`,
      ),
  ],
  // "Not to drive with it".
  [
    ['not to '],
    (text) => text.replace(new RegExp(`^not to (?=(?:${ACT}|fold|freeze|give|eat|drink)\\b)`, 'iu'), 'do not '),
  ],
  [
    ['sold separate', 'bought separate', 'buy separate'],
    (text) => text.replaceAll(/\b(sold|bought|buy|available) separate(?=$|[,;.)])/giu, '$1 separately'),
  ],
  [
    ['no warranty case', 'no guarantee case'],
    (text) => text.replace(/\b(this|that|it) is no (warranty|guarantee) case$/iu, '$1 is not a $2 case'),
  ],
  // "Please no to drop", "and not give to a dog who bites".
  [
    ['please no to ', 'please not to '],
    (text) => text.replaceAll(/\bplease (?:no|not) to (?=\p{Ll})/giu, 'please do not '),
  ],
  [
    [' not give ', ' not put ', ' not use ', ' not leave '],
    (text) => text.replace(/^(and|or) not (?=(?:give|put|use|leave) \p{Ll})/iu, '$1 do not '),
  ],
  [[' not in'], (text) => text.replace(/^(?:the )?(\p{L}[\p{L} -]+?) (is|are) not in$/iu, '$1 $2 not included')],
  [['can not '], (text) => text.replaceAll(/\bcan not (?!only\b)/giu, 'cannot ')],
  [['need ##'], (text) => text.replace(/^needs? (?=(?:about |some )?\d+ (?:minutes?|hours?)\b)/iu, 'takes ')],
  [
    ['degree c', 'degree f', 'degrees c', 'degrees f'],
    (text) => text.replaceAll(/(\d) ?degrees? (?=[CF]\b)/gu, '$1 °'),
  ],
  [
    [' foot'],
    (text) =>
      text.replaceAll(
        /\b((?!1 )\d{1,2} (?:rubber|silicone|plastic|felt|metal|wooden)) foot\b(?! ?\p{L})/giu,
        '$1 feet',
      ),
  ],
  [['for indoor', 'for outdoor'], (text) => text.replace(/\bfor (indoor|outdoor)$/iu, 'for $1 use')],
  // "Lining you wipe with a wet towel".
  [
    [' you wipe', ' you wash', ' you clean', ' you rinse'],
    (text) =>
      text.replace(
        /^(?:the )?(\p{L}[\p{L}-]*(?: [\p{Ll}-]+)?) you (wipe|wash|clean|rinse) (?=(?:with|by|in|at|under)\b)/iu,
        (_, thing: string, act: string) =>
          `${act} the ${/^\p{Lu}\p{Ll}/u.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing} `,
      ),
  ],
  // "Clean with wet cloth".
  [
    CLOTH.split('|').map((cloth) => ` ${cloth}`),
    (text) =>
      text.replaceAll(
        new RegExp(`\\bwith (?=(?:wet|damp|dry|soft|moist|clean|humid) (?:${CLOTH})\\b)`, 'giu'),
        'with a ',
      ),
  ],
  // "Long from 10 to 22 in".
  [
    ['long from ##', 'wide from ##', 'high from ##'],
    (text) =>
      text.replace(
        /^(long|wide|high|tall|deep) from (\d[\d.,]* to \d[\d.,]* ?(?:mm|cm|m|in|ft))$/iu,
        (_, side: string, range: string) => `${range} ${side.toLowerCase()}`,
      ),
  ],
  // "12 panels from steel wire", "marble run from wood".
  [
    [' from '],
    (text) =>
      text.replaceAll(
        /(?<=^|[\s(])(\p{L}[\p{L}-]*) from (?=(\p{Ll}[\p{L}-]*)(?: (\p{Ll}[\p{L}-]*))?)/gu,
        (all, thing: string, first: string, second = '') =>
          !MADE.test(thing) &&
          !isBe(thing) &&
          (isMaterial(first) || (/(?:ed|less)$/u.test(first) && isMaterial(String(second)))) &&
          !/ to /u.test(text)
            ? `${thing} of `
            : all,
      ),
  ],
  [
    ['in carton', 'in packet', 'in parcel', 'in bag'],
    (text) =>
      text.replaceAll(
        /(?<=^|\b(?:not|is|are|come|comes) )(in) (?=(?:carton|packet|parcel|bag)(?:$| (?:you|is|are|there)\b))/giu,
        '$1 the ',
      ),
  ],
  [['is maximal ##', 'is maximum ##'], (text) => text.replaceAll(/\bis max(?:imal|imum) (?=\d)/giu, 'is at most ')],
  // "Mounting of the arm need 5 minutes".
  [
    ['ing of ', 'ing need ##'],
    (text) => text.replace(/^((?:\p{L}+ing)(?: of (?:the )?[\p{L}-]+)?) need (?=\d)/iu, '$1 needs '),
  ],
];

const isBe = (word: string): boolean => /^(?:is|are|was|were|it|they|not|or|and|to|up|out|off)$/iu.test(word);
const isMaterial = (word: string): boolean =>
  LEXICON_WORDS.has(word.toLowerCase()) &&
  !/^(?:red|blue|green|black|white|brown|grey|gray|orange|yellow|pink|purple)$/iu.test(word);
