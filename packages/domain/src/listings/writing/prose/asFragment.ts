import { inSentence, midSentence } from './inSentence.js';
import { joined } from './normalise.js';
import type { Unit } from '../plan/Unit.js';

const CUE_FIRST: Readonly<Partial<Record<Unit['property'], RegExp>>> = {
  weight: /^(?:item |net |product )?weight:?\s*(?:of )?/iu,
  height: /^height:?\s*/iu,
  width: /^width:?\s*/iu,
  length: /^length:?\s*/iu,
  depth: /^depth:?\s*/iu,
  diameter: /^(?:inner |outer )?diameter:?\s*/iu,
  thickness: /^thickness:?\s*/iu,
  capacity: /^capacity:?\s*/iu,
  dimensions: /^dimensions:?\s*/iu,
  colour: /^colou?rs?:?\s*/iu,
  material: /^(?:material|fabric):?\s*/iu,
  size: /^sizes?:?\s*/iu,
  noise: /^noise(?: level)?:?\s*/iu,
  age: /^ages?\b:?\s*/iu,
};
const AFTER: Readonly<Partial<Record<Unit['property'], string>>> = {
  height: 'tall',
  width: 'wide',
  length: 'long',
  depth: 'deep',
  thickness: 'thick',
  diameter: 'in diameter',
};
/** Labels that name the part or the thing that the value is of: "Lining: fleece" is a fleece lining. */
const AFTER_VALUE =
  /^(?:lining|shell|filling|sole|upper|strap|handle|lid|outer material|lining material|cover|frame|fabric|finish|closure|neck|sleeve|fit|wick|base)$/u;

/** "No hood", but "not pre-seasoned". */
const denied = (label: string): string =>
  /(?:ed|able|ible|proof|resistant|safe)$/iu.test(label) ? `not ${label}` : `no ${label}`;

/** A unit as an entry of a bullet or of a list: no subject, no stop, lower case at the start unless a name. */
export function asFragment(unit: Unit): string {
  const { text, property, label, items } = unit;
  if (unit.form === 'clause') return midSentence(text);
  const bare = label === '' ? simpleMeasure(unit) : undefined;
  if (bare !== undefined) return bare;
  if (
    label === '' ||
    (unit.statement.items.length === 1 &&
      /^(?:features?|highlights|details|description|about.*|specifications?|key features)$/u.test(label))
  )
    return midSentence(text);
  const value = joined(items.map(inSentence));
  if (ANSWER.test(value)) return /^(?:none|nil)$/u.test(value) ? denied(label) : `${label} ${value}`;
  switch (property) {
    case 'included':
      return /^\d|set|pieces?|attachments|outputs/u.test(label) && !/box|includ|content|package/u.test(label)
        ? `${label}: ${value}`
        : value;
    case 'scent':
    case 'taste':
      return `${/note/u.test(label) ? label : `${label}`}: ${value}`;
    case 'colour':
    case 'material':
    case 'finish':
    case 'fit':
    case 'closure':
      return AFTER_VALUE.test(label) ? `${value} ${label.replace(/ material$/u, '')}` : value;
    case 'compatible_with':
      return /\d/u.test(label) ? `${label}: ${value}` : `fits ${value}`;
    case 'not_compatible_with':
      return `does not fit ${value}`;
    case 'author':
      return `by ${value}`;
    case 'publisher':
      return `published by ${value}`;
    case 'load':
      return `carries ${value}`;
    case 'part_number':
      return `part number ${value}`;
    case 'weight':
    case 'capacity':
    case 'dimensions':
    case 'net_content':
    case 'size':
    case 'age':
    case 'diet':
    case 'format':
    case 'language':
    case 'power':
    case 'voltage':
      return value;
    case 'height':
    case 'width':
    case 'length':
    case 'depth':
    case 'thickness':
    case 'diameter':
      return /^[\d.\s-]+(?: to [\d.]+)?\s?\p{L}{1,6}$/u.test(value)
        ? `${value} ${AFTER[property] ?? ''}`.trim()
        : `${label} ${value}`;
    default:
      return isShortLabel(label) ? `${label}: ${value}` : value;
  }
}

/** Values that are said of the label: "assembly: required". */
export const ANSWER =
  /^(?:required|not required|needed|not needed|included|not included|supplied|none|nil|available|optional)$/u;

const isShortLabel = (label: string): boolean => label.split(' ').length <= 4;

/** "Height 26 cm" → "26 cm tall", "Weight 290 g each" → "290 g each". */
function simpleMeasure({ text, property, statement }: Unit): string | undefined {
  const cue = CUE_FIRST[property];
  if (cue === undefined || (statement.quantities.length === 0 && property !== 'colour' && property !== 'size'))
    return undefined;
  const match = cue.exec(text);
  if (match === null || match[0].length === text.length) return undefined;
  const rest = text.slice(match[0].length);
  if (property === 'size') return /[,\s-]/u.test(rest.trim()) && !/\d/u.test(rest) ? `sizes ${rest}` : `size ${rest}`;
  if (property === 'age') return `ages ${rest}`;
  if (property === 'noise') return `${rest} noise level`;
  const after = AFTER[property];
  if (property === 'weight') return inSentence(text);
  if (after === undefined) return inSentence(rest);
  return /^(?:about |up to |max )?[\d.,\s-]+\p{L}{1,6}$/u.test(rest) ? `${rest} ${after}` : inSentence(text);
}
