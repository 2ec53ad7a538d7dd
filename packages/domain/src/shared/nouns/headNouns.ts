import { foldPlural } from './foldPlural.js';
import { GROCERY_NAMES, TYPE_NAMES, TYPE_PAIRS } from './typeNames.js';

/**
 * Words that name a product when they end a phrase ("Car Phone Holder"). Folded to the singular. The list need not be
 * complete: it finds the seams in titles that string several product names together, and a missing word only means that
 * a seam is not seen.
 */
const NOUNS = `accessory adapter assembly maker adhesive alarm album amplifier anklet antenna apron armband attachment awning
  backdrop backpack bag balaclava balm band bangle banner bar baseball basin balloon basket basketball bat bath bathrobe battery beanie bed
  bedding bedsheet bell belt bench bib bicycle bike bikini binder binocular bit blade bobbin blanket blazer blender blind block blouse
  board boat bodysuit bolt book bookmark boot bottle bowl box bra bracelet bracket brake brush bucket buckle bulb bumper
  bundle button cabinet cable caddy cage calculator calendar camera camcorder candle cane canister canopy canvas cap cape card cardigan
  carpet carrier cart cartridge case chain chair chandelier charger chart chest chip chisel choker clamp cleaner cleanser cleat
  clip cloak clock cloth clothing clutch coaster coat coffee coil coin collar collection comb comforter compass conditioner connector
  console container controller cooker cookware cooler cord costume cot couch counter coupler cover coverall crate crayon cream crib
  crown cuff cup curler curtain cushion cutter cymbal daypack deck decal decor decoration dehumidifier deodorant desk detector detergent diary
  dice diffuser disc door ramp coop dish dishwasher disk dispenser display distributor dock doll dongle doormat doorbell drawer dress dresser
  drill drink drive driver drone drum dryer duct dumbbell duster earbud earmuff earphone earring easel engine envelope eraser
  extension extractor eyeliner eyeshadow fabric faucet feeder fence figure figurine file filler film filter fixture flag flannel
  flashlight flask flat flipflop float flower foam fork fountain fragrance frame freezer fridge fryer funnel furniture fuse
  game garland garment gate gauge gel generator glass glasses globe glove glue goggle gown grater grill grinder grip guard
  guitar hairband hairpin hammer hammock hamper handbag handle handset hanger hanging hardware harness hat headband headlight
  headphone headset heater heel helmet highlighter hinge holder hoodie hook hookah hoop hose hub humidifier incense ink insert inserter insole inverter
  iron jacket jar jean jersey jewelry jewellery jigsaw joggers jug juice juicer jumper jumpsuit kettle key keyboard keychain kit kite knife
  knob kurta kurti label lace ladder lamp lampshade lantern laptop latch leash legging leggings lehenga lens lid light lighter lighting
  liner lingerie lipstick loafer lock locket locomotive lotion lunchbox machine magnet makeup mannequin mask massager mat matboard mattress
  meter mic microphone microwave mirror mixer moisturizer moisturiser mold monitor mop motor mount mouse mousepad mouthwash mug
  muffler nail napkin necklace necktie net nightdress nightgown nightwear notebook nozzle nut oil ointment opener organizer organiser ornament ottoman outfit
  oven overall overcoat pad paddle padlock paint painting pan pajama pant pants panty paper parka part paste patch pedal peeler pen pencil
  pendant perfume phone pillow pillowcase pin pipe pitcher plane planner plant planter plate platter player plier plug
  polish polo poncho poster pot pouch powder printer projector prop protector puller pullover pump puppet purse puzzle pyjama quilt
  racket rack radio rail raincoat rake razor reader receiver recorder reel refrigerator regulator remote remover repeater repellent
  ring robe robot rod roller rope router rug ruler sack saddle safe salwar sandal sander sari saree sausage saw scale scanner scarf scissor scooter
  scraper scratcher screen screw screwdriver scrub sculpture seal sealant seasoning seat seed sensor serum set shade shampoo shaver shawl shears
  sheet shelf shelving shell shield shirt shoe shoelace short shorts shovel shower shrug shutter sign skin sink skateboard skirt slat slate slipcover slipper snack sneaker soap
  sock sofa soundbar spatula speaker spike spinner splitter sponge spoon spray sprayer squeegee stake stair stand stapler stapling statue steamer stem sticker stocking stole
  stool stopper storage stove strainer strap straw stroller stud stylus subwoofer suit suitcase sunglass sunglasses sunscreen
  supplement supply support suspender swaddle sweater sweatpant sweatshirt swimsuit swimwear switch sword syringe syrup t-shirt table tablecloth tablet tank tape tapestry
  tea tee telescope television tent thermometer thermos thong thread tights tile timer tin tire toaster toner tool toolbox topper toothbrush toothpaste top
  torch towel toy track tracker tracksuit trail train trainer tray treadmill treat tree tricycle trimmer tripod trolley trouser truck trunk tube tumbler tunic
  turban tv tweezer umbrella underwear uniform vacuum valance valve vase vest wagon wallpaper wallet wardrobe washer watch
  watchband weight wheel whistle wig wiper wire wok wrap wreath wrench wristlet wristband yarn zipper kimono leotard pacifier pajamas wool socket handlebar slicer dicer protector multimeter nameplate jigsaw
  catalogue catalog magazine tieback holdback twine tweezers rucksack costume artwork system pool locomotive lorry quadcopter drone motorbike notebook journal shutter piston mattress meter replica saber lightsaber sabre helicopter airplane aeroplane aircraft glider airship submarine cell tattoo minifig racquet loungewear sleepwear insignia carriage wagon garnish trousers otoscope converter thermostat element compressor actuator rotor solenoid condenser igniter manifold evaporator ram cylinder invitation beard module pistol soaker wastebasket playmat flyer dungeon playset minifigure trouser jegging tealight
  arm brace splint lever plaster walker secateurs pruner spade edger strimmer cloche parasol barbecue rotisserie skillet
  tagine kadhai tava mortar pestle ladle corkscrew cafetiere percolator creamer tureen ramekin saucer cutlery bin
  dustbin airer peg anorak romper onesie sleepsuit babygrow bootie pram pushchair buggy highchair bassinet rattle plushie
  teddy seesaw sandpit rower mouthguard gumshield dartboard snorkel flipper wetsuit paddleboard kayak kennel hutch aviary
  bridle halter turntable hdd heatsink shredder pinboard folder starter mudflap towbar winch dashcam castor caster dowel
  hasp cistern toilet bidet showerhead plunger downpipe pelmet runner bolster duvet coverlet chapstick foundation kohl bindi
  hairspray dye clipper straightener crimper loofah pumice nailfile talc sanitizer sanitiser wipe nappy masala cereal cookie
  cordial cravat bowtie headscarf fedora gaiter wellington shoehorn holdall duffel briefcase luggage bumbag tote
  crossbody cello piano tuner palette needle anvil hatchet maul machete sickle scythe mulch fertilizer lawnmower blower
  hosepipe trap swatter potpourri purifier sconce uplighter spotlight floodlight headtorch orthosis spindle stabilizer
  stabiliser footrest armrest headrest backrest bookend coatrack worktop tablemat teacup eggcup dishcloth pegboard corkboard
  inkpad hairclip hairbrush toothpick earplug eyemask kneepad elbowpad`;

export const HEAD_NOUNS: ReadonlySet<string> = new Set(NOUNS.split(/\s+/).map(foldPlural));

/** Heads of product names in the languages of other stores: "Wandkalender" ends in one. */
const FOREIGN_HEADS = `abdeckung armband aufkleber bettwäsche bezug bilderrahmen bluse brille buch decke dose filter flasche folie geldbörse
  halterung handschuhe handtasche hemd hose hülle hut jacke kabel kalender karte kette kissen kleid koffer kopfhörer lampe
  ladegerät leuchte messer mütze pfanne puppe ring rucksack schal schlüsselanhänger schuhe schutz shirt spiel spielzeug ständer
  stiefel tasche tasse teppich tisch uhr vorhang bolso botella bufanda calendario camisa camiseta chaqueta cuchillo funda gorra
  modellauto modell juguete lámpara mochila pantalón reloj silla vestido zapatos bouteille casquette chaussures chemise coque couteau
  couverture housse jouet lampe montre robe tapis bicchiere borsa cappello giacca lampada maglietta orologio scarpe tappeto zaino
  schere zange säge bohrer schraube regal schrank hocker stuhl sessel matratze laken handtuch tuch beutel becher schüssel
  topf sieb löffel gabel reibe waage wecker lautsprecher tastatur stift ordner halsband napf korb zelt schlafsack isomatte
  helm sattel pumpe klingel mantel weste socken strumpf gürtel handschuh stirnband anhänger armreif ohrringe armatur
  schlauch gießkanne spaten eimer besen bürste kerze spiegel gardine rollo jalousie strahler batterie akku netzteil stecker
  schalter ventilator heizlüfter bügeleisen wasserkocher kaffeemaschine pürierstab waffeleisen backform klebeband kleber
  pinsel farbe creme seife salbe laufrad schaukel kinderwagen schnuller strampler`;
/** Heads of four letters end a long compound: "Regenhose". */
const SHORT_HEAD = /^\p{L}{4,}(?:hose|hemd|helm|korb|zelt|topf|tuch|napf|seil|brett|rohr|kleid)$/u;
const FOREIGN: ReadonlySet<string> = new Set(FOREIGN_HEADS.split(/\s+/));
/** A German compound ends in its head; shorter heads end other words as well ("Schuhe" is no "Uhr"). */
const LEAST_HEAD = 5;

/** True for a word that can end the name of a product, in singular or plural. Expects lower case. */
export function isHeadNoun(word: string): boolean {
  const folded = foldPlural(word);
  if (HEAD_NOUNS.has(folded) || TYPE_NAMES.has(folded) || GROCERY_NAMES.has(folded) || FOREIGN.has(word)) return true;
  if (SHORT_HEAD.test(word)) return true;
  const from = Math.max(1, word.length - LONGEST_HEAD);
  for (let at = from; at <= word.length - LEAST_HEAD; at += 1) if (FOREIGN.has(word.slice(at))) return true;
  return false;
}
const LONGEST_HEAD = 16;

/** True where two words in a row name a product that the second alone does not: "wall art". Expects lower case. */
export const isTypePair = (first: string, second: string): boolean =>
  TYPE_PAIRS.has(`${foldPlural(first)} ${foldPlural(second)}`) ||
  MORE_PAIRS.has(`${foldPlural(first)} ${foldPlural(second)}`);

const MORE_PAIRS: ReadonlySet<string> = new Set([
  ...[
    'model car',
    'slot car',
    'racing car',
    'race car',
    'sports car',
    'police car',
    'stunt car',
    'car model',
    'model kit',
  ],
  ...['model train', 'fire engine', 'monster truck', 'dump truck', 'cast vehicle', 'diecast vehicle', 'cast model'],
  'house number',
  'screen guard',
  'license plate',
  'number plate',
  'case cover',
  'wall art',
  'canvas art',
  'poster print',
  'art print',
  'wall print',
  'power bank',
  'split ac',
  'smart watch',
  'ear bud',
  'tape measure',
  'remote control',
  'dog house',
  'bird house',
  'phone case',
  'air cooler',
  'car kit',
  'canvas print',
  'photo print',
]);

/** Machines that parts and accessories are made for. */
export const DEVICES: ReadonlySet<string> = new Set(
  `quadcopter hexacopter multirotor drone helicopter airplane aircraft car truck tractor motorcycle motorbike scooter bike atv vehicle
  suv laptop notebook macbook computer tablet phone smartphone mobile smartwatch watch camera camcorder printer copier tv television
  projector console controller headset earbud vacuum dryer washer dishwasher refrigerator fridge oven microwave mower trimmer
  chainsaw blender mixer juicer shaver razor toothbrush guitar engine locomotive`.split(/\s+/),
);

/** Products that more often describe another one ("Laptop Office Bag") than end a name in the middle of a phrase. */
export const DESCRIBES_OTHERS: ReadonlySet<string> = new Set([
  ...['laptop', 'phone', 'tablet', 'bed', 'glass', 'cloth', 'paper', 'table', 'door', 'shower', 'guitar', 'camera'],
  ...['flower', 'floor', 'light', 'lights', 'drive', 'oil', 'body', 'screen', 'cable', 'paint', 'wire', 'inverter'],
  ...[
    'drink',
    'seed',
    'plant',
    'water',
    'power',
    'coffee',
    'tea',
    'ring',
    'tin',
    'cat',
    'coat',
    'engine',
    'battery',
    'card',
    'seat',
    'hair',
    'glue',
    'film',
    'resin',
    'felt',
    'fabric',
    'cell',
    'tattoo',
    'aircraft',
    'airplane',
    'prop',
    'watercolor',
    'wool',
    'ice',
    'coil',
    'fridge',
    'refrigerator',
    'dishwasher',
    'washer',
    'dryer',
    'vacuum',
    'garment',
    'garden',
    'kitchen',
  ],
]);

/** Products that name one only where nothing better does: parts, rooms and words for many things. */
export const WEAK_TYPES: ReadonlySet<string> = new Set([
  ...[
    'decor',
    'decoration',
    'collection',
    'home',
    'accessory',
    'accessories',
    'hardware',
    'furniture',
    'design',
    'pattern',
    'canvas',
    'paper',
  ],
  ...[
    'wheel',
    'flag',
    'button',
    'zipper',
    'pocket',
    'handle',
    'lid',
    'top',
    'bottom',
    'sleeve',
    'collar',
    'board',
    'game',
    'bar',
    'stud',
    'panel',
    'wall',
    'picture',
    'photo',
  ],
  ...[
    'rail',
    'sheet',
    'toy',
    'mouse',
    'robe',
    'gauge',
    'scale',
    'frame',
    'bike',
    'bicycle',
    'car',
    'truck',
    'boat',
    'jewelry',
    'jewellery',
    'gift',
    'propeller',
    'train',
    'engine',
    'motor',
    'boiler',
    'radio',
    'metal',
    'figure',
    'tree',
    'trail',
    'sign',
    'number',
    'kettlebell',
    'part',
    'model',
    'tank',
    'plane',
  ],
]);
