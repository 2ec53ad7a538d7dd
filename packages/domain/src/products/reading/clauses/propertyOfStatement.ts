import { anyOf } from '../words/anyOf.js';
import { propertyOfLabel } from '../words/propertyOfLabel.js';
import type { PropertyId } from '../../facts/properties.js';
import type { Form, Measured, Term } from './Statement.js';

interface Read {
  readonly label: string;
  /** Lower case, without its signs. */
  readonly words: string;
  readonly form: Form;
  readonly quantities: readonly Measured[];
  readonly terms: readonly Term[];
  readonly isNegative: boolean;
}

const RULES: readonly (readonly [PropertyId, RegExp])[] = [
  [
    'excluded',
    /\b(?:not inc(?:l(?:uded)?)?|not supplied|not provided|sold separate(?:ly)?|you (?:must|need to|have to|should) (?:get|buy|bring|provide|supply) (?:yourself|separately)|not part of|nicht enthalten|not available|not done)\b/u,
  ],
  [
    'not_compatible_with',
    /^(?:(?:is |are )?not compatible with|(?:does|do) not (?:fit|work with|support)|(?:not|nicht) (?:for|für) .*\d|not original|not oem|not (?:a )?genuine)/u,
  ],
  [
    'warranty',
    /\b(?:warranty|guarantee|guaranty|garantie|repair service|money back|replacement (?:if|when|policy))\b/u,
  ],
  // "Text WIPE YOUR PAWS printed in black"
  ['feature', /^(?:text|slogan|lettering|motif|inscription) .*\b(?:printed|embroidered|engraved)\b/u],
  [
    'care',
    /\b(?:wash|washable|washing|(?<!cast |wrought |curling |soldering )iron(?! (?:skillet|pan|oxide|core))|ironing|tumble|dry clean|dry in shade|air dry|line dry|dishwasher|bleach|wipe|hand wash|spot clean|rinse|lint|waschbar|vacuum on)\b|\b(?:re-?oil|oil|wax|polish|descale|grease) (?:it |them |the \p{L}+ )?(?:once|every|after|regularly|before)\b/u,
  ],
  ['shelf_life', /\b(?:shelf life|best before|after opening|expiry|use within)\b/u],
  ['storage', /^(?:store|keep (?:in|refrigerated|frozen|away from sun|dry|cool))\b|\bstore in\b|\brefrigerat/u],
  ['allergen', /\b(?:may contain|traces of|allergen|allergy)\b/u],
  [
    'warning',
    /^(?:do not|don't|never|avoid|warning|caution|not (?:suitable )?for|not (?:a|an) |keep (?:away|out of)|not recommended|not intended|confirm|check|use gloves)\b|\b(?:choking|hazard|patch test|pregnant|not suitable for|get hot|gets hot)\b/u,
  ],
  ['free_from', /^(?:no|without|zero|free (?:from|of)|does not contain|contains no|koi)\b|\b\S+[- ]free\b/u],
  [
    'compatible_with',
    /^(?:fits?|compatible with|works? with|for (?:use with )?(?:iphone|samsung|apple|ninja|brother|hp|canon)|suitable for (?:iphone|samsung)|passend für|supports?)\b/u,
  ],
  [
    'included',
    /^(?:includes?|including|comes? with|contains? \d|in the box|with \d|supplied with|package|you (?:also )?(?:get|receive) (?:an?|the|one|two|three|four|five|six|\d))\b|\bincluded\b/u,
  ],
  [
    'directions',
    /^(?:apply|take|use|mix|add|shake|massage|brew|soak|pour|place|press|plug|dilute|drain|keep|trim|rinse|charge|follow|remove|leave|insert|measure|steep|boil|cook|heat)\b/u,
  ],
  [
    'certification',
    /\b(?:certified|conforms to|complies|compliant|approved|listed|standard|tested|isi|astm|fssai|oeko)\b/u,
  ],
  ['age', /^from (?:age )?\d+ (?:years|months)\b/u],
  [
    'origin',
    /^(?:made|crafted|hand ?made|handcrafted|woven|grown|poured|roasted|designed|manufactured|produced|imported|hand poured|hand block print) .*\b(?:in|from)\b|^(?:from|product of)\b/u,
  ],
  ['age', /^(?:ages?|for ages?)\b|\b(?:years and up|years old|months and up)\b/u],
  [
    'audience',
    /^for (?:men|women|kids|girls|boys|babies|adults|children|dogs|cats|beginners|toddlers|pregnant|all)\b|^(?:unisex|mens|womens|men|women)$/u,
  ],
  ['size', /^sizes?\b/u],
  ['ingredient', /^(?:contains|ingredients|made with)\b/u],
  ['diet', /^(?:vegan|vegetarian|keto|halal|kosher|jain)\b/u],
  ['material', /^(?:made of|made from|made with|crafted from)\b/u],
  ['colour', /^(?:available in|in )\b.*\b(?:white|black|blue|red|green|grey|gray|pink)\b/u],
  [
    'language',
    /^(?:english|hindi|german|french|spanish|italian|portuguese|tamil|telugu|bengali|marathi)(?: language)?$/u,
  ],
  ['format', /^(?:paperback|hardcover|hardback|spiral bound|board book|kindle|audiobook)$/u],
  ['use', /\b(?:wear|use|occasion|party|office|festival|wedding)\b$/u],
];

/** Whether any rule can hold at all. */
const ANY_RULE = anyOf(RULES.map(([, { source }]) => source));

/** What a clause is about: its label, else its words, else its only figure, else its only term of a lexicon. */
export function propertyOfStatement({ label, words, form, quantities, terms, isNegative }: Read): PropertyId {
  const labelled = label === '' ? undefined : propertyOfLabel(label);
  if (labelled !== undefined && labelled !== 'feature' && labelled !== 'function')
    return isNegative && labelled === 'compatible_with' ? 'not_compatible_with' : labelled;
  for (const [property, pattern] of ANY_RULE.test(words) ? RULES : [])
    if (pattern.test(words))
      return property === 'free_from' &&
        form === 'without' &&
        /\b(?:gps|radio|slot|output|input|charger|pocket|battery|zips?|bluetooth|wifi|camera)\b/u.test(words)
        ? 'feature'
        : property;
  if (form === 'excluded') return 'excluded';
  const [figure] = quantities;
  if (figure?.unit === '%' && terms.some(({ lexicon }) => lexicon === 'material')) return 'material';
  if (
    figure !== undefined &&
    figure.property !== 'feature' &&
    (quantities.length === figure.chain || quantities.length === 1)
  )
    return figure.property;
  // "Solid European oak" says what it is made of.
  const [first] = terms;
  const term = first?.lexicon === 'origin' ? (terms.find(({ lexicon }) => lexicon === 'material') ?? first) : first;
  if (term !== undefined && (quantities.length === 0 || term.lexicon === 'material')) return term.lexicon;
  return 'feature';
}
