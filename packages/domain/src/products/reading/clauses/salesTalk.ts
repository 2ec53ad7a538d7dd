import { anyCase } from '../../../shared/index.js';
import type { SortedOut } from './sortOut.js';
import { withoutBracketText } from '../words/withoutBracketText.js';
import type { Statement } from './Statement.js';

/** The seller speaking of himself. */
const FIRST_PERSON = /(?:^|\s)(?:[Ww]e|[Ww]e['’](?:re|ve|ll)|[Oo]ur|WE|OUR|us)(?=\s|$)/u;
/** What he makes, does with it and asks of its owner is of the product all the same. */
const OF_PRODUCT =
  /\b(?:ma[dk]e|sew|sewn|roast|cast|wea?ve|woven|gr[eo]wn?|hand\p{L}*|craft|print|paint|bak(?:e|ed)|brew|knit|carve|cut|dye|forge|bottle|test|source|use[ds]?|add|never|do not|don['’]t|recommend|advise|suggest|includ|cover|call|name|guarantee|warrant|repair|replace|finish|polish|fire|pour|mill|grind|ground|blend|stitch|quilt|wash|season|oil|wax|treat|coat|fill|cure|smoke|sell (?:it|them|this) with|(?:works?|goes|go|belongs?) with|fits)/iu;

/** Praise that speaks to the buyer: what he will feel, whom he may please. */
const PRAISE =
  /\b(?:(?:great|perfect|wonderful|amazing|beautiful|unique|nice|awesome|excellent|lovely|thoughtful|memorable|sweet) (?:\p{L}+ ){0,2}(?:gifts?|presents?|choices?|addition|ideas?|combination|touch)\b|makes? (?:it )?(?:an?|the) (?:\p{L}+ ){0,2}(?:gift|present|addition|statement)\b|can['’]?t go wrong|(?:you|he|she|they|everyone|person|kids?|friends?|family|will|all)(?:['’]ll| will| would)? (?:surely |really |just |absolutely )?(?:love|adore|treasure)(?= (?:it|them|this|these|the|to)\b|$)|really benefit|be disappointed|break the bank|for any occasion\b|sure bet|be a breeze|peace of mind|passions? to life|certain to find|turn heads|stand out from|one of a kind|like no other|second to none|worth (?:every|the) (?:penny|money)|sporting style|merry christmas|happy (?:shopping|holidays|new year|halloween)|hot fashion|latest (?:hot |fashion )*(?:fashions?|trends?)\b|current trends|miss out|hesitate|grab (?:one|yours)|pick us|place an order|gift (?:it|this) to|to your (?:family|friends|loved)|(?:family|friends) and (?:family|friends)|beloved ones|more rewarding|cherished|brighten (?:your|up)|spruce up|your (?:hobby|fantasy|dreams?)|what are you waiting|made easy|for years to come\b|never (?:need to |have to )?worry\b|show off your\b|gift ideas?\b|let your (?:\p{L}+ ){1,2}more\b|enjoy yourself|(?:make|makes|making) your \p{L}+ (?:more )?(?:cool|beautiful|distinctive|unique|brilliant|elegant|special|stand out))/iu;
const isPraise = anyCase(PRAISE);
const ADJECTIVE =
  /\b(?:perfect(?:ly)?|amazing|beautiful|stylish|confident|effortless(?:ly)?|lovely|wonderful|superior|awesome|gorgeous|fun|attractive|charming|fashionable|elegant|chic|trendy|excellent)\b/iu;
const SECOND_PERSON = /\b(?:you|your|you['’](?:ll|re|ve))\b/iu;
/** Orders to feel or to live: "give your home …", "enjoy the natural beauty …". */
const LIFESTYLE =
  /^(?:and |so |also,? )?(?:meet your|get (?:your|yours)|enjoy|celebrate|express|impress|transform|experience|embrace|elevate|surprise|discover|live (?:your|life|better|the|a|in style|it)|welcome|say goodbye|look (?:great|amazing|beautiful)|feel (?:great|amazing|confident)|show (?:off|your|them|the world)|(?:give|bring|add|take|make|treat|let|upgrade|refresh|complete) (?:your (?:home|life|style|look|space|day|party|room|child|family|friends|loved|kitchen|garden|wall|outfit|wardrobe|self)|yourself|a touch)|create (?:attractive|beautiful|stunning|lasting|a (?:warm|cozy|cosy|beautiful|romantic)))\b/iu;

/** Words that only lead to another clause. */
const JOINT =
  /^(?:next|so|also|please note|however|moreover|furthermore|besides|in addition|then|thus|therefore|in return|wow|note|and|but|plus|besides that|what['’]?s more|of course|in short|overall)[!.]*$/iu;
/** Words that stand over a passage and say nothing without it. */
const HEADING =
  /^(?:promise|about (?:us|me|product information|the product|this item)|friendly tips?|specifications?|package (?:contents?|included?|includes)|size ?(?:chart|guide)|size ?\((?:cm|inch(?:es)?|in)\)|product (?:details|description|information)|thanks|hello|welcome|wow|right|good (?:day|morning|evening)|(?:hi|hey)(?: there| all| everyone| \p{L}+ (?:folks|lovers|fans|friends)| folks| guys)?|dear (?:customers?|buyers?|friends?))[!.]*$/iu;
/** "1 inch = 2.54 cm", "color: as shown", "technics: other". */
const EMPTY =
  /\b1 ?(?:inch|in|")? ?= ?2\.54|^(?:others?|none|n\/a|not applicable|unbranded|as (?:the )?(?:pictures?|photos?|images?) shows?|as (?:shown|pictured|described|seen)(?: (?:in|on) .{1,30})?|like (?:the )?pictures?|(?:as )?show(?:n|s)? (?:as|in|on) (?:the )?(?:photos?|pictures?|images?))$/iu;
const SALE_CONDITION = /^(?:condition:? )?(?:100 ?% )?brand[- ]new(?:(?: and|,)? (?:in )?high[- ]quality)?$/iu;

const HEAD: SortedOut = { reason: 'not_understood', note: 'This is a heading, or says nothing without a picture.' };
const TALK: SortedOut = {
  reason: 'promotion',
  note: 'This speaks of the seller or praises the product without a fact that a buyer can check.',
};

/** What praise stands under: "Design: your kids will love it". */
const LABELLED_TALK =
  /^(?:design|occasions?|quality|durability|service|guarantee|gifts?|great gifts?|why us|our promise)$/iu;

const SHORTEST = 3;

/** Whether a clause beside sales talk in its sentence only goes on with it: it has no figure, no material, no label, and denies nothing. */
export const goesWithTalk = ({ label, quantities, terms, isBracketed, polarity }: Statement): boolean =>
  polarity === 'is' && label === '' && quantities.length === 0 && terms.length === 0 && !isBracketed;

/**
 * Clauses of a description that say nothing of the product: headings without a text, the seller on himself, praise and
 * lifestyle without a figure, a material or a certificate. Undefined for all others.
 */
export function salesTalk(statement: Statement): SortedOut | undefined {
  const { label, tokens, quantities, terms, form, isBracketed } = statement;
  // "Chew damage not covered (we know who you are)": the aside is judged by itself.
  const text = isBracketed ? statement.text : withoutBracketText(statement.text);
  if (EMPTY.test(text) || (label === '' && (HEADING.test(text) || JOINT.test(text)))) return HEAD;
  if (SALE_CONDITION.test(text)) return TALK;
  if (LABELLED_TALK.test(label)) return tokens.length >= SHORTEST && isPraise(text) ? TALK : undefined;
  if (label !== '' || tokens.length < SHORTEST || quantities.length > 0) return undefined;
  if (LIFESTYLE.test(text)) return TALK;
  if (terms.some(({ lexicon }) => lexicon === 'material' || lexicon === 'certification')) return undefined;
  if (isPraise(text)) return TALK;
  if (form === 'noun' || form === 'description' || form === 'value') return undefined;
  if (SECOND_PERSON.test(text) && ADJECTIVE.test(text)) return TALK;
  return FIRST_PERSON.test(text) && !OF_PRODUCT.test(statement.text) && !SUBJECT.test(text) ? TALK : undefined;
}

/** "Our rosemary bar is a solid shampoo for oily hair" speaks of the product. */
const SUBJECT =
  /^(?!.*\b(?:team|staff|service|promise|prices?|way|goal|aim|mission|customers?|company|family|shop|store|support|brand|business|products)\b)(?:(?:it|this|these|the [\p{L} ]{2,30}) (?:is|are) (?:one of )?our |(?:because |since |as )?our (?:[\p{L}&'’-]+ ){1,6}(?:is|are|has|have|comes?|hangs?|fits?|holds?|takes?|works?|stands?) )/iu;
