import { lazily } from '../../../shared/index.js';

/** Words that sellers write often, long enough that a slip of the fingers seldom gives another word. */
const OFTEN_WRITTEN = `
absorbent accessories accessory accurate acrylic adapter adhesive adjustable adjusted adjusts adults allergic aluminium
aluminum antibacterial approximately approved assembled assembly attached attachment attachments automatic available
backpack balanced bamboo bathroom batteries battery bedroom between bicycle blanket bluetooth bottle bottles bracket
brackets breathable brightness brushed brushes buckle buckles button buttons camping canvas capacity carefully cardboard
ceramic certified changeable charger charging charges chemical children chrome cleaning cleanser closure coating collapsible
collar colours colors comfortable compartment compartments compatible complete computer condition connect connected
connection connector contains container containers control controls cordless cosmetic cotton covered cushion cushions
customer curtain curtains cutting decorative delicate depending designed detachable detergent diameter different dimensions
direction directions dishwasher disposable distance divider double drawer drawers drawstring drinking durable earphones
electric electrical elastic electronic embroidered emergency enamel equipment especially exactly extendable extension
external fabric fastener fastening features feature festival fitted flexible floating foldable folding fragrance
freezer frequency function functions furniture garden galvanised galvanized general genuine glossy gloves graphite handle
handles handmade harness headphone headphones heating height hinges holder holders horizontal household humidity included
includes including indicator indoor induction inflatable ingredients installation instruction instructions insulated
internal jewellery jewelry keyboard kitchen knitted laminated laptop laundry lavender leather lighting lightweight limited
lithium lockable luggage machine magnetic magnets maintenance manual material materials matching mattress maximum measure
measured measurement measurements measures measuring mechanism medium memory microfiber microfibre microphone microwave
minimum minutes mirror moisture motorcycle mounting multiple natural necessary needles neoprene normal nozzle organiser
organizer original otherwise outdoor outdoors outside packaging padded parrots pattern people perfectly pillow pillowcase
plastic pocket pockets polyester polished polypropylene portable position powder powered premium pressure printed product
products programmable protection protective protector purchase quality quilted rechargeable recommended rectangular
recyclable recycled reflective refrigerator regularly reinforced remote removable remove replace replaceable replacement
replacements required resealable resistance resistant reusable reversible ribbed rotates rotating rubber safety sanded
scissors screws screwdriver seasoned secure securely selected sensitive sensor separate separately several shampoo shelves
shoulder silicone silver similar single sleeves slippers smooth socket softener soldered solution speaker speakers
specially spring sprinkler square stackable stainless standard station stitched stitching storage straight straps strength
stretch strings strong suitable sunlight supplied support supports surface surfaces suspension swimming synthetic tablet
technology temperature terracotta thickness threaded through together toughened towels traditional transparent travel
triangle tripod turntable umbrella underneath understand universal unscented upholstery usually vacuum varnished vegetable
velcro ventilated ventilation vertical volume warning warranty washable washing waterproof weather webbing weight
wheels wireless without wooden wrapped yellow zipper zippers
`
  .trim()
  .split(/\s+/u);

/** Words that a slip in one of those would give, and which are words or names themselves. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  'power though trough through cleaner cleaners compete competes singe sliver eternal lather sprig bushes bushed comportment comportments connecter cometic extendible collapsable flouting hating insulted instillation potable rotting selves senor sooth statin stings vanished waning patten relace minuets sippers treaded treads waring coton kitted resalable turnable magnes wight wether materiel flexile accessary stickable locable woden coors handel colar doble certains maching cavas'.split(
    ' ',
  ),
);

const SHORTEST = 6;
const VOWELS = 'aeiou';
/** A longer word is known with a wrong vowel, too. */
const LONG = 8;

/** A word with one letter missing, doubled or single, two neighbours swapped, or, where it is long, with a wrong vowel. */
function* slipsOf(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) {
    const [before, letter, behind] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    const isEnd = at === word.length - 1;
    // Without its last letter a word is often another one: "brackets", "powdery".
    if (!isEnd || letter === word.charAt(at - 1)) yield before + behind;
    if (!isEnd) yield before + letter + letter + behind;
    if (!isEnd && letter !== word.charAt(at + 1)) yield before + word.charAt(at + 1) + letter + word.slice(at + 2);
    if (word.length >= LONG && !isEnd && VOWELS.includes(letter))
      for (const other of VOWELS) if (other !== letter) yield before + other + behind;
  }
}

const slips = lazily<ReadonlyMap<string, string>>(() => {
  const words = new Set(OFTEN_WRITTEN);
  const meant = new Map<string, string>();
  const unclear = new Set<string>();
  for (const word of words)
    if (word.length >= SHORTEST)
      for (const slip of slipsOf(word)) {
        if (words.has(slip) || OTHER_WORDS.has(slip)) continue;
        if (meant.has(slip) && meant.get(slip) !== word) unclear.add(slip);
        meant.set(slip, word);
      }
  for (const slip of unclear) meant.delete(slip);
  return meant;
});

/**
 * The word that a seller meant who wrote it with one slip: "harnes", "mesure", "usualy".
 *
 * @param word in small letters
 * @returns undefined for a word without a slip, and for every word that is not among those that sellers write often
 */
export const respelledWord = (word: string): string | undefined =>
  word.length < SHORTEST - 1 ? undefined : slips().get(word);
