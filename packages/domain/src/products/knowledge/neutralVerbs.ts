/** Verbs that only link a thing with what is said of it. "include", "come with", "guarantee" and their like are assertions by form and kept out. */
export const BEING_AND_HAVING: readonly string[] = `
  come comes came coming exist exists remain remains remained remaining stay stays stayed staying become becomes
  became belong belongs belonged consist consists consisted consisting comprise comprises comprised appear
  appears appeared appearing seem seems look looks looked looking feature features featured featuring own owns
  carry carries carried carrying bear bears bearing wear wears wearing worn wore show shows showed shown showing
  present presents presented form forms formed forming count counts counted counting totals add adds added
  adding bring brings brought bringing lie lies lay laid lying sit sits sat sitting stand stands stood standing
  rests live lives
`
  .trim()
  .split(/\s+/u);

/** Verbs of how a thing came to be, without the place or the hand that made it. "crafted", "handmade", "designed", "engineered" are kept out. */
export const MAKING: readonly string[] = `
  make makes made making build builds built building produce produces produced use uses used using work works
  worked working run runs ran running serve serves served serving act acts acting function functions functioning
  operate operates operated operating shape shapes shaped cut cuts cutting
`
  .trim()
  .split(/\s+/u);

/** Verbs that take a figure: what they state is proved by the figure. */
export const HOLDING_AND_MEASURING: readonly string[] = `
  hold holds held holding take takes took taken taking measure measures measured measuring weigh weighs weighed
  weighing reach reaches reached reaching span spans spanning extend extends extending contain contains
  contained containing keep keeps kept keeping give gives gave given giving offer offers offered offering
  provide provides provided providing deliver delivers delivering draw draws drawing drawn need needs needed
  needing require requires required requiring range ranges ranging spread spreads taper tapers tapering narrow narrows narrowing store stores stored storing
  wait waits waited house houses housing number numbers start starts started starting begin begins began begun beginning end ends
  ended ending stop stops stopped stopping continue continues continuing
`
  .trim()
  .split(/\s+/u);

/** What a buyer does with a thing. Verbs that praise the doing (enjoy, love, relax, save, protect) are kept out. */
export const HANDLING: readonly string[] = `
  fasten fastens fastened fastening tighten tightens tightened tightening join joins joined joining based
  put puts putting place places placed placing set sets pick picks picked picking choose chooses chose chosen
  choosing open opens opened opening close closes closed closing shut shuts fill fills filled filling refill
  empty empties emptied pour pours poured pouring pack packs packed packing unpack unpacks unpacked go goes
  going went gone get gets getting got move moves moved moving push pushes pushed pushing pull pulls pulled
  pulling press presses pressed pressing turn turns turned turning remove removes removed removing hand hands
  handed pass passes passed passing leave leaves left leaving let lets letting allow allows allowed allowing try
  tries trying eat eats eating drink drinks drinking sip sips sipping read reads reading write writes writing
  written play plays played playing listen listens listening watch watches watching walk walks walking
`
  .trim()
  .split(/\s+/u);

/** Verbs that speak to the buyer about the order. */
export const ADDRESSING_THE_BUYER: readonly string[] = `
  know knows knowing see sees saw seen seeing find finds found finding check checks checked checking order
  orders ordered ordering buy buys bought buying select selects selected selecting decide decides deciding want
  wants wanted wish wishes plan plans planned planning remember remembers say says said saying tell tells told
  ask asks asked call calls called name names named mean refer refers follow follows followed following view
  views viewed describe describes described list lists listed state states stated suit suits suited match
  matches matched matching fit fits fitted fitting prefer prefers avoid avoids avoided share shares shared
  expect expects think thinks
`
  .trim()
  .split(/\s+/u);
