const words = (text: string): string[] => text.trim().split(/\s+/u);

/** Nouns that name a thing for sale, singular, lower case. The last one of a name is usually what the product is. */
export const productNouns: ReadonlySet<string> = new Set(
  words(`
  accessory adapter adaptor airplane album amplifier anklet apron aquarium armchair backdrop backpack badge bag ball balloon
  band bandana bangle banner barrel barrow basin basket basketball bath bathrobe bathtub battery beaker bean beanbag beanie bed bedding
  bedspread belt bench bib bicycle bike bikini bin binder binoculars bit blade blanket blazer blender  block blouse board
  boat bolster bolt book booklet bookcase bookend bookmark bookshelf boot bottle bow bowl box boxer bra bracelet bracket brake bra
  brick bridge briefcase brooch broom brush bucket buckle bulb bumper bunting bus button cabinet cable cage cake
  calculator calendar calender camera candle candleholder canister cap capacitor cape car caravan card cardigan cargo carpet carriage
  carrier cart case casket casserole catalogue catalog chain chair chandelier charger chart chest chessboard chess chopper circuit clamp cleaner cleanser
  clip clipboard cloak clock cloth clothing coach coaster coat coffee collar collector comb comforter computer
  conditioner connector console container controller converter cooker cooler cord corset costume cot couch cover
  coverall coupling crane crate crayon  crib crossing crossbody crown cube cuff cup cupboard curler curtain cushion cutter cutlery cutout dagger
  dart decal decanter decoration deodorant desk detector detergent diary dice dish dishwasher dispenser divider doll dollhouse door
  doorbell doormat dough drape drapery drawer dress dresser drill drink drive driver drone drum dryer duffel dumbbell duvet dvd earbud
  earphone earring easel elastic engine envelope eraser extender eyeliner eyeshadow fabric fan faucet feeder fence fertiliser fertilizer figure figurine file
  film filter flag flange flask flashlight flipper float fluid foil folder footrest footstool footwear fork frame freezer fridge frisbee fryer funnel furniture
  gadget game garland garment gate  gear generator gift gimbal glass glider globe gloss glove glue goggles gown grater grill grinder grip guard guide
  guitar gun hairband hairbrush hairdryer hammer hammock handbag handkerchief handle hanger hardware harness hat hatchet headband headboard headphone headset heater helicopter
  helmet hinge hoe holder hood hoodie hook hoop horn hose hub humidifier ink insole iron jacket jar jeans jersey jewellery jewelry jigsaw jug juicer jumper
  jumpsuit kaftan kettle key keyboard keychain keyring kit kite knife knob kurta label lace ladder lamp lamppost lantern laptop lathe leaflet leash
  legging lehenga lens level leotard light lighter lighting liner lingerie lipstick loafer lock locket locomotive loco lotion lounger loom lure machine magazine magnet makeup mallet mannequin map
  maraca marble marker mask mat mattress measure medal memory meter microphone microscope microwave mill minifigure mirror mitt mitten mixer model modem monitor
  mop motherboard motorcycle motor mould mold mount mouse mousepad moustache mug multimeter nail napkin necklace necktie needle needles net nightdress nightgown notebook nozzle
  oil ointment opener organiser organizer ornament ottoman outfit oven overall pacifier pack pad padlock paddle paint paintbrush painting pajama palette pan panel
  pants panty paper parasol part paste pedal pen pencil pendant perfume peeler photo piano picture pillow pillowcase pin pipe pistol pitcher placemat plane
  planner planter plate player playhouse playmat playset plier pliers plug plush pocket pole polish polo poncho pool portrait poster pot pouch powder powerbank printer print
  projector prop propeller protector puller pullover pump puppet purse puzzle pyjama quadcopter quilt racer rack racket radiator radio railcar railing railjet rake ramp razor receiver record
  recliner refill refrigerator regulator relay remote repeater ribbon ring robe robot rocket rod roller romper rope router rucksack rug ruler runner sack saddle sandal
  sander sanitizer sari saree sarong satchel sauce saucepan saw scale scanner scarf scissors scooter scraper screen screw screwdriver sculpture seat sensor serum server servo
  set setter shade shampoo shaver shawl shears shed sheet shelf shelving shield shin shirt shoe shooter  shorts shovel shower shrug shutter sieve signal singlet sink skate skateboard
  sketchbook skillet skin skirt sled sleeve slime slipper slippers snack sneaker soap sock socket sofa soldier speaker spatula spectacles sphere spice spike spinner spirit sponge spoon spray
  sprinkler stand stapler station statue steamer steamer stencil stethoscope sticker stick stocking stool stopper storage stove strainer strap straw stroller stud suit suitcase
  sundress sunglasses sweater sweatshirt swimsuit swimwear swing switch sword syringe syrup table tablecloth tablet tag tank tape tapestry tapestries tattoo tea teapot tee teether telescope
  television tent thermometer thermostat tie tights tile timer tin tire tissue toaster toilet tongs tool toolbox toothbrush toothpaste top topper torch tote towel toy tracker
  tractor trailer train trainer trampoline transceiver transformer transmitter trap tray treadmill tree tricycle trimmer tripod trolley trophy trouser trousers truck trunk trunks tub tube tumbler
  tunic turntable turnout tutu tv tyre umbrella underwear uniform vacuum valve van vase vehicle veil vest video viewer vinyl visor vitamin wagon walker wallet
  wallpaper wand wardrobe washer watch wax webcam wedge wheel wheelbarrow whistle whiteboard wig wire workbench wrap wrapper wreath wrench wristband yarn yoyo zip zipper
  locket kettlebell cutlass tealight teaset gantry diecast freighter wagonset lamplight streetlight postcard cardholder laundry fleece pouffe shoehorn invitation bunting plaque diffuser playhouse drops tablets capsules gummies supplement gnome rosette drop capsule gummy sheath
  `),
);
