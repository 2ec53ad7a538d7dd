import { LEXICON_WORDS } from '../../../../products/index.js';
import { isHeadNoun } from '../../../../shared/index.js';
import { isPlural } from '../grammar.js';
import { isThing } from '../things.js';

const MACHINE = 'dishwasher|microwave|oven|freezer|fridge|refrigerator|washing machine|tumble dryer';
const PLACE = 'bottom|back|front|inside|outside|border|middle|centre|center|edge';

/** What sellers call the whole of what they sell. */
const WHOLE =
  /^(?:table|run|set|kit|chair|bench|game|toy|puzzle|machine|device|tool|tent|bed|lamp|clock|bottle|jug|can|bag|pot|pan|basket|rack|tray)$/u;
const HOW: Readonly<Record<string, string>> = {
  quick: 'quickly',
  slow: 'slowly',
  quiet: 'quietly',
  easy: 'easily',
  loud: 'loudly',
};

/**
 * Articles, pronouns and the order of words as an English speaker has them, where a language without articles or with
 * another order shows through: "in microwave not", "is bowl for dogs what eat too quick". In the form of `tidied`.
 */
export const PLAIN_ARTICLES: readonly (readonly [readonly string[], (text: string) => string])[] = [
  // "In microwave not", "can go in dishwasher"; not "in oven gloves".
  [
    MACHINE.split('|').map((machine) => `in ${machine}`),
    (text) =>
      text
        .replace(new RegExp(`^in (?:the )?(${MACHINE}) not$`, 'iu'), 'not in the $1')
        .replaceAll(
          new RegExp(
            `\\bin (?=(?:${MACHINE})(?:$|[,;.)]| (?:and|or|but|at|on|after|before|first|overnight|when|if)\\b))`,
            'giu',
          ),
          (given) => (given.startsWith('I') ? 'In the ' : 'in the '),
        ),
  ],
  // "On bottom are 4 rubber dots", "in border is a wire".
  [
    PLACE.split('|').flatMap((place) => [`on ${place} `, `in ${place} `]),
    (text) =>
      text.replace(
        new RegExp(`^(and )?(on|in) (?=(?:${PLACE}) (?:is|are|there)\\b)`, 'iu'),
        (_, joint: string | undefined, word: string) => `${joint ?? ''}${word} the `,
      ),
  ],
  [
    [' what '],
    (text) =>
      text
        .replaceAll(/\b(dogs|cats|pets|birds|people|children|kids|babies|users|those) what (?=\p{Ll}+)/giu, '$1 that ')
        .replaceAll(/\b(\p{Ll}{3,}s) what (?=(?:you|we|they) )/gu, (all, thing: string) =>
          isThing(thing) || isHeadNoun(thing.replace(/s$/u, '')) ? `${thing} that ` : all,
        ),
  ],
  // "Eat too quick".
  [
    Object.keys(HOW).flatMap((how) => [`too ${how}`, `very ${how}`]),
    (text) =>
      text.replaceAll(
        /\b(eats?|drinks?|runs?|goes|dries|cools?|heats?|charges?|works?|moves?|turns?|grows?|opens?|closes?) (too|very) (quick|slow|quiet|easy|loud)(?=$|[,;.)])/giu,
        (_, verb: string, degree: string, how: string) => `${verb} ${degree} ${HOW[how.toLowerCase()] ?? how}`,
      ),
  ],
  [
    [' so is ', 'so is '],
    (text) => text.replaceAll(/\bso is (?=(?:more|easy|easier|ready|safe|light)\b)/gu, 'so it is '),
  ],
  // "So it opens alone".
  [
    [' alone'],
    (text) =>
      text.replaceAll(
        /\b(it|they) (opens?|closes?|stops?|starts?|folds?|turns?|inflates?|switch(?:es)?) alone(?=$|[,;.)])/giu,
        (_, who: string, verb: string) => `${who} ${verb} by ${/^it$/iu.test(who) ? 'itself' : 'themselves'}`,
      ),
  ],
  // "This is shade for the front window", "we present marble run from wood".
  [
    ['is ', 'we present ', 'we sell ', 'we offer '],
    (text) =>
      text
        .replace(
          /^we (?:present|sell|offer) (?:you )?(?:(?:a|an|the|our) )?(?=(?!(?:it|them|this|these|all|both|only|other)\b)\p{Ll})/iu,
          'This is ',
        )
        .replace(NAMING, withArticle),
  ],
  // "For pug and bulldog is not suitable".
  [
    ['is not suitable', 'are not suitable', 'not recommended'],
    (text) =>
      text.replace(
        /^for ((?:\p{L}[\p{L}-]* ?){1,6}) (?:it is|is|are) not (suitable|recommended)$/iu,
        (_, whom: string, what: string) => `not ${what} for ${whom}`,
      ),
  ],
  // "Mat you must buy extra", "spare ring we sell extra".
  [
    [' extra', ' separately', ' yourself'],
    (text) =>
      text
        .replace(
          /^(?:the )?(\p{L}[\p{L}-]*(?: [\p{Ll}-]+){0,2}) you (must|have to|need to) (buy|get|order) (extra|separately)$/iu,
          (_, thing: string, duty: string, act: string) => `you ${duty} ${act} the ${lowered(thing)} separately`,
        )
        .replace(
          /^(?:the )?(\p{L}[\p{L}-]*(?: [\p{Ll}-]+){0,2}) we sell (?:extra|separately)$/iu,
          (_, thing: string) => `we sell the ${lowered(thing)} separately`,
        ),
  ],
  [
    [
      'flat nose',
      'short nose',
      'long nose',
      'flat muzzle',
      'normal muzzle',
      'short muzzle',
      'long muzzle',
      'short tail',
      'long tail',
    ],
    (text) => text.replaceAll(/\bwith (?=(?:flat|short|long|normal) (?:nose|muzzle|tail)\b)/giu, 'with a '),
  ],
  [['send you other'], (text) => text.replaceAll(/\bsend you other(?=$|[,;.])/giu, 'send you another')],
];

const lowered = (thing: string): string =>
  /^\p{Lu}\p{Ll}/u.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing;

/** A noun without its article behind "this is". */
const NAMING =
  /^(this is|it is) ((?!(?:a|an|the|our|my|your|not|also|only|very|all|no|one|two)\b)\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+){0,2}?)(?= (?:for|with|from|of|to)\b| \d)/iu;

function withArticle(all: string, who: string, noun: string): string {
  const head = noun.split(' ').at(-1) ?? noun;
  return (isThing(head) || WHOLE.test(head) || isHeadNoun(head)) && !isPlural(head) && !LEXICON_WORDS.has(head)
    ? `${who} ${/^[aeiou]/u.test(noun) ? 'an' : 'a'} ${noun}`
    : all;
}

/** A sentence that opens with its verb, completed: "Is bowl for dogs" → "This is a bowl for dogs", "Is handmade" → "It is handmade". */
export const withSubject = (sentence: string): string =>
  !sentence.startsWith('Is ') || / (?:included|supplied|optional|extra|separate)\b/u.test(sentence)
    ? sentence
    : sentence
        .replace(/^Is (?=(?:\p{Ll}+ed|(?:hand)?made|sewn|woven|knitted|cut) (?:in|of|from|by|for|with)\b)/u, 'It is ')
        .replace(/^Is (?=[\p{Ll}-]+(?: [\p{Ll}-]+)? (?:for|with|from|of|to)\b)/u, (given) => {
          const named = `This is ${sentence.slice(given.length)}`.replace(NAMING, withArticle);
          return /^This is an? /u.test(named) ? named.slice(0, named.length - sentence.length + given.length) : given;
        });
