import type { Kind } from '../Kind.js';
import { kitchen } from './frames.js';

const { family, kind } = kitchen;

export const kitchenToolKinds: readonly Kind[] = [
  kind('bowl', {
    also: 'bowls | schale | schüssel | bol | ciotola',
    alike: 'bowl set',
    neutral: 'soup | salad | cereal | fruit | snack | table',
    search:
      'bowls | food bowl | tableware | dish | eating bowl | serving bowl | kitchen bowl | table bowl | dining bowl | kitchenware | meal bowl',
  }),
  kind('katori', {
    also: 'vati | katora',
    alike: 'katori set',
    neutral: 'dal | curd | sabzi | thali | sweet',
    search:
      'vati | katora | small bowl | indian bowl | serving katori | curry bowl | dal bowl | sabzi bowl | side dish bowl | dessert bowl | thali bowl | kheer bowl | dining bowl | chutney bowl',
  }),
  kind('griddle', {
    also: 'griddle pan',
    alike: 'grill plate',
    neutral: 'stove | pancake | grill | egg | gas',
    search:
      'griddle pan | cooking griddle | griddle plate | griddle cookware | flat pan | flat top griddle | pancake griddle | breakfast griddle | kitchen griddle | flat grill pan | hotplate griddle',
  }),
  kind('cake tin', {
    also: 'cake pan | cake mould | cake mold | kuchenform | backform | moule à gâteau',
    alike: 'springform pan',
    neutral: 'bake | oven | cake | batter | dessert',
    search:
      'cake pan | cake mould | cake mold | baking tin | bakeware | baking pan | sponge tin | cake baking dish | oven cake pan | bake tin | cake form | bakers tin',
  }),
  kind('muffin tray', {
    also: 'muffin tin | muffin pan | cupcake tray | cupcake pan | muffinblech',
    neutral: 'bake | oven | muffin | cupcake | batter',
    search:
      'muffin pan | muffin tin | cupcake tray | cupcake pan | bakeware | baking tray | bun tin | muffin mould | fairy cake tin | cup cake pan | muffin mold',
  }),
  kind('cookie cutter', {
    also: 'cookie cutters | biscuit cutter | ausstechform | plätzchenform',
    alike: 'cookie cutter set',
    neutral: 'cookie | dough | bake | shape | biscuit | fondant',
    search:
      'biscuit cutter | dough cutter | cookie shape | cookie stamp | baking tool | pastry cutter | fondant cutter | sugarcraft cutter | cookie shaper | icing cutter | cutout',
  }),
  kind('ice cube tray', {
    also: 'ice tray | ice mould | ice mold | ice cube mold | eiswürfelform',
    neutral: 'ice | freeze | freezer | water | drink | cocktail',
    search:
      'ice tray | ice mould | ice mold | ice cube maker | freezer tray | ice cube mould | ice block mould | frozen cube tray | ice cube holder | icecube tray | ice freezing tray',
  }),
  kind('spatula', {
    also: 'spatulas | turner | pfannenwender',
    alike: 'palta',
    neutral: 'flip | scrape | batter | pan | egg | dosa',
    search:
      'turner | cooking spatula | kitchen turner | kitchen spatula | cooking utensil | flipper | cooking paddle | food flipper | frying utensil | cookware tool | stirring tool | food lifter',
  }),
  kind('tongs', {
    also: 'kitchen tongs | chimta | chimti | pakkad | food tongs | küchenzange',
    neutral: 'grip | lift | roti | grill | salad | serve',
    search:
      'kitchen tongs | chimta | food tongs | cooking tongs | serving tongs | food gripper | utensil tongs | food grabber | pincer | pickup tool | food clamp',
  }),
  kind('whisk', {
    also: 'egg beater | schneebesen | fouet',
    alike: 'balloon whisk',
    neutral: 'whisk | beat | egg | cream | batter | mix',
    search:
      'egg beater | hand whisk | kitchen whisk | beater | whisking tool | cream whipper | batter mixer | baking whisk | stirrer | manual beater | cooking whisk',
  }),
  kind('grater', {
    also: 'vegetable grater | reibe | käsereibe | râpe | kaddukas',
    alike: 'zester',
    neutral: 'grate | cheese | carrot | coconut | ginger',
    search:
      'food grater | kitchen grater | food shredder | shredder | kaddukas | cheese grater | grating tool | vegetable shredder | carrot grater | food shaver | grating plate | veggie grater',
  }),
  kind('peeler', {
    also: 'vegetable peeler | potato peeler | fruit peeler | schäler | sparschäler',
    neutral: 'peel | potato | carrot | fruit | vegetable',
    search:
      'vegetable peeler | fruit peeler | potato peeler | kitchen peeler | skin peeler | potato skinner | veg peeler | paring tool | vegetable skin remover | veggie peeler | carrot peeler',
  }),
  kind('mandoline', {
    also: 'mandolin slicer | vegetable slicer | slicer | gemüsehobel',
    alike: 'spiralizer',
    neutral: 'slice | vegetable | potato | cucumber | salad',
    search:
      'mandolin slicer | vegetable slicer | slicer | kitchen slicer | veggie slicer | mandolin | potato slicer | vegetable cutter | food slicer | onion slicer | slicing tool | cucumber slicer | hand slicer | cutting tool',
  }),
  kind('garlic press', {
    also: 'garlic crusher | knoblauchpresse',
    neutral: 'garlic | ginger | press | crush | paste',
    search:
      'garlic crusher | garlic mincer | garlic masher | garlic presser | garlic tool | ginger crusher | garlic squeezer | kitchen crusher | clove crusher | garlic mincing tool',
  }),
  kind('lemon squeezer', {
    also: 'citrus squeezer | lime squeezer | hand juicer | nimbu nichod | zitronenpresse',
    neutral: 'lemon | lime | squeeze | juice | drink',
    search:
      'citrus squeezer | lime squeezer | nimbu squeezer | hand juicer | lemon press | citrus press | manual juicer | lemon juice extractor | squeezing tool',
  }),
  kind('can opener', {
    also: 'tin opener | dosenöffner | ouvre-boîte | abrelatas',
    alike: 'jar opener',
    neutral: 'can | tin | jar | open | turn',
    search:
      'tin opener | can cutter | tin cutter | can opening tool | opener | kitchen opener | can lid opener | canned food opener | tin lid remover',
  }),
  kind('bottle opener', {
    also: 'flaschenöffner | korkenzieher | tire-bouchon | sacacorchos',
    alike: 'corkscrew | wine opener',
    neutral: 'open | bar | bottle | cap | party | drink',
    search:
      'opener | bar opener | barware | bar tool | beverage opener | beer opener | cap remover | cap lifter | drinks opener | soda opener | crown cap opener | bartender opener',
  }),
  kind('pizza cutter', {
    also: 'pizza slicer | pizzaschneider',
    alike: 'pizza wheel',
    neutral: 'pizza | slice | dough | wheel | party',
    search:
      'pizza slicer | pizza knife | pizza tool | pizza cutting tool | pie slicer | pizza chopper | pizza slice cutter | pizza blade | pizza slicing tool | pizza divider | pizzeria cutter | kitchen cutter',
  }),
  kind('masher', {
    also: 'potato masher | vegetable masher | kartoffelstampfer',
    neutral: 'mash | potato | pav bhaji | vegetable | press',
    search:
      'potato masher | vegetable masher | food masher | mashing tool | hand masher | smasher | bean masher | kitchen masher | crusher | egg masher | avocado masher',
  }),
  kind('gas lighter', {
    also: 'kitchen lighter | lighter | stove lighter | feuerzeug',
    neutral: 'gas | stove | flame | candle | click',
    search:
      'kitchen lighter | stove lighter | gas stove lighter | chulha lighter | lighter for kitchen | hob lighter | gas igniter | cooker lighter | burner lighter | ignition lighter | gaslighter | cooktop lighter',
  }),
  kind('steamer', {
    also: 'food steamer | vegetable steamer | steamer pot',
    alike: 'dhokla maker | steamer basket',
    neutral: 'steam | momo | vegetable | dumpling | dhokla | water',
    search:
      'food steamer | vegetable steamer | steam cooker | steaming pot | kitchen steamer | veggie steamer | dumpling steamer | dim sum steamer | steam cooking pot | food steaming cookware',
  }),
  kind('measuring spoon', {
    also: 'measuring spoons | messlöffel',
    alike: 'measuring spoon set',
    neutral: 'measure | bake | flour | teaspoon | tablespoon',
    search:
      'measuring spoons | measure spoon | spoon measure | baking spoons | recipe measure | teaspoon measure | tablespoon measure | kitchen measuring scoop | tsp tbsp measure | spice spoon | ingredient spoon | dosing spoon | cooking measure | portion spoon',
  }),
  kind('kitchen timer', {
    also: 'cooking timer | egg timer | küchenwecker | timer',
    neutral: 'time | minute | alarm | bake | study',
    search:
      'cooking timer | countdown timer | minute timer | baking timer | egg timer | count down clock | alarm timer | cook timer | minute minder | reminder timer | food timer | chef timer',
    ask: 'mode battery dimensions material colour included count warranty',
  }),
  kind('cooking thermometer', {
    also: 'meat thermometer | kitchen thermometer | food thermometer | bratenthermometer',
    neutral: 'temperature | meat | grill | oven | probe',
    search:
      'food thermometer | kitchen thermometer | meat thermometer | food temperature probe | cooking temperature gauge | bbq thermometer | grill thermometer | food temp gauge | culinary thermometer | chef thermometer | temperature tester | cooking temp reader',
    ask: 'temperature battery length material included use warranty care',
  }),
  kind('oven mitt', {
    also: 'oven mitts | oven glove | oven gloves | ofenhandschuh | topflappen',
    alike: 'pot holder | potholder',
    neutral: 'oven | bake | hot | pan | hand | grill',
    search:
      'oven glove | oven gloves | oven mitts | baking glove | kitchen glove | cooking mitt | oven gauntlet | kitchen mitten | pot handling glove | cookery gloves | bakers mitt',
    ask: 'material temperature count dimensions length care pattern colour',
  }),
  kind('roti press', {
    also: 'roti maker | puri press | chapati maker',
    alike: 'tortilla press | papad press',
    neutral: 'roti | puri | press | dough | chapati',
    search:
      'roti maker | chapati press | chapati maker | puri press | dough press | roti making press | phulka maker | chapati presser | flatbread press | dough flattener | chapathi press',
  }),
  kind('spoon', {
    also: 'spoons | chammach | löffel | cuillère',
    alike: 'teaspoon | tablespoon',
    neutral: 'eat | stir | soup | dessert | sugar | table',
    search:
      'spoons | chammach | cutlery | tableware | flatware | eating spoon | dining spoon | kitchen spoon | table cutlery | silverware | eating utensil | chamach',
  }),
  kind('fork', {
    also: 'forks | gabel | fourchette',
    neutral: 'eat | pasta | salad | fruit | table | noodles',
    search:
      'forks | cutlery | tableware | flatware | dining fork | eating fork | table fork | silverware | eating utensil | kitchen fork',
  }),
  kind('pepper mill', {
    also: 'pepper grinder | pfeffermühle | spice mill',
    alike: 'salt mill | salt grinder',
    neutral: 'pepper | salt | grind | table | season',
    search:
      'pepper grinder | spice mill | spice grinder | seasoning mill | seasoning grinder | peppercorn grinder | pepper crusher | table grinder | pepper corn mill | masala grinder | peppermill | kitchen grinder',
  }),
  kind('oil dispenser', {
    also: 'oil bottle | oil cruet | ölspender | oil pourer',
    alike: 'oil sprayer | oil can',
    neutral: 'oil | pour | salad | pan | vinegar | drizzle',
    search:
      'oil bottle | oil pourer | oil container | tel ki bottle | cooking oil bottle | cruet | oil pot | oil jug | oil pouring bottle | kitchen oil pot | olive oil bottle | oil pouring can | oil decanter',
  }),
  kind('table runner', {
    apart: true,
    also: 'table runners | tischläufer | chemin de table',
    neutral: 'table | dining | guest | spread | festival',
    search:
      'table runners | dining table runner | table linen | table cloth runner | tabletop runner | table scarf | table centre cloth | table covering | kitchen table runner | dresser scarf',
    ask: 'dimensions material pattern colour care count style',
  }),
  kind('coaster', {
    apart: true,
    also: 'coasters | tea coaster | drink coaster | untersetzer | posavasos | sous-verre',
    alike: 'coaster set',
    neutral: 'cup | mug | glass | table | desk | drink',
    search:
      'drink coaster | cup mat | cup pad | coasters | table coaster | glass mat | tea cup coaster | beverage coaster | mug mat | bar coaster | table protector | tabletop coasters',
  }),
  kind('trivet', {
    also: 'hot pad | hot plate mat | pot stand | trivets',
    neutral: 'hot pan | pot | table | counter | dish',
    search:
      'pot stand | hot pot mat | pot mat | table trivet | hot dish mat | pan stand | pot holder stand | table protector | counter protector | worktop saver',
  }),
  kind('napkin', {
    apart: true,
    also: 'napkins | serviette | table napkin | servilleta | serviettes',
    neutral: 'table | wipe | guest | fold | dining',
    search:
      'napkins | table napkin | serviette | dinner napkins | serviettes | table linen | dining napkin | hand napkin | tableware napkin | place setting napkin | meal napkin | lap napkin',
  }),
  kind('jar', {
    also: 'jars | kitchen jar | storage jar | barni | einmachglas | vorratsglas',
    alike: 'canister | canisters | canister set | jar set',
    neutral: 'store | pantry | sugar | pulses | spice | pickle | shelf',
    search:
      'jars | storage jar | kitchen jar | jar container | barni | pantry jar | food jar | storage pot | lidded jar | storage vessel | jar with lid | jar with cover',
  }),
  kind('dish rack', {
    also: 'dish drainer | dish drying rack | plate rack | bartan stand | utensil rack | abtropfgestell | égouttoir',
    neutral: 'dish | plate | dry | drain | sink | wash',
    search:
      'dish drainer | bartan stand | plate stand | dish drying rack | plate rack | dish holder | dish strainer | utensil drainer | draining rack | crockery rack | kitchen drying rack | plates organizer | vessel stand',
  }),
  ...family('utensil holder', {
    also: 'cutlery holder | spoon holder | spoon stand | cutlery stand | utensil crock',
    members: 'knife block = knife holder',
    neutral: 'spoon | fork | spatula | store | sink',
    search:
      'utensil stand | utensil pot | kitchen utensil storage | utensil organiser | utensil organizer | spoon holder | cutlery stand | kitchen utensil caddy | utensil crock | cooking tools holder | spatula holder | flatware caddy',
  }),
  ...family('salad servers', {
    also: 'salad server set | salatbesteck',
    alike: 'salad tongs',
    members:
      'knife sharpener = knife sharpeners, messerschärfer = sharpening stone, whetstone | tea infuser = tea strainer ball, tea ball | pizza stone = baking stone | roasting pan = roaster pan | wine rack = bottle rack',
    parts: 'spoon | fork | handle | rack | chain',
    neutral: 'salad | serve | toss | bowl | table | oven',
    search:
      'salad spoons | salad spoon and fork | salad serving set | serving cutlery | salad hands | salad tossers | salad mixing spoons | serving utensils | tossing spoons | table serving spoons',
  }),
  ...family('cocktail shaker', {
    alike: 'cocktail set | bar set | cocktail shaker set | bartender kit | mixology set',
    members: 'jigger | ice bucket = wine cooler bucket | hip flask',
    parts: 'lid | strainer | jigger | spoon | stand',
    neutral: 'shake | pour | mix | drink | bar | party | ice',
    search:
      'drink mixer | cocktail mixer | bar tool | barware | drink shaker | bartender shaker | mixology shaker | bartending tool | martini shaker | margarita shaker | mocktail shaker | alcohol mixer | cocktail maker',
  }),
];
