const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Determiners that a noun phrase must follow. */
export const ARTICLES = set('a an the every your my our their');
/** Words that never follow an article. "On", "in" and "off" have uses as adjectives ("the on button") and are left to context. */
export const NEVER_AFTER_ARTICLE = set(
  `of in at to for from with by into onto and or but is are was were has have it they you we he she
   a an the every your my our their its this that these those both each any some also because if when while than
   goes comes does gets keeps gives makes contains includes lets helps brings provides offers stays`,
);
/** Prepositions that need an object. */
export const NEEDS_OBJECT = set('of for with from at into onto');
/** Prepositions that do not follow one of `NEEDS_OBJECT`. */
export const NOT_AFTER_PREPOSITION = set('of for with by into');
export const COORDINATORS = set('and or but');
export const FORMS_OF_BE = set('is are was were');
/** Verbs that do not follow a form of be. */
export const NOT_AFTER_BE = set(
  'is are was were has have does do can will must keeps gets gives goes comes makes takes contains includes lets brings provides offers stays lasts',
);
/** Units that follow a figure, and the words that they never follow. */
export const UNITS = set('g kg mg mm cm km ml mah hz lb lbs');
export const NEVER_BEFORE_UNIT = set('the its of is are with for it to by has have at from');
/** Third person verbs that are no plural nouns: what neither an article nor a modal verb precedes. */
export const THIRD_PERSON = set(
  'is has does keeps gets gives goes comes makes takes fits needs contains includes lets helps brings provides offers stays lasts protects prevents allows',
);
/** Verbs that a base form follows. */
export const MODALS = set(
  "can could will would should must may might cannot can't don't doesn't didn't won't shouldn't does did",
);
export const SINGULAR_PRONOUNS = set('it he she');
export const PLURAL_PRONOUNS = set('they you we');
/** Verbs of the plural; base forms that are no nouns and no past forms. */
export const PLURAL_VERBS = set(
  'are were have do keep get give go come make take need contain include bring provide offer stay protect prevent allow',
);
/** Words after which a new clause starts. */
export const CLAUSE_STARTERS = set('and but so because when while if');
/** Words that cannot end a sentence. */
export const NEVER_LAST = set('a an the every your my our their and or but very than into also');

/** Words that join other words and carry no content of their own. */
export const FUNCTION_WORDS = set(`
  a an the this that these those its it's their your his her our my each both either neither some any all no every
  such same other another it itself they them themselves you yourself he she we us i me who whom whose which what
  whatever something anything nothing someone anyone everyone everything there here where when how why whether whenever
  of in on at to for from by with without within into onto inside outside under above below over across along around
  through between among behind near off out up down upon about against before after during until till per via towards
  as like than and or but nor so yet if then else because while whereas though although once unless also too
  be am is are was were been being isn't aren't wasn't weren't have has had having do does did doing don't doesn't
  didn't can cannot can't could may might must shall should will won't would let's not very just even still only
`);

/** Words that say nothing of this product rather than another. */
export const VAGUE_WORDS = set(`
  nice good great wonderful amazing awesome lovely perfect best better beautiful excellent super fantastic special
  thing things object item items product products stuff quality idea use uses used using user want wants need needs
  people person everyone anybody anyone like likes love loves enjoy handy useful helpful easy really quite always
  every many lot lots kind way ways have get make take give buy choose see look feel life time times day days moment
  world home office place anywhere everywhere whenever wherever happy satisfied customer customers choice must-have
  experience solution value design designed features feature offers offer provide provides
`);
