import type { Kind } from '../Kind.js';
import { bags, shoes } from './frames.js';

export const wearKinds: readonly Kind[] = [
  ...shoes.family('shoes', {
    umbrella: true,
    also: 'shoe | schuhe | chaussures | zapatos | scarpe | joota | joote',
    members:
      'safety shoes = work shoes | monk shoes | oxfords | derby shoes | brogues | formal shoes | school shoes | canvas shoes',
    search: 'shoe | joote | shoes for wear | footgear | juta',
  }),
  ...shoes.family('sneakers', {
    also: 'sneaker | trainers | trainer | sports shoes | turnschuhe | baskets chaussures | zapatillas | gym shoes | sport shoes',
    members: 'running shoes = laufschuhe | basketball shoes | tennis shoes',
    neutral: 'run | gym | jog | jeans | track',
    search: 'trainers | sport shoes | sports shoes | sneaker | athletic shoes | kicks',
  }),
  ...shoes.family('boots', {
    umbrella: true,
    also: 'boot | stiefel | bottes | bottines | botas | stivali',
    members: 'rain boots = gumboots | snow boots | hiking boots | ankle boots = ankle boot, booties',
    parts: 'shaft | pull tab | zip',
    neutral: 'winter | hike | jeans | autumn | mud',
    search: 'boot | footwear boots | pair of boots',
  }),
  ...shoes.family('sandals', {
    also: 'sandal | sandalen | sandales | sandalias | sandali',
    members: 'wedges = wedge sandal | kolhapuri chappal = kolhapuri | flats | floaters = floater | slide sandal',
    neutral: 'summer | beach | festival | kurti',
    search: 'sandal | open footwear | summer footwear | chappal sandals | strap sandals',
  }),
  ...shoes.family('slippers', {
    also: 'slipper | house shoes | hausschuhe | chaussons | pantofole | zapatillas de casa | chappal | chappals',
    members: 'flip-flops = flip flops, flip flop, hawai chappal, thongs sandals | slides = slide | clogs = clog',
    neutral: 'home | bathroom | bedroom | beach | slip on',
    search: 'slipper | chappal | house footwear | slip ons | home slippers',
  }),
  ...shoes.family('heels', {
    also: 'high heels | heel | heeled sandals | high heel | absatzschuhe | talons | tacones',
    members: 'pumps | stilettos',
    neutral: 'evening | wedding | dinner | dance',
    search: 'high heels | heeled shoes | heel shoes | ladies heels | pumps',
  }),
  ...shoes.family('loafers', {
    also: 'loafer | slip on shoes | slip-ons | mocassins | mokassins',
    members: 'ballet flats = ballerinas, bellies | espadrilles | boat shoes | moccasins = moccasin',
    neutral: 'slip on | jeans | trousers | drive',
    search: 'loafer | slip ons | slip on shoes | slipons | casual slip ons',
  }),
  shoes.kind('juttis', {
    also: 'jutti | juti | mojari | mojaris | mojri | punjabi jutti | ethnic footwear | jooti | khussa',
    parts: 'embroidery | thread work | zari',
    neutral: 'festival | wedding | kurti | kurta | lehenga',
    search: 'jutti | mojari | juti | ethnic footwear | indian shoes | punjabi jutti | khussa',
  }),
  ...shoes.family('insole', {
    also: 'insoles | inner sole | einlegesohle | einlegesohlen | semelle | plantillas | shoe pad',
    members: 'shoelace = laces, shoelaces | heel pad',
    parts: 'arch | pad | foam | aglet',
    neutral: 'shoe | boots | trim | insert',
    search: 'shoe accessory | shoe inserts | shoe care | footwear accessory',
  }),
  bags.kind('backpack', {
    also: 'backpacks | rucksack | school bag | bagpack | back pack | college bag | schulrucksack | sac à dos | mochila | zaino | knapsack | daypack',
    parts: 'side pocket | shoulder strap | back panel | bottle pocket | hip belt',
    neutral: 'school | hike | laptop | books | bottle',
    search: 'rucksack | bagpack | back pack | knapsack | shoulder bag pack | pithu bag',
  }),
  ...bags.family('handbag', {
    also: 'handbags | hand bag | purse | purses | shoulder bag | ladies bag | handtasche | sac à main | bolso | borsa',
    members:
      'sling bag | crossbody bag = cross body bag, crossbody, umhängetasche | messenger bag | hobo bag | satchel',
    parts: 'chain | tassel | magnet | inner pocket',
    neutral: 'shopping | party | brunch | phone | keys',
    search: 'purse | hand bag | shoulder bag | handbags',
  }),
  ...bags.family('tote bag', {
    also: 'tote | totes | tote bags | canvas bag | jhola | stofftasche | cabas | bolsa de tela | reusable bag',
    members: 'shopping bag = grocery bag, einkaufstasche, shopping bags | beach bag | jute bag',
    neutral: 'market | groceries | books | beach | library',
    search: 'tote | shopper bag | shopping bag | jhola | totes | market bag',
  }),
  ...bags.family('wallet', {
    also: 'wallets | billfold | geldbörse | portemonnaie | geldbeutel | brieftasche | portefeuille | cartera | billetera | portafoglio | batua',
    members: 'card holder = cardholder, card case | money clip | coin purse',
    parts: 'card slot | cash pocket | coin pocket | id window | stitching',
    neutral: 'card | cash | pocket | coin | notes | trousers',
    search: 'purse | batua | billfold | money purse | card wallet | pocket wallet',
    ask: 'material dimensions count style closure feature colour weight included warranty',
  }),
  bags.kind('suitcase', {
    also: 'luggage | trolley bag | suitcases | trolley | carry on | carry-on | cabin bag | koffer | valise | maleta | valigia | luggage set',
    parts: 'telescopic handle | lock | shell | divider',
    neutral: 'flight | airport | holiday | check in | roll',
    search: 'luggage | trolley bag | travel case | travel luggage | rolling luggage',
  }),
  bags.kind('duffel bag', {
    also: 'duffle bag | duffel | gym bag | duffle | travel bag | weekender | weekender bag | sports bag | reisetasche | sporttasche | sac de sport | bolsa de viaje | borsone',
    parts: 'shoulder strap | shoe pocket | side pocket',
    neutral: 'gym | flight | holiday | clothes',
    search: 'duffle bag | travel bag | holdall | weekender | carry bag for travel',
  }),
  bags.kind('laptop bag', {
    also: 'laptop sleeve | laptop case | laptop cover | laptop messenger bag | briefcase | office bag | laptoptasche | laptophülle | housse ordinateur | maletín',
    neutral: 'laptop | charger | meeting | desk',
    search: 'laptop sleeve | computer bag | notebook bag | laptop carrier | laptop carry bag',
  }),
  bags.kind('waist bag', {
    also: 'fanny pack | belt bag | waist pack | bum bag | bumbag | bauchtasche | sac banane | riñonera | marsupio | waist packs',
    neutral: 'waist | run | festival | phone | keys',
    search: 'fanny pack | belt bag | waist pack | bum bag | waist pouch',
  }),
  ...bags.family('pouch', {
    also: 'pouches',
    members:
      'makeup bag = cosmetic bag, makeup pouch, kosmetiktasche | toiletry bag = kulturbeutel, trousse de toilette, neceser | clutch = clutches | potli bag = potli | drawstring bag | pencil pouch | travel organizer = packing cubes | coin pouch',
    neutral: 'makeup | toiletries | phone | keys | small',
    search: 'pouch bag | zip pouch | carry pouch | storage pouch | utility pouch',
  }),
  ...bags.family('key chain', {
    also: 'keychain | keychains | key ring | keyring | keyrings | key rings | schlüsselanhänger | porte-clés | llavero | portachiavi | key fob',
    members: 'luggage tag | bag charm | lanyard',
    parts: 'ring | charm | hook | clasp',
    neutral: 'key | bag | car | bike | gift',
    search: 'keychain | key ring | keyring | key holder ring | chabi ka chhalla',
    ask: 'material dimensions colour count pattern weight included style',
  }),
  bags.kind('umbrella', {
    also: 'umbrellas | chhata | chhatri | chata | regenschirm | schirm | parapluie | paraguas | ombrello | parasol small',
    parts: 'canopy | rib | shaft | sleeve | button',
    neutral: 'rain | sun | monsoon | walk | fold',
    search: 'chhata | chhatri | rain umbrella | brolly | umbrellas | rainy season',
    ask: 'diameter length mode material weight count colour protection_class included warranty',
  }),
  bags.kind('passport holder', {
    also: 'passport cover | passport wallet | passport case | travel wallet | document holder | reisepasshülle',
    parts: 'passport slot | boarding pass slot | card slot',
    neutral: 'flight | airport | passport | ticket | card',
    search: 'passport cover | passport case | travel wallet | document wallet | passport organiser',
  }),
];
