/** Articles, demonstratives, possessives, and quantifiers that say nothing of all or most things: "all", "every", "any" are kept out, they make a statement universal. */
export const DETERMINERS: readonly string[] = `
  a an the this that these those its it's their your yours his her hers our my another other others such same
  each both either neither one ones half part some certain few no none whole
`
  .trim()
  .split(/\s+/u);

/** Words that stand for a thing or a person. */
export const PRONOUNS: readonly string[] = `
  it itself they them themselves you yourself yourselves he she him himself herself we us i me who whom whose
  which what whatever whichever something anything nothing someone anyone nobody everyone everything thing
  things there here where when how why whether
`
  .trim()
  .split(/\s+/u);

/** Words of place, time and relation. "than" is kept out: it compares. */
export const PREPOSITIONS: readonly string[] = `
  of in on at to for from by with without within into onto inside outside under underneath below above over
  across along alongside around round through between among beside besides behind beneath beyond near
  next off out up down upon about against before after during until till per via towards toward as like unlike
  except apart plus minus including regarding
`
  .trim()
  .split(/\s+/u);

/** Words that join clauses. */
export const CONJUNCTIONS: readonly string[] = `
  and or but nor so yet if then else because while whereas though although once unless as-is whenever wherever
  however therefore hence thus instead otherwise moreover also too
`
  .trim()
  .split(/\s+/u);

/** Forms of be, have, do and the modal verbs, with their negations: polarity is proved apart. */
export const AUXILIARIES: readonly string[] = `
  be am is are was were been being isn't aren't wasn't weren't have has had having haven't hasn't hadn't do does
  did doing done don't doesn't didn't can cannot can't could may might must shall should will won't would
  wouldn't shouldn't couldn't let's ought it'll you'll that's there's here's what's you're they're we're you've
  they've
`
  .trim()
  .split(/\s+/u);

/** Words that deny; the proof compares the polarity of what they deny. */
export const NEGATIONS: readonly string[] = `
  not no-one nowhere non lack lacks lacking unsuitable unfit incompatible skip skips unable omit omits forgo forgoes sans
`
  .trim()
  .split(/\s+/u);

/** Adverbs of order, place, time and manner that praise and compare nothing. "always", "never", "even", "just", "very", "easily", "quickly" are kept out. */
export const ADVERBS: readonly string[] = `
  again already altogether together separately aside away back forth forward backwards downwards sideways
  inwards outwards first second third firstly secondly thirdly lastly finally later now today tonight tomorrow
  yesterday soon still meanwhile afterwards beforehand sometimes occasionally usually normally typically namely
  respectively individually independently accordingly likewise similarly overall roughly approximately nearly
  almost exactly precisely only twice thrice daily weekly nightly hourly overhead nearby indoors upstairs
  downstairs abroad ahead anyway e.g i.e etc eg ie ca approx vs
`
  .trim()
  .split(/\s+/u);

/** Words that carry the text along and state nothing of the product. */
export const LINKING_WORDS: readonly string[] = `
  example instance addition respect regard note please thanks yes means meaning detail details words word way
  ways fact facts matter sum total question answer reason point points
`
  .trim()
  .split(/\s+/u);
