import type { Question } from '../../plan/Question.js';
import { isCare } from '../../plan/questionOf.js';
import { capitalised } from '../../prose/normalise.js';

/** A heading names the question and asserts nothing; what a product has and does needs none. */
const NOUNS: Readonly<Record<Question, string>> = {
  features: '',
  battery: 'Battery',
  power: 'Power',
  light: 'Light',
  connection: 'Connection',
  material: 'Materials',
  design: 'Design',
  size: 'Size',
  weight: 'Weight',
  capacity: 'Capacity',
  wear: 'Sizes',
  fits: 'Fits',
  contents: 'In the box',
  ingredients: 'Ingredients',
  nutrition: 'Nutrition',
  use: 'Use',
  care: 'Care',
  assembly: 'Assembly',
  limits: 'Please note',
  lacks: 'Please note',
  warranty: 'Warranty',
  origin: 'Origin',
  certificates: 'Standards',
  packaging: 'Packaging',
  storage: 'Storage',
  edition: 'Edition',
  age: 'Age',
};

/** Questions that may share a bullet under both their names, in the order of their names. */
const TOGETHER: readonly (readonly Question[])[] = [
  ['size', 'weight', 'capacity', 'material', 'design'],
  ['wear', 'material', 'design', 'size', 'weight'],
  ['battery', 'power', 'light', 'connection', 'capacity'],
  ['features', 'material', 'design', 'size', 'weight', 'capacity'],
  ['features', 'power'],
  ['power', 'weight'],
  ['use', 'care'],
  ['assembly', 'use', 'care'],
  ['features', 'use'],
  ['care', 'warranty'],
  ['assembly', 'warranty'],
  ['material', 'care'],
  ['ingredients', 'nutrition'],
];
/** What a product does, and by what, are its features. */
const FEATURES: ReadonlySet<Question> = new Set(['features', 'battery', 'power', 'light', 'connection']);
const USED: ReadonlySet<Question> = new Set(['use', 'care', 'limits']);
const MOST_NOUNS = 3;
/** Of unlike things no more than two. */
const MOST_UNLIKE = 2;

/** The heading over answers to these questions, empty where they need none; undefined where they do not belong together. */
export function headingOver(questions: ReadonlySet<Question>, text: string): string | undefined {
  const asked = [...questions];
  const [only] = asked;
  if (asked.some((question) => MEASURED.has(question) || question === 'material') && !isPlain(text)) return '';
  if (only !== undefined && asked.length === 1) return nounOf(only, text);
  if (questions.has('features') && asked.every((question) => FEATURES.has(question))) return '';
  if (asked.every((question) => question === 'limits' || question === 'lacks')) return NOUNS.limits;
  if (asked.every((question) => question === 'contents' || question === 'lacks') && !/(?:^|; )no /iu.test(text))
    return NOUNS.contents;
  // What it is not for is said of its use.
  if (questions.has('limits') && asked.every((question) => USED.has(question)))
    return !questions.has('care') ? NOUNS.use : text.split('; ').every(isUse) ? 'Use and care' : 'Good to know';
  const order = TOGETHER.find((group) => asked.every((question) => group.includes(question)));
  if (order !== undefined && asked.length <= (order === TOGETHER[0] ? MOST_NOUNS : MOST_UNLIKE)) {
    if (questions.has('features')) return '';
    const nouns = order
      .filter((question) => questions.has(question))
      .map((question) => nounOf(question, text).replace(/ and charging$/u, ''));
    if (nouns.includes('')) return '';
    if (new Set(nouns).size < nouns.length) return nouns[0];
    return `${nouns.slice(0, -1).join(', ')} and ${(nouns.at(-1) ?? '').toLowerCase()}`.replace(/, \p{Lu}/gu, (all) =>
      all.toLowerCase(),
    );
  }
  return undefined;
}

const MEASURED: ReadonlySet<Question> = new Set(['size', 'weight', 'capacity']);

/** Figures and names of materials; a sentence or an order among them is of something else. */
const isPlain = (text: string): boolean =>
  text.length <= LONGEST_PLAIN &&
  text.split('; ').every((entry) => !isUse(entry) && !OF_PART.test(entry) && entry.split(', ').length <= MOST_NOUNS);
const LONGEST_PLAIN = 140;
const OF_PART =
  /\b(?:with an?|so|on|when|if|where|which|that|does|do|can|fits?|holds?|sold|comes?|packed|ships?|works?|doubles|serves|keeps|stops|inside|outside)\b/iu;

/** How it is used or kept; "hooks do not fold" is neither. */
const isUse = (entry: string): boolean => USE.test(entry) || isCare(entry);
const USE =
  /^(?:for|not|do not|don['’]t|never|avoid|keep|use|only|indoors?|outdoors?|suitable|handle|place|store|allow|let|remove|replace|charge|switch|check|wear|supervise|warm|cool|run|rest|steep|shake|mix|apply|take)\b|\b(?:not for|use only|only for)\b/iu;

const nounOf = (question: Question, text: string): string => {
  if (question === 'battery') {
    if (!/batter/iu.test(text)) {
      if (
        !/\b(?:charg\p{L}*|playtime|run ?time|runs|standby|works for)\b.*\d|\d.*\b(?:charg\p{L}*|playtime|run ?time|standby)\b/iu.test(
          text,
        )
      )
        return NOUNS.features;
      const time = /playtime/iu.test(text) ? 'Playtime' : 'Running time';
      return /charg/iu.test(text) ? `${time} and charging` : time;
    }
    if (/charg/iu.test(text)) return 'Battery and charging';
    // A heading over the battery itself would make its figures those of another measure.
    return text.includes('; ') ? 'Battery' : NOUNS.features;
  }
  // A guarantee is no warranty.
  if (question === 'warranty')
    return /warranty/iu.test(text) ? 'Warranty' : /guarantee/iu.test(text) ? 'Guarantee' : '';
  if (question === 'design') return /^colou?rs?(?= \p{L})/iu.exec(text) === null ? NOUNS.design : colourWord(text);
  // What is not in it is no list of what is.
  if (question === 'ingredients' && /^(?:no|free|without|zero)\b/iu.test(text)) return '';
  if (question === 'wear' && /\d ?x ?\d/u.test(text)) return NOUNS.size;
  if (question === 'certificates' && /licen[cs]e|FSSAI/iu.test(text)) return '';
  if (question === 'assembly' && !/\bassembly\b/iu.test(text)) return 'Fitting';
  if (question === 'use' && text.split('; ').every((entry) => /^for (?!.* (?:use|choose|apply) )/iu.test(entry)))
    return 'Suitable for';
  if (question === 'fits' && /^(?:model|part|item|reference)\b/iu.test(text)) return '';
  if (question === 'edition' && !/\b(?:edition|book|pages)\b/iu.test(text)) return '';
  return NOUNS[question];
};

/** As the seller spells it. */
const colourWord = (text: string): string => capitalised(/^colou?rs?/iu.exec(text)?.[0].toLowerCase() ?? '');

const SEVERAL = /^(?:Sizes?|Weight|Capacity|Design|Features|Materials)(?:, \p{L}+)* and \p{L}+(?=: )/u;

/** "Size, weight and materials" beside "Materials" is "Size and weight": no two bullets are of the materials. */
export function withOwnNouns(bullets: readonly string[]): readonly string[] {
  const taken = bullets
    .map((bullet) => /^\p{L}+(?=: )/u.exec(bullet)?.[0].toLowerCase() ?? '')
    .filter((one) => one !== '');
  return bullets.map((bullet) => {
    const heading = SEVERAL.exec(bullet)?.[0] ?? '';
    const nouns = heading.toLowerCase().split(/, | and /u);
    const own = nouns.filter((noun) => noun !== 'materials' || !taken.includes(noun));
    if (heading === '' || own.length === nouns.length || own.length === 0) return bullet;
    const said = own.length === 1 ? (own[0] ?? '') : `${own.slice(0, -1).join(', ')} and ${own.at(-1) ?? ''}`;
    const shown = said.charAt(0).toUpperCase() + said.slice(1);
    return bullets.some((other) => other.startsWith(`${shown}: `)) ? bullet : shown + bullet.slice(heading.length);
  });
}
