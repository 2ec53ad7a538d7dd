const words = (text: string): string[] => text.trim().split(/\s+/u);

/**
 * Common words that belong to the name of a kind of thing when they stand before its noun ("steam locomotive",
 * "wooden train set"). They are written  lower case inside a sentence; other words keep the seller's capitals.
 */
export const typeModifiers: ReadonlySet<string> = new Set(
  words(`
  action activity adhesive advent adult air alarm animal ankle aquarium arm art baby baking ball ballpoint balloon bar basic bath bathroom battery beach bead bean bed bedroom bedside bicycle bike
  bird birthday blanket boat body book booster booster bottle bowl box brake bread breakfast breakdown breathable brooch buffet building bumper bunk cable cactus cake camera camping candle canvas car card
  cargo carpet cast cat ceiling charging chef chess children child childs chopping christmas cleaning clock closed cloth clothes coat coffee cold collectible collectable collector colour color coloured colored combination compact
  composite control controller cooking cooling copper cordless corner corridor cosmetic cotton craft crew crystal cupcake curtain cushion custom cutting decal decor decorative deep desk desktop detachable dice die diesel digital dining dinner
  dish display dog doll door double drawing dress drinking dual duty edge educational elastic electric electrical electronic essential exercise expandable  eye fabric face facial fan fancy fashion feeding felt festive film fire first fishing fitness
  flashing flat flat-panel flexible floating floor floral flower flower foil folding foldable food foot football fragrance freight front fruit fuel  garage garden gas gel gift girl glass glitter glow gold golf hair half hand handheld handmade hanging hard head heating
  heavy helium high hobby holder holiday  hook hooded horse hot house household indoor inflatable ink inlay instant interactive interlocking iron jacket jersey jewellery jewelry jigsaw key kids kitchen knee kraft kurta lace ladies lamp landing laptop large laser latex laundry lawn
  layout leather led leg letter licensed light lightweight limited linen liner lion lip lipo liquid living long loop  luggage lunch machine magic magnetic mail makeup mantel manual manure marker mask massage maxi mechanical medical medium memory mesh metal metallic micro midi mini military
  mixed mobile model modeling modern mono motor motorised motorized mountain mouse multi music musical nail napkin neck needle night non novelty number nursery nursing office oil  open orchestral ornamental outdoor oval oven over paddling padded paint painting paper party
  passenger pastry pencil pendant permanent pet phone photo photography picnic picture pillow pipe plain plane plant plastic plate play playing plug plug-in plush pocket pool portable power powered precision press pressure printable print printed projector protective pub
  pullover push puzzle queen quilted racing rack radio rail railroad railway rain rainbow reading rear rechargeable reclining rectangular reflective remote removable replacement restaurant retractable reversible rice right ring road rock rocking roll roof room rope round rubber running
  safety salt sand satin scale school science screen seat security seed sensory serving set sewing shaving shelf shoe shopping  shoulder shower side signal silicone silk silver single skin skirt sleeping sleeve sleeveless slim slip small smart smoke snack snow soap sofa soft solar solid 
  space spare speaker special spice spiral sport sports spray spring square stackable stainless stair standing starter stationery station steak steam steel sterling stencil sticker stick storage street stretch striped stud study suction summer sun surface swim swimming swivel table tablet
  tank tattoo tea team teddy teething temporary tennis thermal  throw tie timer tin toddler toilet tool top touch towel toy track trading traditional trail train training transport travel tree trick tripod truck truss tunic twin   underwater universal upholstered usb
  utility vacuum vegetable vehicle vest video vintage voice wall wash washable washing waste watch water waterproof wedding weekender weight wheel wide window wine winter wired wireless women wood wooden wool work wrap wrapping wrist writing yoga youth zip
  tail double-headed headed heads branch pole uncoupling uncouple bogie hopper bolster mineral brake guard signalling tram tender shunting carriage coupling platform truss buffer ballast tunnel crossing bridge girder turnout points canopy luggage
  horse-drawn drawn liquid oldtime permanent way non-corridor steel  dual colour-light  plate sanding spindle add-on maracas neon one-touch powered motorised cleaning transformer plug-in starter subway  bump go high speed
  `),
);
