import type { Kind } from '../Kind.js';
import { kitchen } from './frames.js';

const { family, kind } = kitchen;

export const kitchenToolKinds: readonly Kind[] = [
  kind('bowl', {
    also: 'bowls | bowl set | schale | schüssel | bol | ciotola',
    neutral: 'soup | salad | cereal | fruit | snack | table',
    search: 'bowls | food bowl | katora | tableware | dish',
  }),
  kind('katori', {
    also: 'katori set | vati | katora',
    neutral: 'dal | curd | sabzi | thali | sweet',
    search: 'vati | katora | small bowl | dal bowl | curry bowl | serving katori',
  }),
  kind('griddle', {
    also: 'griddle pan | grill plate',
    neutral: 'stove | pancake | grill | egg | gas',
    search: 'griddle pan | cooking griddle | grill plate | stovetop griddle',
  }),
  kind('cake tin', {
    also: 'cake pan | cake mould | cake mold | springform pan | kuchenform | backform | moule à gâteau',
    neutral: 'bake | oven | cake | batter | dessert',
    search: 'cake pan | cake mould | baking tin | bakeware | baking pan',
  }),
  kind('muffin tray', {
    also: 'muffin tin | muffin pan | cupcake tray | cupcake pan | muffinblech',
    neutral: 'bake | oven | muffin | cupcake | batter',
    search: 'muffin pan | muffin tin | cupcake tray | bakeware | baking tray',
  }),
  kind('cookie cutter', {
    also: 'cookie cutters | biscuit cutter | cookie cutter set | ausstechform | plätzchenform',
    neutral: 'cookie | dough | bake | shape | biscuit | fondant',
    search: 'biscuit cutter | dough cutter | cookie shape | baking tools | fondant cutter',
  }),
  kind('ice cube tray', {
    also: 'ice tray | ice mould | ice mold | ice cube mold | eiswürfelform',
    neutral: 'ice | freeze | freezer | water | drink | cocktail',
    search: 'ice tray | ice maker tray | ice mould | ice cube maker | freezer tray',
  }),
  kind('spatula', {
    also: 'spatulas | turner | pfannenwender | palta',
    neutral: 'flip | scrape | batter | pan | egg | dosa',
    search: 'turner | cooking spatula | kitchen turner | palta | flipper | baking spatula',
  }),
  kind('tongs', {
    also: 'kitchen tongs | chimta | chimti | pakkad | food tongs | küchenzange',
    neutral: 'grip | lift | roti | grill | salad | serve',
    search: 'kitchen tongs | chimta | food tongs | cooking tongs | serving tongs',
  }),
  kind('whisk', {
    also: 'egg beater | balloon whisk | schneebesen | fouet',
    neutral: 'whisk | beat | egg | cream | batter | mix',
    search: 'egg beater | hand whisk | kitchen whisk | egg mixer | balloon whisk',
  }),
  kind('grater', {
    also: 'vegetable grater | zester | reibe | käsereibe | râpe | kaddukas',
    neutral: 'grate | cheese | carrot | coconut | ginger',
    search: 'kaddukas | vegetable grater | cheese shredder | kitchen grater | shredder',
  }),
  kind('peeler', {
    also: 'vegetable peeler | potato peeler | fruit peeler | schäler | sparschäler',
    neutral: 'peel | potato | carrot | fruit | vegetable',
    search: 'vegetable peeler | fruit peeler | potato peeler | kitchen peeler | skin remover',
  }),
  kind('mandoline', {
    also: 'mandolin slicer | vegetable slicer | slicer | spiralizer | gemüsehobel',
    neutral: 'slice | vegetable | potato | cucumber | salad',
    search: 'vegetable slicer | slicer | kitchen slicer | mandolin slicer | veggie slicer',
  }),
  kind('garlic press', {
    also: 'garlic crusher | knoblauchpresse',
    neutral: 'garlic | ginger | press | crush | paste',
    search: 'garlic crusher | garlic mincer | garlic masher | ginger crusher | kitchen press',
  }),
  kind('lemon squeezer', {
    also: 'citrus squeezer | lime squeezer | hand juicer | nimbu nichod | zitronenpresse',
    neutral: 'lemon | lime | squeeze | juice | drink',
    search: 'citrus squeezer | lime squeezer | nimbu squeezer | hand juicer | lemon press',
  }),
  kind('can opener', {
    also: 'tin opener | jar opener | dosenöffner | ouvre-boîte | abrelatas',
    neutral: 'can | tin | jar | open | turn',
    search: 'tin opener | tin cutter | can cutter | kitchen opener | manual opener',
  }),
  kind('bottle opener', {
    also: 'corkscrew | wine opener | flaschenöffner | korkenzieher | tire-bouchon | sacacorchos',
    neutral: 'open | bar | bottle | cap | party | drink',
    search: 'opener | bar opener | barware | bar tool | beverage opener',
  }),
  kind('pizza cutter', {
    also: 'pizza wheel | pizza slicer | pizzaschneider',
    neutral: 'pizza | slice | dough | wheel | party',
    search: 'pizza wheel | pizza slicer | pizza tool | wheel cutter | pastry cutter',
  }),
  kind('masher', {
    also: 'potato masher | vegetable masher | kartoffelstampfer',
    neutral: 'mash | potato | pav bhaji | vegetable | press',
    search: 'potato masher | vegetable masher | bhaji masher | hand masher | ricer',
  }),
  kind('gas lighter', {
    also: 'kitchen lighter | lighter | stove lighter | feuerzeug',
    neutral: 'gas | stove | flame | candle | click',
    search: 'kitchen lighter | stove lighter | chulha lighter | gas stove lighter | lighter for kitchen',
  }),
  kind('steamer', {
    also: 'food steamer | vegetable steamer | steamer pot | steamer basket | dhokla maker',
    neutral: 'steam | momo | vegetable | dumpling | dhokla | water',
    search: 'food steamer | steam cooker | vegetable steamer | momo maker | steaming pot',
  }),
  kind('measuring spoon', {
    also: 'measuring spoons | measuring spoon set | messlöffel',
    neutral: 'measure | bake | flour | teaspoon | tablespoon',
    search: 'measuring spoons | baking spoons | measure spoon | spoon measure | recipe measure',
  }),
  kind('kitchen timer', {
    also: 'cooking timer | egg timer | küchenwecker | timer',
    neutral: 'time | minute | alarm | bake | study',
    search: 'cooking timer | egg timer | countdown timer | minute timer | baking timer',
    ask: 'mode battery dimensions material colour included count warranty',
  }),
  kind('cooking thermometer', {
    also: 'meat thermometer | kitchen thermometer | food thermometer | bratenthermometer',
    neutral: 'temperature | meat | grill | oven | probe',
    search: 'meat thermometer | food thermometer | kitchen thermometer | grill thermometer | probe thermometer',
    ask: 'temperature battery length material included use warranty care',
  }),
  kind('oven mitt', {
    also: 'oven mitts | oven glove | oven gloves | pot holder | potholder | ofenhandschuh | topflappen',
    neutral: 'oven | bake | hot | pan | hand | grill',
    search: 'oven glove | pot holder | baking glove | kitchen glove | oven gloves | cooking mitt',
    ask: 'material temperature count dimensions length care pattern colour',
  }),
  kind('roti press', {
    also: 'roti maker | puri press | tortilla press | chapati maker | papad press',
    neutral: 'roti | puri | press | dough | chapati',
    search: 'puri press | roti maker | chapati press | chapati maker | tortilla maker',
  }),
  kind('spoon', {
    also: 'spoons | teaspoon | tablespoon | chammach | löffel | cuillère',
    neutral: 'eat | stir | soup | dessert | sugar | table',
    search: 'spoons | chammach | cutlery | tableware | flatware | eating spoon',
  }),
  kind('fork', {
    also: 'forks | gabel | fourchette',
    neutral: 'eat | pasta | salad | fruit | table | noodles',
    search: 'forks | cutlery | tableware | flatware | dining fork | kanta',
  }),
  kind('pepper mill', {
    also: 'pepper grinder | salt mill | salt grinder | pfeffermühle | spice mill',
    neutral: 'pepper | salt | grind | table | season',
    search: 'pepper grinder | salt grinder | spice mill | spice grinder mill | pepper crusher',
  }),
  kind('oil dispenser', {
    also: 'oil bottle | oil cruet | oil sprayer | ölspender | oil pourer | oil can',
    neutral: 'oil | pour | salad | pan | vinegar | drizzle',
    search: 'oil bottle | oil pourer | cruet | tel ki bottle | oil container | cooking oil bottle',
  }),
  kind('table runner', {
    also: 'table runners | tischläufer | chemin de table',
    neutral: 'table | dining | guest | spread | festival',
    search: 'table runners | dining table runner | table linen | table decor | table decoration',
    ask: 'dimensions material pattern colour care count style',
  }),
  kind('coaster', {
    also: 'coasters | coaster set | tea coaster | drink coaster | untersetzer | posavasos | sous-verre',
    neutral: 'cup | mug | glass | table | desk | drink',
    search: 'tea coaster | drink coaster | cup mat | cup coaster | coasters | table coaster | cup pad',
  }),
  kind('trivet', {
    also: 'hot pad | hot plate mat | pot stand | trivets',
    neutral: 'hot pan | pot | table | counter | dish',
    search: 'pot stand | hot pot mat | pot mat | table trivet | hot dish mat',
  }),
  kind('napkin', {
    also: 'napkins | serviette | table napkin | servilleta | serviettes',
    neutral: 'table | wipe | guest | fold | dining',
    search: 'napkins | table napkin | serviette | dinner napkins | table linen',
  }),
  kind('jar', {
    also: 'jars | jar set | kitchen jar | storage jar | canister | canisters | canister set | barni | einmachglas | vorratsglas',
    neutral: 'store | pantry | sugar | pulses | spice | pickle | shelf',
    search: 'kitchen jar | storage jar | canister | jars | barni | kitchen container | pantry jar',
  }),
  kind('dish rack', {
    also: 'dish drainer | dish drying rack | plate rack | bartan stand | utensil rack | abtropfgestell | égouttoir',
    neutral: 'dish | plate | dry | drain | sink | wash',
    search: 'dish drainer | bartan stand | utensil stand | plate stand | drying rack | kitchen rack',
  }),
  ...family('utensil holder', {
    also: 'cutlery holder | spoon holder | spoon stand | cutlery stand | utensil crock',
    members: 'knife block = knife holder',
    neutral: 'spoon | fork | spatula | store | sink',
    search: 'cutlery holder | spoon stand | spoon holder | kitchen holder | utensil stand',
  }),
  ...family('salad servers', {
    also: 'salad server set | salad tongs | salatbesteck',
    members:
      'knife sharpener = knife sharpeners, sharpening stone, whetstone, messerschärfer | tea infuser = tea strainer ball, tea ball | pizza stone = baking stone | roasting pan = roaster pan | wine rack = bottle rack',
    parts: 'spoon | fork | handle | rack | chain',
    neutral: 'salad | serve | toss | bowl | table | oven',
    search: 'kitchen utensils | serving set | kitchen tools | cooking accessories | kitchen gadgets',
  }),
  ...family('cocktail shaker', {
    also: 'cocktail set | bar set | cocktail shaker set | bartender kit | mixology set',
    members: 'jigger | ice bucket = wine cooler bucket | hip flask',
    parts: 'lid | strainer | jigger | spoon | stand',
    neutral: 'shake | pour | mix | drink | bar | party | ice',
    search: 'bar tools | drink mixer | cocktail mixer | bartender kit | barware',
  }),
];
