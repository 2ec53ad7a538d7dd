import type { Kind } from '../Kind.js';
import { kitchen } from './frames.js';

const { family, kind } = kitchen;

export const cookwareKinds: readonly Kind[] = [
  kind('frying pan', {
    also: 'fry pan | frypan | skillet | pan | omelette pan | egg pan | sauté pan | bratpfanne | pfanne | poêle | sartén | padella',
    parts: 'surface | grip | rivet | bottom | glass lid | spout',
    neutral: 'fry | egg | omelette | pancake | sauté | stove | hob | gas | oil | breakfast | vegetable | flip | sear',
    ask: 'material diameter compatible_with thickness weight care included colour temperature warranty',
    title: 'material diameter compatible_with count',
    search:
      'skillet | fry pan | frypan | cooking pan | omelette pan | sauté pan | egg pan | pans | bratpfanne | stovetop pan',
  }),
  ...family('saucepan', {
    also: 'sauce pan | cooking pot | pot | kochtopf | topf | cazo',
    members: 'milk pan = milk pot | tea pan = chai pan | stockpot = stock pot | soup pot',
    parts: 'spout | grip | rivet | bottom | glass lid',
    neutral: 'boil | simmer | milk | chai | soup | sauce | pasta | stove | hob | gas | stew | stir | porridge',
    ask: 'capacity material diameter compatible_with thickness weight care included warranty',
    title: 'material capacity diameter compatible_with',
    search:
      'sauce pan | cooking pot | milk pan | tea pan | soup pot | stock pot | pots | boiling pan | stovetop pot | chai pan',
  }),
  kind('cookware set', {
    also: 'cooking set | pots and pans set | pots and pans | pan set | cookware | kitchen set | kochgeschirr | topfset | batterie de cuisine | batería de cocina',
    parts: 'pan | pot | glass lid | grip | rivet | bottom | spatula',
    neutral: 'pan | pot | stove | hob | gas | fry | boil | stew | sauté | family | new home | simmer',
    ask: 'pieces material compatible_with included diameter capacity care weight colour warranty',
    title: 'pieces material compatible_with colour',
    search:
      'pots and pans | pots and pans set | pan set | cooking set | cooking utensils set | kitchen cookware | cooking pots | bartan set | cookware',
  }),
  ...family('baking tray', {
    also: 'baking sheet | sheet pan | backblech',
    members:
      'baking pan | cookie sheet | loaf pan = loaf tin | pizza pan | pizza tray | roasting tin | bakeware set = bakeware',
    parts: 'rack | edge | surface | cup | bottom | ring',
    neutral: 'bake | oven | cake | cookie | bread | muffin | pizza | dough | roast | batter | flour | tray',
    ask: 'dimensions material count temperature care thickness included weight colour',
    title: 'material size shape count',
    search:
      'bakeware | baking pan | oven tray | baking sheet | oven pan | baking tin | baking supplies | baking tools | bake pan | baking trays',
  }),
  ...family('baking mould', {
    also: 'mould | mold',
    members: 'chocolate mould = chocolate mold | candy mold | cupcake liner | muffin cup | soap mold | kulfi mould',
    parts: 'cavity | edge | stick | tray',
    neutral: 'bake | freeze | pour | chocolate | ice | cake | jelly | candy | dough | freezer | oven | shape | batch',
    ask: 'material dimensions count shape temperature care included colour free_from',
    title: 'material shape size count',
    search:
      'mould | mold | baking mold | moulds | molds | chocolate mould | candy mould | tray mould | dessert mould | baking accessory',
  }),
  ...family('mixing bowl', {
    also: 'mixing bowls | mixing bowl set',
    members: 'salad bowl = saladier, ensaladera | serving bowl | soup bowl | cereal bowl',
    parts: 'foot | spout | bottom | inside | outside | pattern',
    neutral: 'bowl | mix | salad | soup | cereal | fruit | snack | dough | batter | table | whisk | stir | guest',
    ask: 'capacity material diameter count care included colour dimensions weight',
    title: 'material capacity diameter colour count',
    search:
      'bowl | bowls | serving bowl | kitchen bowl | salad bowl | food bowl | katora | mixing bowls | bowl for kitchen | schüssel',
  }),
  ...family('kitchen knife', {
    also: 'knife | vegetable knife | knives | chaku | chakku | messer | küchenmesser | couteau | cuchillo | coltello',
    members:
      "chef knife = chef's knife, chefs knife, kochmesser | paring knife | bread knife | santoku | cleaver | steak knife | knife set",
    parts: 'blade | tang | bolster | tip | edge | sheath | rivet | block | spine | scissors',
    neutral: 'cut | slice | chop | dice | vegetable | fruit | meat | bread | onion | board | chef | herb | peel',
    ask: 'material length count use care included weight warranty',
    title: 'material length use count',
    search:
      'knife | cooking knife | kitchen knives | chopping knife | cutting knife | vegetable knife | chaku | cutlery knife | food knife | cook knife',
  }),
  ...family('cutting board', {
    also: 'chopping board | chopping boards | cutting boards | schneidebrett | planche à découper | tabla de cortar | tagliere',
    members: 'butcher block | cheese board | charcuterie board | bread board | serving board',
    parts: 'surface | groove | juice groove | foot | edge | hanging hole',
    neutral: 'cut | chop | slice | vegetable | bread | cheese | fruit | knife | serve | dice | guest | board',
    ask: 'material dimensions thickness count care weight included free_from finish',
    title: 'material size shape count',
    search:
      'chopping board | chopping pad | kitchen board | vegetable board | serving board | cutting block | butcher block | choping board | cutting boards',
  }),
  kind('kitchen utensil set', {
    also: 'utensil set | kitchen utensils | cooking utensils | spatula set | kitchen tools set | küchenhelfer | cooking spoon set',
    parts: 'spatula | turner | ladle | whisk | tongs | holder | hook | grip | hole',
    neutral: 'stir | flip | mix | scrape | fry | pan | pot | egg | pasta | batter | stove | hang',
    ask: 'material count included length temperature care colour free_from weight',
    title: 'material pieces use colour count',
    search:
      'cooking utensils | kitchen utensils | cooking spoons | kitchen gadgets | cooking tools | utensils | kitchen helper | utensil | cookware tools',
  }),
  ...family('vegetable chopper', {
    also: 'chopper | vegetable cutter | dicer | hand chopper',
    members: 'onion chopper | salad spinner',
    parts: 'blade | container | pusher | guard | grip | cord | lid | tray',
    neutral:
      'chop | slice | dice | grate | peel | vegetable | onion | salad | carrot | potato | cheese | garlic | pull',
    ask: 'material count capacity included care dimensions use weight warranty',
    title: 'material capacity use pieces',
    search:
      'vegetable cutter | vegetable slicer | food chopper | kitchen slicer | manual chopper | sabzi cutter | veggie cutter | vegetable tool | hand chopper',
  }),
  ...family('colander', {
    also: 'strainer | chalni | channi | nudelsieb | passoire | colador | scolapasta',
    members: 'tea strainer = chai channi | sifter | sieve = sieb | fruit basket strainer',
    parts: 'mesh | hole | foot | hook | grip',
    neutral: 'drain | rinse | wash | pasta | rice | vegetable | fruit | tea | flour | sift | sink | noodles',
    search:
      'strainer | sieve | channi | food strainer | kitchen strainer | washing basket | drainer | rice washer | kitchen sieve | chalni',
  }),
  ...family('measuring cup', {
    also: 'measuring cups | measuring cup set | measuring cups and spoons | messbecher',
    members: 'measuring jug',
    parts: 'cup | spoon | ring | spout | scale | marking',
    neutral: 'measure | bake | flour | sugar | oil | milk | recipe | spoon | cup | pour | butter',
    search:
      'measuring cups | measuring spoons | baking cups | measure cup | kitchen measure | measuring set | baking tools | cup measure | recipe measure',
  }),
  kind('rolling pin', {
    also: 'rolling pins | dough roller | pastry roller | nudelholz | rouleau à pâtisserie | rodillo de cocina | mattarello | pasta roller | roti maker press',
    parts: 'roller | grip | ring | surface',
    neutral: 'roll | dough | pastry | cookie | bake | flour | pizza | pie | roti | pasta | tortilla',
    ask: 'material length diameter weight care count included finish',
    title: 'material length diameter',
    search:
      'dough roller | pastry roller | roller pin | baking roller | belan roller | roti roller | baking tools | pastry tools | dough tool',
  }),
  ...family('apron', {
    also: 'kitchen apron | cooking apron | aprons | schürze | kochschürze | tablier | delantal | grembiule',
    members: 'kitchen gloves',
    parts: 'pocket | strap | neck loop | tie | lining | fabric | buckle | print | hem',
    neutral: 'cook | bake | grill | oven | wear | tie | chef | baker | barbecue | pot | tray | wash',
    ask: 'material size dimensions closure pattern colour care count included',
    title: 'material size pattern colour count',
    search:
      'cooking apron | kitchen apron | chef wear | baking wear | kitchen linen | cooking accessory | baking accessory | grilling accessory',
  }),
  ...family('kitchen gadget', {
    umbrella: true,
    members: 'kitchen scissors | egg slicer | ice cream scoop | nutcracker',
    parts: 'wheel | blade | grip | knob | tip | spring | lever | nozzle',
    neutral: 'open | cut | press | scoop | squeeze | mash | can | jar | bottle | lemon | potato | pizza | drawer | bar',
    search:
      'kitchen gadget | cooking gadget | kitchen gadgets | cooking tool | kitchen helper | kitchen utensil | cooking accessory',
  }),
];
