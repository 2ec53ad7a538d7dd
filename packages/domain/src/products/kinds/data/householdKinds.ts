import type { Kind } from '../Kind.js';
import { bedding, cleaning, storage } from './frames.js';

export const householdKinds: readonly Kind[] = [
  ...bedding.family('bed sheet', {
    also: 'bedsheet | bedsheets | bettlaken | drap | sábana | lenzuolo | chadar | bed linen | sheets',
    alike: 'sheet set',
    members: 'fitted sheet = spannbettlaken, drap-housse | flat sheet',
    parts: 'elastic | pillow cover | pocket',
    neutral: 'mattress | pillow | tuck | spread | double bed',
    search:
      'bedsheet | bedsheets | bed linen | chadar | sheet for bed | mattress sheet | bedlinen | bedding linen | bed cloth | bed covering | palang chadar',
    ask: 'size dimensions material included fabric_weight fit pattern colour care count',
  }),
  bedding.kind('duvet cover', {
    also: 'quilt cover | doona cover | comforter cover | bettwäsche | bettbezug | housse de couette | funda nórdica | copripiumino',
    alike: 'bedding set | duvet cover set',
    parts: 'pillowcase | button | tie',
    neutral: 'duvet | quilt | pillow | mattress | tuck',
    search:
      'quilt cover | comforter cover | doona cover | duvet case | bed linen | razai cover | bedding cover | duvet sleeve | duvet slip | continental quilt cover | duvet encasement | bedlinen',
  }),
  ...bedding.family('comforter', {
    also: 'duvet | quilt | razai | rajai | bettdecke | couette | edredón | trapunta',
    alike: 'comforter set',
    members: 'bedspread = coverlet, bedcover, bed cover | dohar',
    neutral: 'winter | warm | layer | cover | ac room | pillow',
    search:
      'quilt | duvet | bed quilt | bed comforter | razai | rajai | bedding quilt | bed cover quilt | doona | quilted bedding | duvet insert | continental quilt | padded bed cover',
  }),
  ...bedding.family('blanket', {
    also: 'blankets | kambal | decke | kuscheldecke | wolldecke | couverture | manta | coperta',
    members: 'weighted blanket | throw = throw blanket = plaid',
    neutral: 'sofa | winter | layer | cover | travel | couch | nap',
    search:
      'blankets | bed blanket | kambal | bed throw | bedding | bed covering | bedspread throw | sofa blanket | snuggle blanket | cosy cover',
  }),
  ...bedding.family('pillow', {
    also: 'pillows | takiya | bed pillow | kopfkissen | oreiller | almohada | cuscino letto',
    members: 'neck pillow = travel pillow | body pillow | pillow insert',
    parts: 'foam | filling | pillowcase',
    neutral: 'head | neck | rest | travel | side sleeper | nap | flight',
    search:
      'pillows | pillow cushion | takiya | takia | stuffed pillow | soft pillow | comfort pillow | support pillow | resting pillow | filled pillow',
  }),
  bedding.kind('pillowcase', {
    also: 'pillow case | pillow cases | pillow cover | pillow covers | pillowcases | pillow sham | kissenbezug bett | taie d’oreiller | funda de almohada | federa',
    neutral: 'pillow | head | envelope | hair | spare',
    search:
      'pillow cover | pillow case | pillow covers | pillow slip | pillow sham | takiya cover | bed pillow cover | bedding pillow cover | head pillow case | pillow sleeve | bedlinen | pillow linen | pillow covering',
  }),
  bedding.kind('mattress protector', {
    also: 'mattress cover | mattress pad | mattress protectors | matratzenschoner | matratzenauflage | protège-matelas | cubre colchón',
    parts: 'elastic | skirt | pocket',
    neutral: 'mattress | spill | tuck | fitted | cover',
    search:
      'mattress cover | bed protector | mattress pad | mattress guard | mattress sheet | mattress encasement | bedding protector | mattress slip | mattress saver | mattress shield',
  }),
  ...bedding.family('towel', {
    also: 'towels | tauliya | handtuch | toalla | asciugamano',
    alike: 'towel set',
    members:
      'hand towel | beach towel | face towel = washcloth | gamcha | bath towel = badetuch, serviette de bain, bath towels',
    neutral: 'dry | shower | swim | gym | beach | pool | hand | face | hair',
    search:
      'towels | tauliya | tolia | drying towel | drying cloth | bath linen | washroom linen | toweling | towelling',
    ask: 'material dimensions fabric_weight count colour care included use pattern',
  }),
  bedding.kind('bath mat', {
    also: 'bathmat | bathroom rug | bathroom mat | bath rug | badematte | badvorleger | tapis de bain | alfombra de baño',
    alike: 'shower mat',
    parts: 'backing | pile',
    neutral: 'step | shower | tub | floor | toilet | sink | dry',
    search:
      'bathroom mat | bath rug | bathmat | bath carpet | mat for bathroom | bath floor mat | washroom mat | bathing mat | foot mat | bath pad',
  }),
  bedding.kind('shower curtain', {
    also: 'shower curtains | bath curtain | duschvorhang | rideau de douche | cortina de ducha',
    alike: 'shower curtain set',
    parts: 'hook | ring | grommet | liner | magnet',
    neutral: 'shower | tub | hang | splash | rod | draw',
    search:
      'bath curtain | bathroom curtain | shower curtains | tub curtain | shower screen curtain | bathtub curtain | tub drape | washroom curtain | splash curtain | shower cubicle curtain | stall curtain | bathing curtain',
  }),
  ...bedding.family('soap dispenser', {
    umbrella: true,
    also: 'lotion dispenser | seifenspender | dosificador de jabón',
    members:
      'soap dish = porte-savon | bathroom set = bathroom accessories set | toothbrush holder | toilet paper holder | towel rack = towel bar, towel rail',
    parts: 'pump | bottle | tray | screw | rod',
    neutral: 'soap | sink | hand | toilet | shelf | towel | lotion',
    search: 'bathware | washroom | bathroom | washroom fittings | bath | restroom | bathing area',
    ask: 'material capacity dimensions count installation finish colour included care',
  }),
  ...storage.family('storage box', {
    also: 'storage boxes | storage bin | storage bins | bin box | storage container box | organizer box | aufbewahrungsbox | boîte de rangement | caja de almacenamiento',
    members: 'storage basket = basket, baskets, tokri, korb, panier, cesta | storage cube',
    neutral: 'toys | books | blanket | bed | attic | stack | move',
    search:
      'storage bin | organizer box | organiser box | storage container | boxes | storage boxes | home organiser box | tidy box | storage case | household container | utility box',
  }),
  ...storage.family('organiser', {
    also: 'organizer | rangement | organizador',
    members:
      'makeup organizer = makeup organiser | jewelry box = jewellery box, jewelry organizer | desk organizer = desk organiser | drawer organizer = drawer organiser | closet organizer | hanging organizer',
    parts: 'slot | pocket | tray',
    neutral: 'makeup | pen | socks | jewellery | desk | tray',
    search:
      'organizer | storage holder | tidy | storage organiser | storage organizer | compartment holder | sorter | caddy | storage case | declutter organiser | home organiser | space saver | storage solution',
  }),
  storage.kind('laundry basket', {
    also: 'laundry hamper | clothes hamper | hamper basket | wäschekorb | panier à linge | cesto para ropa | laundry bin',
    alike: 'laundry bag',
    neutral: 'laundry | wash | fold | bathroom | carry',
    search:
      'laundry hamper | clothes basket | laundry bin | washing basket | dirty clothes basket | clothes hamper | linen basket | cloth basket | laundry sorter | kapde ki tokri | laundry storage | laundry holder',
  }),
  storage.kind('hanger', {
    also: 'hangers | clothes hanger | clothes hangers | coat hanger | coat hangers | kleiderbügel | cintre | percha | gruccia',
    parts: 'bar | shoulder | notch | grip',
    neutral: 'hang | shirt | coat | dress | trousers | rod',
    search:
      'hangers | clothes hanger | cloth hanger | wardrobe hanger | garment hanger | closet hanger | coat hanger | clothing hanger | dress hanger | shirt hanger | cupboard hanger | clothes holder | almirah hanger | apparel hanger | suit hanger',
  }),
  storage.kind('shoe rack', {
    also: 'shoe stand | shoe shelf | shoe organizer | schuhregal | schuhschrank | étagère à chaussures | zapatero | scarpiera | juta stand',
    alike: 'shoe cabinet',
    parts: 'tier | tube | connector | cover',
    neutral: 'shoes | entryway | boots | sandals | tier | door | pair',
    search:
      'shoe stand | shoe shelf | shoe organizer | shoe organiser | footwear rack | footwear stand | chappal stand | shoe storage | shoe holder | juta stand | entryway shoe storage | shoe tidy | sandal stand',
  }),
  ...storage.family('clothes rack', {
    apart: true,
    also: 'cloth stand | clothes stand | wäscheständer | étendoir | tendedero | stendino',
    alike: 'drying rack',
    members: 'clothesline = clothes line | clothespin = clothes peg, clothespins | garment rack',
    parts: 'rod | rope | clip | castor',
    neutral: 'dry | hang | laundry | balcony | shirt | wash | rope',
    search:
      'clothes stand | cloth stand | garment stand | clothes hanging rack | apparel rack | kapda stand | clothing stand | clothes holder | clothes organiser | wardrobe stand',
  }),
  ...cleaning.family('mop', {
    also: 'floor mop | mops | pocha | wischmopp | bodenwischer | serpillière | fregona',
    alike: 'mop set',
    members: 'mop bucket = mop pail',
    parts: 'bucket | wringer | microfibre head | pedal',
    neutral: 'mop | wring | bucket | tile | wet | sweep',
    search:
      'floor mop | mops | mopping | pocha | mop for floor | floor cleaning mop | floor cleaner mop | floor wiper | house cleaning mop | mop stick | mopper | home mop | swab',
  }),
  ...cleaning.family('broom', {
    also: 'brooms | jhadu | jhaadu | besen | escoba | scopa',
    alike: 'balai | dustpan and brush',
    members: 'dustpan = dust pan, kehrblech = dustpan set | wiper | squeegee',
    parts: 'dustpan | blade | stick',
    neutral: 'sweep | dust | corner | room | tile | crumbs',
    search:
      'jhadu | jhaadu | sweeping broom | floor sweeper | sweeper | floor broom | sweeping brush | sweep broom | house broom | cleaning broom | dust broom | home cleaning broom | sweeping stick',
  }),
  ...cleaning.family('cleaning cloth', {
    also: 'cleaning cloths | putztuch | mikrofasertuch | bayeta | strofinaccio',
    alike: 'microfiber cloth | microfibre cloth | dish cloth | dishcloth | chiffon',
    members:
      'sponge = schwamm, sponges | scrubber = scrub pad | kitchen towel = dish towel, tea towel, tea towels, geschirrtuch, kitchen towels | duster',
    neutral: 'dish | car | glass | counter | dry | scrub | table | polish',
    search:
      'wiping cloth | wipe cloth | cleaning rag | cloth for cleaning | safai kapda | household cloth | dust cloth | duster cloth | dusting cloth | polishing cloth | home cleaning cloth | kitchen cloth',
  }),
  ...cleaning.family('cleaning brush', {
    also: 'scrub brush | brush cleaner tool | scrubbing brush | bürste | brosse de nettoyage | cepillo de limpieza',
    alike: 'grout brush',
    members: 'toilet brush = klobürste, toilettenbürste | bottle brush | dish brush | lint roller = lint remover',
    parts: 'holder | bristles | tip',
    neutral: 'scrub | tile | toilet | corner | grout | bottle',
    search:
      'scrub brush | scrubbing brush | cleaner brush | brush for cleaning | scrubber brush | household brush | dirt brush | scrub tool | home cleaning brush | scouring brush | stain scrubber',
  }),
  ...cleaning.family('detergent', {
    also: 'waschmittel | lessive | detergente | detersivo',
    alike: 'washing powder | detergent powder | detergent liquid | laundry liquid',
    members:
      'fabric softener = fabric conditioner | stain remover | dishwashing liquid = dish soap, dishwash liquid, spülmittel | laundry pods',
    parts: 'scoop | sachet | tablet | sheet',
    neutral: 'laundry | machine | clothes | load | bucket | soak | dish | hand wash',
    search:
      'laundry detergent | laundry soap | washing detergent | clothes washing detergent | laundry cleaner | fabric cleaner | laundry cleaning | clothing cleaner',
    ask: 'net_content count use scent ingredient free_from directions warning certification origin',
  }),
  ...cleaning.family('surface cleaner', {
    umbrella: true,
    also: 'cleaner | cleaning solution | reiniger | nettoyant | limpiador',
    alike: 'cleaning spray',
    members: 'floor cleaner = phenyl | toilet cleaner | glass cleaner | drain cleaner | descaler | disinfectant',
    parts: 'spray | trigger | nozzle',
    neutral: 'spray | tile | tap | mirror | toilet | stain',
    search:
      'cleaner | household cleaner | home cleaner | cleaning solution | cleaning agent | cleaning product | hygiene cleaner | cleansing agent | house cleaning product | cleaning chemical | dirt remover | domestic cleaner',
    ask: 'net_content use scent ingredient free_from directions warning count certification',
  }),
  cleaning.kind('trash bag', {
    also: 'garbage bag | garbage bags | trash bags | bin bag | bin liner | bin liners | dustbin bag | dustbin bags | müllbeutel | sac poubelle | bolsas de basura',
    parts: 'drawstring | roll | seam',
    neutral: 'bin | trash | garbage | waste | tie | roll',
    search:
      'garbage bag | bin bag | bin liner | dustbin bag | waste bag | garbage bags | rubbish bag | refuse sack | kooda bag | can liner | disposal bag',
    ask: 'capacity count dimensions thickness material closure scent colour',
  }),
  cleaning.kind('trash can', {
    also: 'dustbin | dust bin | garbage can | garbage bin | waste bin | wastebasket | trash bin | rubbish bin | mülleimer | poubelle | cubo de basura | pattumiera | kooda daan',
    alike: 'recycling bin',
    parts: 'lid | pedal | inner bucket | liner ring',
    neutral: 'trash | waste | garbage | office | pedal | throw',
    search:
      'dustbin | garbage bin | waste bin | trash bin | rubbish bin | garbage can | wastebasket | waste basket | refuse bin | litter bin | dust bin | waste container | kooda dabba | trashcan',
    ask: 'capacity dimensions material mode colour included care count',
  }),
  ...cleaning.family('bucket', {
    apart: true,
    also: 'buckets | balti | pail | water bucket | eimer | seau | cubo | secchio | bathroom bucket',
    members: 'bath mug = bathing mug | tub = water tub, wash tub',
    parts: 'spout | rim | lid',
    neutral: 'water | bath | carry | fill | mop | laundry',
    search:
      'balti | pail | water bucket | wash bucket | buckets | bathing bucket | cleaning bucket | water container | household bucket | bath bucket',
    ask: 'capacity material dimensions count colour included weight',
  }),
  ...bedding.family('pillow protector', {
    also: 'pillow protectors | pillow cover protector | kissenschutz',
    members: 'electric blanket = heated blanket, heizdecke | heated throw | bed skirt = bed valance',
    parts: 'zip | cover | controller | cord | elastic',
    neutral: 'pillow | bed | sleep | cover | warm | night',
    search:
      'pillow encasement | pillow guard | pillow protection | pillow cover | pillow protectors | pillow case protector | pillow liner | pillow shield | undercase | pillow encasing | pillow slip protector | pillow inner cover | pillow barrier cover | pillow saver | under pillowcase',
  }),
];
