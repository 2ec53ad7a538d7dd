import type { Kind } from '../Kind.js';
import { kitchen } from './frames.js';

const { kind } = kitchen;

export const indianKitchenKinds: readonly Kind[] = [
  kind('tawa', {
    also: 'tava | roti tawa | chapati tawa | chapati pan',
    alike: 'dosa tawa | dosa pan | crepe pan',
    parts: 'surface | edge | grip | rivet | hanging loop',
    neutral:
      'roti | chapati | dosa | paratha | uttapam | pancake | crepe | omelette | gas | stove | flip | roast | breakfast | hob | dough',
    ask: 'material diameter thickness compatible_with weight care included colour warranty',
    title: 'material diameter thickness compatible_with',
    search:
      'tava | griddle | flat griddle pan | indian griddle | roti tawa | griddle pan | paratha pan | flatbread pan | chapati tawa | naan pan | frying tawa | cooking tawa | phulka tawa | pancake pan | cookware',
  }),
  kind('kadai', {
    also: 'kadhai | karahi | kadhi pan | kadahi | wok | wok pan | indian wok | karhai | kadhai pan',
    parts: 'ear handle | surface | grip | bottom | glass lid',
    neutral:
      'fry | stir | sabzi | curry | sauté | deep fry | poori | stove | gas | oil | vegetable | ladle | gravy | hob | noodles',
    ask: 'material capacity diameter thickness compatible_with weight care included warranty',
    title: 'material capacity diameter compatible_with',
    search:
      'kadhai | karahi | indian wok | wok | deep pan | karhai | wok pan | cooking wok | deep frying pan | curry pan | stir fry pan | kadahi | sabzi kadai | cookware',
  }),
  kind('pressure cooker', {
    also: 'cooker | schnellkochtopf | cocotte minute | olla a presión | pentola a pressione',
    parts: 'whistle | gasket | safety valve | weight valve | vent | separator | bottom | grip',
    neutral:
      'whistle | dal | rice | steam | boil | stew | curry | rajma | khichdi | stove | gas | pressure | hob | soup | beans',
    ask: 'capacity material compatible_with included thickness dimensions weight care certification warranty',
    title: 'capacity material compatible_with count',
    search:
      'cooker | pressure pot | pressure pan | pressure cookers | seeti cooker | pressure cooking | kitchen cooker | whistle cooker | dal cooker | cookware | pressure cookpot | stew cooker | pressure cooking vessel',
  }),
  kind('tiffin', {
    also: 'tiffin box | tiffin carrier | dabba | lunch dabba | lunch carrier',
    alike: 'stacked lunch box | tiffin set',
    parts: 'tier | container | clip | carry bag | compartment | spoon | latch | inner plate',
    neutral:
      'lunch | office | school | roti | sabzi | rice | dal | carry | pack | break | canteen | work | tier | travel',
    ask: 'capacity pieces material dimensions closure hold_time included care weight colour warranty',
    title: 'pieces material capacity colour',
    search:
      'tiffin box | lunch box | dabba | lunch carrier | food carrier | meal box | lunch container | lunchbox | packed lunch box | khana dabba | lunch pack',
  }),
  kind('masala dabba', {
    also: 'masala box | spice box | masala dani | masala daani | indian spice box | masala container',
    alike: 'spice container set',
    parts: 'bowl | spoon | compartment | inner lid | glass lid | container',
    neutral: 'spice | masala | haldi | jeera | mirchi | spoon | store | keep | pinch | curry | shelf | everyday',
    ask: 'pieces material dimensions capacity included closure care weight colour',
    title: 'pieces material size shape',
    search:
      'masala box | spice box | masala dani | spice container | indian spice box | spice tin | masala organiser | spice organizer | spice holder | condiment box | masala storage box | spices tray box | kitchen masala box | seasoning box',
  }),
  kind('chakla belan', {
    also: 'chakla | belan | rolling board and pin | roti board | polpat | polpat latna',
    alike: 'roti maker set | chakla belan set',
    parts: 'board | rolling pin | foot | surface',
    neutral: 'roti | chapati | paratha | poori | dough | atta | roll | flour | round | breakfast',
    search:
      'rolling board | rolling pin and board | roti board | chapati board | dough board | polpat belan | roti making set | chapati roller set | polpat latna | chapati maker set | flatbread board | phulka rolling board',
  }),
  kind('idli maker', {
    also: 'idli cooker | idly maker | idli stand | idli steamer | idli plate | idli pot | idly cooker',
    alike: 'dhokla stand',
    parts: 'plate | stand | knob | vessel | steam vent | mould',
    neutral: 'idli | idly | batter | steam | dhokla | momo | breakfast | sambar | chutney | stove | gas | south indian',
    ask: 'pieces capacity material compatible_with included dimensions care weight warranty',
    title: 'pieces material capacity compatible_with',
    search:
      'idli cooker | idly maker | idli steamer | idli stand | idli pot | idly cooker | idli plates | idli mould | steamed rice cake maker | idli vessel | idli making pot | idli steam cooker | south indian steamer',
  }),
  kind('handi', {
    also: 'biryani pot | degchi | patila | patili | bhagona | tope | topia',
    alike: 'clay pot | matki',
    parts: 'ear handle | knob | mouth | bottom',
    neutral:
      'biryani | dal | curry | rice | simmer | stew | gravy | boil milk | stove | gas | pulao | guest | festival',
    search:
      'cooking pot | cooking vessel | indian pot | biryani pot | curry pot | degchi | patila | serving handi | dal handi | cookware | rice pot | tope | patili | dum biryani handi',
  }),
  kind('thali', {
    also: 'thali plate | dinner thali | bhojan thali',
    alike: 'compartment plate | mess tray | thali set',
    parts: 'plate | katori | bowl | glass | spoon | compartment | edge',
    neutral: 'plate | roti | dal | sabzi | rice | eat | dining | guest | festival | table | katori | curd | family',
    ask: 'pieces diameter material dimensions count care included weight finish',
    title: 'pieces material diameter count',
    search:
      'thali plate | indian plate | dinner thali | eating plate | bhojan thali | serving plate | meal plate | food plate | khana thali | indian dinnerware | tableware | dining plate',
  }),
  kind('lota', {
    also: 'kalash | kalasha | water lota | gangasagar | jal patra',
    alike: 'copper bottle',
    parts: 'neck | mouth | tap | stand',
    neutral: 'water | puja | pour | drink | fill | morning | temple | home | festival | store | glass',
    ask: 'material capacity weight dimensions finish included care count use',
    title: 'material capacity finish count',
    search:
      'kalash | water lota | jal patra | water vessel | water pot | indian water pot | puja kalash | pooja lota | pani lota | kalasha | ritual pot',
  }),
  kind('casserole', {
    also: 'casserole dish | casserole pot | serving casserole | covered casserole | casserole with lid | lidded casserole | food casserole | cocotte',
    alike:
      'hot case | hotcase | hot pot | hotpot | roti box | chapati box | roti dabba | roti basket | dutch oven | casserole set',
    parts: 'inner bowl | outer shell | knob | shell | bottom | net',
    neutral: 'roti | chapati | rice | curry | gravy | dining | table | guest | stew | bake | oven | warm',
    search:
      'casserole dish | casserole pot | serving dish | serving casserole | food casserole | lidded dish | covered dish | serveware | lidded serving bowl | table dish | dinner serving dish',
  }),
  kind('mortar and pestle', {
    also: 'mortar & pestle | mortar pestle | khalbatta | okhli | okhali | imam dasta | hamam dista | kharal | khal batta | mörser | mortier | molcajete | spice crusher',
    parts: 'mortar | pestle | bowl | grip | foot',
    neutral:
      'crush | grind | spice | garlic | ginger | herb | pepper | paste | masala | chutney | pesto | seed | counter',
    ask: 'material dimensions capacity weight included care finish',
    title: 'material size capacity',
    search:
      'khalbatta | okhli | herb crusher | spice crusher | masala crusher | grinding bowl | pestle set | spice grinder | manual grinder | okhali | pounding bowl | kharal | ginger garlic crusher',
  }),
  kind('serving spoon', {
    also: 'ladle | karchi | kadchi | chamach | kalchi',
    alike: 'skimmer | jhara | soup ladle | serving spoon set | ladle set',
    parts: 'bowl | hole | hook | grip',
    neutral: 'stir | serve | soup | dal | curry | gravy | rice | fry | pot | pan | table | hang',
    search:
      'ladle | serving ladle | kitchen ladle | karchi | serving cutlery | cooking spoon | serving utensil | chamach | table serving spoon | serveware | curry spoon | dinner serving spoon | buffet spoon | kadchi | food server',
  }),
];
