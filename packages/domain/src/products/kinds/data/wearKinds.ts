import type { Kind } from '../Kind.js';
import { bags, shoes } from './frames.js';

export const wearKinds: readonly Kind[] = [
  ...shoes.family('shoes', {
    umbrella: true,
    also: 'shoe | schuhe | chaussures | zapatos | scarpe | joota | joote',
    members:
      'safety shoes = work shoes | monk shoes | oxfords | derby shoes | brogues | formal shoes | school shoes | canvas shoes',
    search: 'shoe | joote | juta | footgear | pair of shoes | footwears | foot gear | joota | feet wear',
  }),
  ...shoes.family('sneakers', {
    also: 'sneaker | trainers | trainer | sports shoes | turnschuhe | baskets chaussures | zapatillas | gym shoes | sport shoes',
    members: 'running shoes = laufschuhe | basketball shoes | tennis shoes',
    neutral: 'run | gym | jog | jeans | track',
    search:
      'trainers | sneaker | athletic shoes | kicks | sport shoes | sports shoes | athletic footwear | sporty shoes | runners | sneaks | active footwear | tennies',
  }),
  ...shoes.family('boots', {
    umbrella: true,
    also: 'boot | stiefel | bottes | bottines | botas | stivali',
    members: 'rain boots = gumboots | snow boots | hiking boots | ankle boots = ankle boot, booties',
    parts: 'shaft | pull tab | zip',
    neutral: 'winter | hike | jeans | autumn | mud',
    search:
      'boot | pair of boots | boot shoes | bootwear | boot footwear | booted shoes | footgear | high cut shoes | closed boots | foot gear | feet wear',
  }),
  ...shoes.family('sandals', {
    also: 'sandal | sandalen | sandales | sandalias | sandali',
    members: 'wedges = wedge sandal | kolhapuri chappal = kolhapuri | flats | floaters = floater | slide sandal',
    neutral: 'summer | beach | festival | kurti',
    search: 'sandal | open shoes | open footwear | pair of sandals | chappal sandal | strap shoes',
  }),
  ...shoes.family('slippers', {
    also: 'slipper | house shoes | hausschuhe | chaussons | pantofole | zapatillas de casa | chappal | chappals',
    members: 'flip-flops = flip flops, flip flop, hawai chappal, thongs sandals | slides = slide | clogs = clog',
    neutral: 'home | bathroom | bedroom | beach | slip on',
    search:
      'slipper | house shoes | house footwear | slip ons | chappal | home chappal | foot slippers | slipon slippers | comfort footwear | lounge footwear',
  }),
  ...shoes.family('heels', {
    also: 'high heels | heel | high heel | absatzschuhe | talons | tacones',
    alike: 'heeled sandals',
    members: 'pumps = court shoes | stilettos',
    neutral: 'evening | wedding | dinner | dance',
    search:
      'heeled shoes | heel shoes | heel footwear | pair of heels | high heel shoes | raised heel | elevated shoes | hi heels',
  }),
  ...shoes.family('loafers', {
    also: 'loafer | slip on shoes | slip-ons | mocassins | mokassins',
    members: 'ballet flats = ballerinas, bellies | espadrilles | boat shoes | moccasins = moccasin',
    neutral: 'slip on | jeans | trousers | drive',
    search:
      'loafer | slip on shoes | slip ons | slipons | pair of loafers | slip-on shoes | laceless shoes | slip on footwear | pull on shoes | without laces',
  }),
  shoes.kind('juttis', {
    also: 'jutti | juti | mojari | mojaris | mojri | ethnic footwear | jooti | khussa',
    alike: 'punjabi jutti',
    parts: 'embroidery | thread work | zari',
    neutral: 'festival | wedding | kurti | kurta | lehenga',
    search:
      'jutti | mojari | juti | indian shoes | khussa | indian footwear | mojaris | desi jutti | flat jutti | mojri | jooti | indian slip on shoes',
  }),
  ...shoes.family('insole', {
    apart: true,
    also: 'insoles | inner sole | einlegesohle | einlegesohlen | semelle | plantillas | shoe pad',
    members: 'shoelace = laces, shoelaces | heel pad = heel pads',
    parts: 'arch | pad | foam | aglet',
    neutral: 'shoe | boots | trim | insert',
    search:
      'inner sole | insoles | shoe insert | shoe inserts | shoe sole insert | inner shoe sole | foot bed | footbed | shoe padding | innersole | shoe cushion | boot insert | shoe liner | sole pad | inlay sole',
  }),
  bags.kind('backpack', {
    also: 'backpacks | rucksack | back pack | schulrucksack | sac à dos | mochila | zaino | knapsack',
    alike: 'school bag | college bag | daypack | bagpack',
    parts: 'side pocket | shoulder strap | back panel | bottle pocket | hip belt',
    neutral: 'school | hike | laptop | books | bottle',
    search:
      'rucksack | back pack | knapsack | pithu bag | bag for back | bookbag | book bag | ruck sack | two strap bag',
  }),
  ...bags.family('handbag', {
    also: 'handbags | hand bag | purse | purses | ladies bag | handtasche | sac à main | bolso | borsa',
    alike: 'shoulder bag',
    members:
      'sling bag | crossbody bag = cross body bag, crossbody, umhängetasche | messenger bag | hobo bag | satchel',
    parts: 'chain | tassel | magnet | inner pocket',
    neutral: 'shopping | party | brunch | phone | keys',
    search: 'hand bag | purse | handbags | ladies bag | hand held bag | pocketbook | pocket book | arm bag',
  }),
  ...bags.family('tote bag', {
    also: 'tote | totes | tote bags | jhola | stofftasche | cabas | bolsa de tela',
    alike: 'canvas bag | reusable bag',
    members: 'shopping bag = grocery bag, einkaufstasche, shopping bags | beach bag | jute bag',
    neutral: 'market | groceries | books | beach | library',
    search:
      'carry bag | carryall | jhola | shopper bag | hand tote | tote handbag | top handle bag | totebag | multi purpose bag | everyday tote | market bag',
  }),
  ...bags.family('wallet', {
    apart: true,
    also: 'wallets | billfold | geldbörse | portemonnaie | geldbeutel | brieftasche | portefeuille | cartera | billetera | portafoglio | batua',
    members: 'card holder = cardholder, card case | money clip = cash clip | coin purse = change purse',
    parts: 'card slot | cash pocket | coin pocket | id window | stitching',
    neutral: 'card | cash | pocket | coin | notes | trousers',
    search:
      'billfold | batua | money wallet | money holder | money purse | bill fold | note holder | money pouch | pocket wallet | pocketbook | cash holder | cards holder | money case',
    ask: 'material dimensions count style closure feature colour weight included warranty',
  }),
  bags.kind('suitcase', {
    apart: true,
    also: 'luggage | trolley bag | suitcases | trolley | koffer | valise | maleta | valigia',
    alike: 'carry on | carry-on | cabin bag | luggage set',
    parts: 'telescopic handle | lock | shell | divider',
    neutral: 'flight | airport | holiday | check in | roll',
    search:
      'luggage | travel case | travel luggage | suit case | trolley bag | travel suitcase | vacation luggage | holiday case | packing case | traveller case | trip luggage | journey bag',
  }),
  bags.kind('duffel bag', {
    also: 'duffle bag | duffel | duffle | travel bag | weekender | weekender bag | reisetasche | sporttasche | sac de sport | bolsa de viaje | borsone',
    alike: 'gym bag | sports bag',
    parts: 'shoulder strap | shoe pocket | side pocket',
    neutral: 'gym | flight | holiday | clothes',
    search:
      'duffle bag | duffle | travel bag | holdall | duffel | weekender | overnight bag | weekend bag | hold all bag | kit bag | kitbag | dufflebag | gear bag | luggage bag | getaway bag',
  }),
  bags.kind('laptop bag', {
    also: 'laptoptasche | laptophülle | housse ordinateur | maletín',
    alike: 'laptop sleeve | laptop case | laptop cover | laptop messenger bag | briefcase | office bag',
    neutral: 'laptop | charger | meeting | desk',
    search:
      'computer bag | notebook bag | laptop carrier | laptop carry bag | bag for laptop | laptop protector | pc bag | work bag | laptop transport',
  }),
  bags.kind('waist bag', {
    also: 'fanny pack | belt bag | waist pack | bum bag | bumbag | bauchtasche | sac banane | riñonera | marsupio | waist packs',
    neutral: 'waist | run | festival | phone | keys',
    search:
      'fanny pack | belt bag | waist pack | bum bag | bumbag | waist pouch | hip bag | kamar bag | fannypack | waistpack | waistbag | belly bag',
  }),
  ...bags.family('pouch', {
    also: 'pouches',
    members:
      'makeup bag = cosmetic bag, makeup pouch, kosmetiktasche | toiletry bag = kulturbeutel, trousse de toilette, neceser | clutch = clutches | potli bag = potli | drawstring bag | pencil pouch | travel organizer = packing cubes | coin pouch',
    neutral: 'makeup | toiletries | phone | keys | small',
    search:
      'pouches | pouch bag | small bag | carry pouch | utility pouch | pouch case | organiser pouch | pocket bag | storage pouch | thaili | multipurpose pouch | hand pouch | multi use pouch',
  }),
  ...bags.family('key chain', {
    apart: true,
    also: 'keychain | keychains | key ring | keyring | keyrings | key rings | schlüsselanhänger | porte-clés | llavero | portachiavi | key fob',
    members: 'luggage tag = baggage tag, suitcase tag | bag charm = handbag charm | lanyard = neck lanyard',
    parts: 'ring | charm | hook | clasp',
    neutral: 'key | bag | car | bike | gift',
    search:
      'keychain | key ring | keyring | key fob | keychains | chabi ka chhalla | keyring holder | key tag | keyholder | keychan | key pendant | key clip | keyfob',
    ask: 'material dimensions colour count pattern weight included style',
  }),
  bags.kind('umbrella', {
    apart: true,
    also: 'umbrellas | chhata | chhatri | chata | regenschirm | schirm | parapluie | paraguas | ombrello',
    alike: 'parasol small',
    parts: 'canopy | rib | shaft | sleeve | button',
    neutral: 'rain | sun | monsoon | walk | fold',
    search:
      'umbrellas | brolly | chhata | chhatri | rain umbrella | rain cover | rain protection | rain shade | hand umbrella | rain canopy | rain gear | rainy day | rain protector',
    ask: 'diameter length mode material weight count colour protection_class included warranty',
  }),
  bags.kind('passport holder', {
    apart: true,
    also: 'passport cover | passport wallet | passport case | travel wallet | document holder | reisepasshülle',
    parts: 'passport slot | boarding pass slot | card slot',
    neutral: 'flight | airport | passport | ticket | card',
    search:
      'passport cover | passport case | passport wallet | passport organiser | passport sleeve | passport organizer | passport pouch | passport protector | passport book cover | id holder | passport folder | boarding pass holder | visa holder | passport jacket',
  }),
];
