/** Adjectives that are compared by an ending, with the ending's spelling. */
const COMPARED: Readonly<Record<string, string>> = {
  thick: 'thicker',
  thin: 'thinner',
  long: 'longer',
  short: 'shorter',
  big: 'bigger',
  large: 'larger',
  small: 'smaller',
  wide: 'wider',
  narrow: 'narrower',
  high: 'higher',
  low: 'lower',
  tall: 'taller',
  deep: 'deeper',
  heavy: 'heavier',
  light: 'lighter',
  old: 'older',
  young: 'younger',
  strong: 'stronger',
  hot: 'hotter',
  cold: 'colder',
  fast: 'faster',
  slow: 'slower',
};
/** Verbs and the form that stands behind "can be". */
const DONE: Readonly<Record<string, string>> = {
  adjust: 'adjusted',
  fold: 'folded',
  use: 'used',
  wash: 'washed',
  clean: 'cleaned',
  remove: 'removed',
  change: 'changed',
  replace: 'replaced',
  turn: 'turned',
  lock: 'locked',
  hang: 'hung',
  fix: 'fixed',
  mount: 'mounted',
  store: 'stored',
  charge: 'charged',
  connect: 'connected',
  attach: 'attached',
  detach: 'detached',
  extend: 'extended',
  stack: 'stacked',
  fill: 'filled',
  refill: 'refilled',
  roll: 'rolled',
  rotate: 'rotated',
  screw: 'screwed',
  wipe: 'wiped',
  rinse: 'rinsed',
  separate: 'separated',
};
const either = (words: Readonly<Record<string, string>>): string => Object.keys(words).join('|');
const SIDE = 'length|width|height|depth|diameter|thickness|capacity|volume|weight';
/** What English counts by no plural. */
const UNCOUNTED: Readonly<Record<string, string>> = {
  informations: 'information',
  furnitures: 'furniture',
  equipments: 'equipment',
  luggages: 'luggage',
  jewelries: 'jewelry',
};

/**
 * Forms of words as English has them, where another language shows through: "more thick than 2 cm", "can be adjust", "has
 * length 2 m". In the form of `tidied`.
 */
export const PLAIN_FORMS: readonly (readonly [readonly string[], (text: string) => string])[] = [
  [
    ['more '],
    (text) =>
      text.replaceAll(
        new RegExp(String.raw`\bmore (${either(COMPARED)}) (?=than\b)`, 'giu'),
        (_, word: string) => `${COMPARED[word.toLowerCase()] ?? word} `,
      ),
  ],
  [
    [' be '],
    (text) =>
      text.replaceAll(
        new RegExp(
          String.raw`\b((?:can|may|must|should|could|cannot|can't|to) (?:not |also |easily )?be) (${either(DONE)})(?=$|[,;.)]| (?:in|on|at|by|to|with|for|from|and|or|without|under|up|when|if|off|out|after|before)\b)`,
          'giu',
        ),
        (_, be: string, verb: string) => `${be} ${DONE[verb.toLowerCase()] ?? verb}`,
      ),
  ],
  [[' for to '], (text) => text.replaceAll(/ for to (?=\p{Ll}{3,})/gu, ' to ')],
  [
    [' without to '],
    (text) =>
      text.replaceAll(
        / without to (drill|screw|cut|open|remove|lift|bend)\b/gu,
        (_, verb: string) => ` without ${verb === 'cut' ? 'cutt' : verb === 'remove' ? 'remov' : verb}ing`,
      ),
  ],
  // "The cable has length 2 m".
  [
    SIDE.split('|').flatMap((side) => [`has ${side}`, `have ${side}`]),
    (text) =>
      text.replaceAll(
        new RegExp(String.raw`\b(has|have) (${SIDE}) (?:of )?(?=(?:about |up to )?\d)`, 'giu'),
        '$1 a $2 of ',
      ),
  ],
  // "For baby of 6 till 24 months"; "from 6 until 24 months".
  [
    ['till ##', 'until ##', 'to ##'],
    (text) =>
      text.replaceAll(
        /\b(bab(?:y|ies)|child|children|kids|toddlers|dogs?|cats?|infants) of (\d{1,2}) (?:till|until|to) (\d{1,2} (?:months|years|weeks|kg|lb)\b)/giu,
        '$1 from $2 to $3',
      ),
  ],
  // "Do not leave baby sleep with it" lets it sleep.
  [
    ['leave '],
    (text) =>
      text.replace(
        /\bleave ((?:your |the )?(?:baby|child|dog|cat|pet)|it|them) (?=(?:sleep|play|eat|drink|chew|run|dry|cool|stand(?! in)|climb|touch|bite)\b)/iu,
        'let $1 ',
      ),
  ],
  // "One sage one sand": two of a kind beside each other.
  [
    ['one ', '1 '],
    (text) =>
      text.replaceAll(
        /\b(one|1) (?!(?:by|after|at|to|of|for|in|on|and|or|with|per|is|has|can|the|that)\b)(\p{L}[\p{L}-]*(?: (?!(?:by|after|at|to|of|for|in|on|and|or|with|per)\b)\p{L}[\p{L}-]*)?) (?=\1 (?!(?:by|after|at|to|of)\b)\p{L})/gu,
        '$1 $2, ',
      ),
  ],
  // "Plastic ABS": the noun stands last.
  [
    ['plastic abs', 'plastic pp', 'plastic pvc', 'steel stainless'],
    (text) =>
      text
        .replaceAll(/\bplastic (ABS|PP|PVC|PET|TPU|TPR|PE)\b/gu, '$1 plastic')
        .replaceAll(/\b(s)teel stainless\b/giu, '$1tainless steel'),
  ],
  [
    Object.keys(UNCOUNTED),
    (text) =>
      text.replaceAll(new RegExp(String.raw`\b(${either(UNCOUNTED)})\b`, 'gu'), (word) => UNCOUNTED[word] ?? word),
  ],
  // "It doesn't works", "not into microwave".
  [
    ['doesn', 'does not ', 'do not '],
    (text) =>
      text.replaceAll(
        /\b((?:does|do)(?:n['’]t| not)) (work|fit|hold|need|include|come|contain|close|rust|stop)s\b/giu,
        '$1 $2',
      ),
  ],
  [
    ['not into ', 'not in '],
    (text) =>
      text.replaceAll(
        /\bnot into (?:the )?(?=(?:microwave|dishwasher|oven|dryer|freezer|washing machine)\b)/giu,
        'not for the ',
      ),
  ],
  // "Consists from 3 parts", "is consisting of".
  [
    ['consist'],
    (text) =>
      text
        .replaceAll(/\bconsists? from\b/giu, (said) => said.replace(/ from$/iu, ' of'))
        .replaceAll(/\bis (?:consisting|consist) of\b/giu, 'consists of'),
  ],
  // "Made by wood", "is from the plastic".
  [
    ['made by '],
    (text) =>
      text.replaceAll(
        /\bmade by (?=(?:(?:solid|pure|real|strong|thick|natural|hard) )?(?:wood|steel|plastic|cotton|metal|glass|leather|silicone|bamboo|rubber|aluminium|aluminum|polyester|nylon|iron|brass|paper|wool|foam)\b)/giu,
        'made of ',
      ),
  ],
];
