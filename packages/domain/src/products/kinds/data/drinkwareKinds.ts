import type { Kind } from '../Kind.js';
import { drinkware } from './frames.js';

const { family, kind } = drinkware;

export const drinkwareKinds: readonly Kind[] = [
  kind('water bottle', {
    also: 'watter bottle | waterbottle | drinking bottle | drink bottle | hydration bottle | sports bottle | sport bottle | gym bottle | sipper | sipper bottle | pani ki bottle | paani ki botal | trinkflasche | wasserflasche | gourde | botella de agua | borraccia | cantimplora',
    parts:
      'straw | spout | mouthpiece | mouth | loop | carry loop | sleeve | strap | lock | gasket | inner wall | outer wall | wall | infuser',
    neutral:
      'bottle | gym | trail | commute | school | hike | shift | cup | ice | carry | bag | cup holder | workout | travel | day | walk',
    search:
      'drinking bottle | drink bottle | hydration | sipper | pani ki bottle | water flask | bottle for water | water bottles | reusable bottle | sports bottle',
  }),
  kind('bottle', {
    also: 'botal | flasche | bouteille | botella | bottiglia | storage bottle',
    parts: 'stopper | neck | mouth | spout | pump | cork | straw',
    neutral: 'bottle | hold | carry | kitchen | bag | keep | oil | liquid | ice',
    search:
      'bottles | botal | container bottle | liquid container | refillable container | storage bottle | bottle container | refill bottle',
  }),
  kind('vacuum flask', {
    also: 'flask | thermo flask | thermosflasche | thermoskanne | isolierflasche | termo | bouteille isotherme | tea flask | vacuum bottle',
    parts: 'cup lid | stopper | inner wall | outer wall | wall | pouch | strap | spout | carry loop',
    neutral: 'flask | soup | milk | picnic | travel | trip | hike | train | cup | carry | shift | winter | hot water',
    search:
      'vacuum flask | thermo flask | vacuum bottle | tea flask | hot water bottle flask | travel flask | coffee flask | flasks | garam pani ki bottle',
  }),
  kind('mug', {
    also: 'coffee mug | tea mug | coffee cup | tea cup | teacup | cup | tasse | becher | kaffeetasse | kaffeebecher | taza | tazza | mugs',
    parts: 'saucer | spoon | glaze | print | bottom | coaster | inside | outside',
    neutral:
      'mug | cup | latte | espresso | cocoa | hot chocolate | breakfast | kitchen | break | milk | microwave | gift | shelf | saucer',
    ask: 'capacity material dimensions count care pattern colour weight included origin',
    title: 'capacity material pattern colour count',
    search:
      'coffee mug | tea mug | coffee cup | tea cup | mugs | drinking cup | chai cup | chai mug | hot drink cup | cuppa | kaffeetasse | cups',
  }),
  kind('travel mug', {
    also: 'tumbler | travel tumbler | travel cup | thermal mug | insulated mug | coffee tumbler | thermobecher | commuter mug | to go cup | reusable coffee cup | mug isotherme | vaso térmico',
    parts: 'straw | slider | gasket | inner wall | outer wall | wall | spout | bottom',
    neutral:
      'tumbler | mug | travel | commute | car | cup holder | drive | ice | carry | train | straw | cold drink | hot drink',
    search:
      'travel cup | travel tumbler | coffee tumbler | tumbler cup | drink tumbler | commuter cup | coffee travel cup | tumblers | travel coffee mug | to go mug',
  }),
  ...family('drinking glass', {
    also: 'glass | water glass | trinkglas | glas | verre | vaso | bicchiere | glassware set | glass set',
    members: 'shot glass | beer glass | whiskey glass = whisky glass | juice glass | highball glass',
    parts: 'bottom | stem | wall | mouth',
    neutral: 'glass | bar | guest | dinner | cocktail | ice | lemonade | milk | soda | serve | lassi | party | kitchen',
    ask: 'capacity count material dimensions care pattern included shape weight',
    title: 'capacity material shape count',
    search:
      'glassware | water glass | juice glass | drinking glasses | glasses for water | glass tumbler | beverage glass | bar glass | table glass | glass set',
  }),
  kind('wine glass', {
    also: 'wine glasses | goblet | stemware | champagne flute | champagne glass | weinglas | verre à vin | copa de vino | calice',
    parts: 'stem | bowl | foot',
    neutral:
      'wine | red wine | white wine | toast | dinner | guest | party | bar | cellar | glass | celebration | evening',
    ask: 'capacity count material dimensions care shape included weight',
    title: 'capacity material shape count',
    search:
      'wine glasses | stemware | goblet | wine goblet | barware | wine stem glass | glass for wine | weinglas | wine drinking glass | bar glass',
  }),
  ...family('teapot', {
    also: 'tea pot | tea kettle pot | chaidani | teekanne | théière | tetera | teiera | tea infuser pot',
    members: 'coffee pot',
    parts: 'spout | infuser | strainer | knob | filter | plunger | mesh',
    neutral: 'brew | steep | leaf tea | tea bag | breakfast | cup | afternoon | guest | kitchen | tray | hot water',
    search:
      'tea pot | tea brewer | tea kettle | pot for tea | tea maker | teaware | tea service | chai pot | teapots | brewing pot',
  }),
  ...family('jug', {
    also: 'pitcher | water jug | juice jug | krug | wasserkaraffe | pichet | jarra | water pitcher',
    members: 'decanter | carafe = karaffe, caraffa',
    parts: 'spout | mouth | stopper | strainer | filter',
    neutral: 'jug | pitcher | glass | dinner | guest | lemonade | milk | ice | fridge | kitchen | serve | party',
    search:
      'water jug | pitcher | water pitcher | juice jug | carafe | beverage jug | serving jug | drink pitcher | jugs | beverage pitcher',
  }),
  kind('cup and saucer set', {
    also: 'cup and saucer | cup saucer set | cup & saucer | tea set | tea cup set | coffee set | chai glass set',
    parts: 'saucer | cup | spoon | glaze | stand',
    neutral: 'cup | saucer | guest | breakfast | afternoon | chai | biscuit | tray | serve | kitchen | gift',
    ask: 'capacity count material pieces care pattern colour dimensions included',
    title: 'pieces material capacity pattern colour',
    search:
      'tea set | tea cup set | cup saucer | tea service | coffee cup set | chai cup set | tea cups and saucers | crockery | teaware',
  }),
];
