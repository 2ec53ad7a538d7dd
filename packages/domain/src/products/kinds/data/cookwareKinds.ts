import type { Kind } from '../Kind.js';
import { kitchen } from './frames.js';

const { family, kind } = kitchen;

export const cookwareKinds: readonly Kind[] = [
  kind('frying pan', {
    also: 'fry pan | frypan | skillet | pan | bratpfanne | pfanne | poêle | sartén | padella',
    alike: 'omelette pan | egg pan | sauté pan',
    parts: 'surface | grip | rivet | bottom | glass lid | spout',
    neutral: 'fry | egg | omelette | pancake | sauté | stove | hob | gas | oil | breakfast | vegetable | flip | sear',
    ask: 'material diameter compatible_with thickness weight care included colour temperature warranty',
    title: 'material diameter compatible_with count',
    search:
      'skillet | fry pan | frypan | cooking pan | stovetop pan | pan | stove pan | browning pan | kitchen fryer pan | flat bottom pan | cookware | hob pan',
  }),
  ...family('saucepan', {
    also: 'sauce pan | cooking pot | pot | kochtopf | topf | cazo',
    members: 'milk pan = milk pot | tea pan = chai pan | stockpot = stock pot | soup pot',
    parts: 'spout | grip | rivet | bottom | glass lid',
    neutral: 'boil | simmer | milk | chai | soup | sauce | pasta | stove | hob | gas | stew | stir | porridge',
    ask: 'capacity material diameter compatible_with thickness weight care included warranty',
    title: 'material capacity diameter compatible_with',
    search:
      'sauce pan | cooking pot | pot | boiling pan | stovetop pot | cooking pan | stove pot | cook pot | cookpot | simmering pot | kitchen pot | hob pan | cookware | stewing pot | reheating pan',
  }),
  kind('cookware set', {
    also: 'cooking set | pots and pans set | pots and pans | pan set | cookware | kochgeschirr | topfset | batterie de cuisine | batería de cocina',
    alike: 'kitchen set',
    parts: 'pan | pot | glass lid | grip | rivet | bottom | spatula',
    neutral: 'pan | pot | stove | hob | gas | fry | boil | stew | sauté | family | new home | simmer',
    ask: 'pieces material compatible_with included diameter capacity care weight colour warranty',
    title: 'pieces material compatible_with colour',
    search:
      'pots and pans | pots and pans set | cooking set | cooking pots | bartan set | cookware | kitchen cookware | cooking utensils set | kitchenware set | stovetop cookware | pots pans kit | cooking vessel set',
  }),
  ...family('baking tray', {
    also: 'baking sheet | sheet pan | backblech',
    members:
      'baking pan | cookie sheet = cookie tray | loaf pan = loaf tin | pizza pan | pizza tray | roasting tin = roasting tray | bakeware set = bakeware',
    parts: 'rack | edge | surface | cup | bottom | ring',
    neutral: 'bake | oven | cake | cookie | bread | muffin | pizza | dough | roast | batter | flour | tray',
    ask: 'dimensions material count temperature care thickness included weight colour',
    title: 'material size shape count',
    search:
      'bakeware | oven tray | baking pan | oven pan | bake tray | bakery tray | ovenware | baker tray | cooking tray | baking dish | cookery tray | oven cookware',
  }),
  ...family('baking mould', {
    also: 'mould | mold',
    members: 'chocolate mould = chocolate mold | candy mold | cupcake liner | muffin cup | soap mold | kulfi mould',
    parts: 'cavity | edge | stick | tray',
    neutral: 'bake | freeze | pour | chocolate | ice | cake | jelly | candy | dough | freezer | oven | shape | batch',
    ask: 'material dimensions count shape temperature care included colour free_from',
    title: 'material shape size count',
    search:
      'mould | mold | moulds | molds | food mould | food mold | cavity mould | shaping mould | dessert mould | sweet mould | treat mould | kitchen mould | food shaper | casting mould | confectionery mould',
  }),
  ...family('mixing bowl', {
    also: 'mixing bowls',
    alike: 'mixing bowl set',
    members: 'salad bowl = saladier, ensaladera | serving bowl | soup bowl | cereal bowl',
    parts: 'foot | spout | bottom | inside | outside | pattern',
    neutral: 'bowl | mix | salad | soup | cereal | fruit | snack | dough | batter | table | whisk | stir | guest',
    ask: 'capacity material diameter count care included colour dimensions weight',
    title: 'material capacity diameter colour count',
    search:
      'bowl | bowls | kitchen bowl | food bowl | bowl for kitchen | food basin | deep dish | food vessel | all purpose bowl | kitchenware bowl',
  }),
  ...family('kitchen knife', {
    also: 'knife | knives | chaku | chakku | messer | küchenmesser | couteau | cuchillo | coltello',
    alike: 'vegetable knife',
    members:
      "chef knife = chef's knife, chefs knife, kochmesser | paring knife | bread knife | santoku | cleaver = meat cleaver | steak knife | knife set",
    parts: 'blade | tang | bolster | tip | edge | sheath | rivet | block | spine | scissors',
    neutral: 'cut | slice | chop | dice | vegetable | fruit | meat | bread | onion | board | chef | herb | peel',
    ask: 'material length count use care included weight warranty',
    title: 'material length use count',
    search:
      'knife | knives | cutting knife | kitchen knives | chaku | cutlery | culinary knife | food cutter | slicing tool | kitchen blade | cooking knife',
  }),
  ...family('cutting board', {
    also: 'chopping board | chopping boards | cutting boards | schneidebrett | planche à découper | tabla de cortar | tagliere',
    members: 'butcher block | cheese board | charcuterie board | bread board | serving board',
    parts: 'surface | groove | juice groove | foot | edge | hanging hole',
    neutral: 'cut | chop | slice | vegetable | bread | cheese | fruit | knife | serve | dice | guest | board',
    ask: 'material dimensions thickness count care weight included free_from finish',
    title: 'material size shape count',
    search:
      'kitchen board | food board | board for kitchen | food preparation board | countertop board | worktop board | kitchenware | kitchen prep board',
  }),
  kind('kitchen utensil set', {
    also: 'utensil set | kitchen utensils | cooking utensils | kitchen tools set | küchenhelfer',
    alike: 'spatula set | cooking spoon set',
    parts: 'spatula | turner | ladle | whisk | tongs | holder | hook | grip | hole',
    neutral: 'stir | flip | mix | scrape | fry | pan | pot | egg | pasta | batter | stove | hang',
    ask: 'material count included length temperature care colour free_from weight',
    title: 'material pieces use colour count',
    search:
      'cooking utensils | kitchen utensils | utensils | cooking tools | kitchen tools | cookware tools | cooking utensil kit | kitchen gadgets set | utensil collection | kitchenware tools | culinary tools | chef tools',
  }),
  ...family('vegetable chopper', {
    also: 'chopper | vegetable cutter',
    alike: 'dicer | hand chopper',
    members: 'onion chopper | salad spinner',
    parts: 'blade | container | pusher | guard | grip | cord | lid | tray',
    neutral:
      'chop | slice | dice | grate | peel | vegetable | onion | salad | carrot | potato | cheese | garlic | pull',
    ask: 'material count capacity included care dimensions use weight warranty',
    title: 'material capacity use pieces',
    search:
      'vegetable cutter | food chopper | veggie chopper | food cutter | kitchen chopper | sabzi cutter | veg chopper | chopping tool | chopping device | vegetable mincer | onion cutter | vegetable slicing gadget | hand vegetable chopper',
  }),
  ...family('colander', {
    also: 'strainer | chalni | channi | nudelsieb | passoire | colador | scolapasta',
    members: 'tea strainer = chai channi | sifter | sieve = sieb | fruit basket strainer',
    parts: 'mesh | hole | foot | hook | grip',
    neutral: 'drain | rinse | wash | pasta | rice | vegetable | fruit | tea | flour | sift | sink | noodles',
    search:
      'strainer | food strainer | kitchen strainer | food drainer | drainer | channi | pasta strainer | draining bowl | vegetable drainer | noodle strainer | straining bowl | rinse basket',
  }),
  ...family('measuring cup', {
    also: 'measuring cups | messbecher',
    alike: 'measuring cups and spoons | measuring cup set',
    members: 'measuring jug',
    parts: 'cup | spoon | ring | spout | scale | marking',
    neutral: 'measure | bake | flour | sugar | oil | milk | recipe | spoon | cup | pour | butter',
    search:
      'measuring cups | measure cup | cup measure | kitchen measure | recipe measure | baking measure | ingredient measuring cup | cooking measure | portion cup | measuring tool | volume measure | measurement cup | quantity measure',
  }),
  kind('rolling pin', {
    also: 'rolling pins | dough roller | pastry roller | nudelholz | rouleau à pâtisserie | rodillo de cocina | mattarello',
    alike: 'pasta roller | roti maker press',
    parts: 'roller | grip | ring | surface',
    neutral: 'roll | dough | pastry | cookie | bake | flour | pizza | pie | roti | pasta | tortilla',
    ask: 'material length diameter weight care count included finish',
    title: 'material length diameter',
    search:
      'dough roller | pastry roller | roller pin | baking roller | roti roller | dough pin | belan | dough rolling stick | chapati roller | pizza dough roller | bread roller | cookie dough roller | kitchen roller | pie crust roller | bakers pin',
  }),
  ...family('apron', {
    also: 'kitchen apron | cooking apron | aprons | schürze | kochschürze | tablier | delantal | grembiule',
    members: 'kitchen gloves',
    parts: 'pocket | strap | neck loop | tie | lining | fabric | buckle | print | hem',
    neutral: 'cook | bake | grill | oven | wear | tie | chef | baker | barbecue | pot | tray | wash',
    ask: 'material size dimensions closure pattern colour care count included',
    title: 'material size pattern colour count',
    search:
      'cooking apron | kitchen apron | aprons | pinafore | chef apron | cooking smock | baking apron | cook apron | work apron | clothes protector | kitchen wear | cooking overall | garment cover',
  }),
  ...family('kitchen gadget', {
    umbrella: true,
    members: 'kitchen scissors = kitchen shears | egg slicer | ice cream scoop = ice cream scooper | nutcracker',
    parts: 'wheel | blade | grip | knob | tip | spring | lever | nozzle',
    neutral: 'open | cut | press | scoop | squeeze | mash | can | jar | bottle | lemon | potato | pizza | drawer | bar',
    search:
      'kitchen tool | kitchen helper | kitchen utensil | kitchen gadgets | cooking tool | cooking aid | kitchenware | culinary tool | handy kitchen device | cookery gadget',
  }),
];
