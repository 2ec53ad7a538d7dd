import type { Kind } from '../Kind.js';
import { drinkware } from './frames.js';

const { family, kind } = drinkware;

export const drinkwareKinds: readonly Kind[] = [
  kind('water bottle', {
    also: 'waterbottle | drinking bottle | drink bottle | hydration bottle | pani ki bottle | paani ki botal | trinkflasche | wasserflasche | gourde | botella de agua | borraccia | cantimplora',
    alike: 'sports bottle | sport bottle | gym bottle | sipper | sipper bottle | watter bottle',
    parts:
      'straw | spout | mouthpiece | mouth | loop | carry loop | sleeve | strap | lock | gasket | inner wall | outer wall | wall | infuser',
    neutral:
      'bottle | gym | trail | commute | school | hike | shift | cup | ice | carry | bag | cup holder | workout | travel | day | walk',
    search:
      'drinking bottle | drink bottle | drinks bottle | flask | hydration bottle | bottle for water | pani ki bottle | beverage bottle | water carrier | paani ki botal',
  }),
  kind('bottle', {
    apart: true,
    also: 'botal | flasche | bouteille | botella | bottiglia | storage bottle',
    parts: 'stopper | neck | mouth | spout | pump | cork | straw',
    neutral: 'bottle | hold | carry | kitchen | bag | keep | oil | liquid | ice',
    search:
      'bottles | botal | liquid container | bottle container | storage bottle | bottle with cap | drinks bottle | pouring bottle | empty bottle | fluid container | storage vessel',
  }),
  kind('vacuum flask', {
    also: 'flask | thermo flask | thermosflasche | thermoskanne | isolierflasche | termo | bouteille isotherme | vacuum bottle',
    alike: 'tea flask',
    parts: 'cup lid | stopper | inner wall | outer wall | wall | pouch | strap | spout | carry loop',
    neutral: 'flask | soup | milk | picnic | travel | trip | hike | train | cup | carry | shift | winter | hot water',
    search:
      'thermo flask | vacuum bottle | flask | insulated flask | insulated bottle | hot drink flask | thermal bottle | coffee flask | beverage flask | tea bottle',
  }),
  kind('mug', {
    also: 'coffee mug | tea mug | coffee cup | tea cup | teacup | cup | tasse | becher | kaffeetasse | kaffeebecher | taza | tazza | mugs',
    parts: 'saucer | spoon | glaze | print | bottom | coaster | inside | outside',
    neutral:
      'mug | cup | latte | espresso | cocoa | hot chocolate | breakfast | kitchen | break | milk | microwave | gift | shelf | saucer',
    ask: 'capacity material dimensions count care pattern colour weight included origin',
    title: 'capacity material pattern colour count',
    search:
      'mugs | cup | coffee mug | tea mug | coffee cup | drinking cup | chai mug | beverage mug | cocoa mug | teacup | drinkware cup | milk mug | kitchen mug | breakfast mug | drink cup',
  }),
  kind('travel mug', {
    also: 'tumbler | travel tumbler | travel cup | thermobecher | commuter mug | to go cup | mug isotherme | vaso térmico',
    alike: 'thermal mug | insulated mug | coffee tumbler | reusable coffee cup',
    parts: 'straw | slider | gasket | inner wall | outer wall | wall | spout | bottom',
    neutral:
      'tumbler | mug | travel | commute | car | cup holder | drive | ice | carry | train | straw | cold drink | hot drink',
    search:
      'travel cup | tumbler | to go cup | to go mug | travel tumbler | commuter cup | takeaway cup | coffee cup with lid | lidded mug | drinks tumbler | takeout cup | beverage cup',
  }),
  ...family('drinking glass', {
    also: 'glass | trinkglas | glas | verre | vaso | bicchiere',
    alike: 'water glass | glassware set | glass set',
    members: 'shot glass | beer glass | whiskey glass = whisky glass | juice glass | highball glass',
    parts: 'bottom | stem | wall | mouth',
    neutral: 'glass | bar | guest | dinner | cocktail | ice | lemonade | milk | soda | serve | lassi | party | kitchen',
    ask: 'capacity count material dimensions care pattern included shape weight',
    title: 'capacity material shape count',
    search:
      'glassware | glasses | drinking glasses | beverage glass | drinks glass | table glass | drink cup | drinkware glass | sipping glass | bar glassware',
  }),
  kind('wine glass', {
    also: 'wine glasses | goblet | weinglas | verre à vin | copa de vino | calice',
    alike: 'stemware | champagne flute | champagne glass',
    parts: 'stem | bowl | foot',
    neutral:
      'wine | red wine | white wine | toast | dinner | guest | party | bar | cellar | glass | celebration | evening',
    ask: 'capacity count material dimensions care shape included weight',
    title: 'capacity material shape count',
    search:
      'wine glasses | wine goblet | glass for wine | wine drinking glass | barware | glassware | wineglass | vino glass | drinks glass | wine cup | bar glass | table wine glass | alcohol glass',
  }),
  ...family('teapot', {
    also: 'tea pot | chaidani | teekanne | théière | tetera | teiera',
    alike: 'tea kettle pot | tea infuser pot',
    members: 'coffee pot',
    parts: 'spout | infuser | strainer | knob | filter | plunger | mesh',
    neutral: 'brew | steep | leaf tea | tea bag | breakfast | cup | afternoon | guest | kitchen | tray | hot water',
    search:
      'tea pot | tea brewer | pot for tea | tea maker | teaware | tea serving pot | chai pot | tea brewing pot | tea jug | loose leaf tea pot | chaidani | tea steeper | tea server',
  }),
  ...family('jug', {
    also: 'pitcher | water jug | krug | wasserkaraffe | pichet | jarra | water pitcher',
    alike: 'juice jug',
    members: 'decanter | carafe = karaffe, caraffa',
    parts: 'spout | mouth | stopper | strainer | filter',
    neutral: 'jug | pitcher | glass | dinner | guest | lemonade | milk | ice | fridge | kitchen | serve | party',
    search:
      'pitcher | water jug | beverage jug | serving jug | drink pitcher | water pitcher | pouring jug | table jug | lemonade pitcher | drink server | pani jug | pourer',
  }),
  kind('cup and saucer set', {
    also: 'cup and saucer | cup saucer set | cup & saucer',
    alike: 'tea set | tea cup set | coffee set | chai glass set',
    parts: 'saucer | cup | spoon | glaze | stand',
    neutral: 'cup | saucer | guest | breakfast | afternoon | chai | biscuit | tray | serve | kitchen | gift',
    ask: 'capacity count material pieces care pattern colour dimensions included',
    title: 'pieces material capacity pattern colour',
    search:
      'cup saucer | cups and saucers | cup with saucer | teaware | hot drink cups | tea cups and saucers | coffee cup and plate | chai cup set | teacup saucer | drinkware | tea and coffee serving | beverage cups',
  }),
];
