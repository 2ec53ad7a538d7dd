import type { Kind } from '../Kind.js';
import { grocery } from './frames.js';

const { family, kind } = grocery;

export const groceryKinds: readonly Kind[] = [
  kind('tea', {
    also: 'chai | chai patti | tee getränk | thé | té | tè | chaipatti',
    alike: 'tea leaves | tea bags | teabags',
    parts: 'tea bag | leaf',
    neutral: 'brew | steep | infuse | morning | afternoon | milk | water | pour',
    search:
      'chai | teas | hot beverage | tea drink | chai patti | brew | brewing tea | chaipatti | tea infusion | brewed tea',
  }),
  kind('matcha', {
    also: 'matcha powder | matcha tea | matcha green tea | matcha green tea powder | 抹茶',
    neutral: 'whisk | latte | milk | water | bowl | bake | smoothie',
    search:
      'matcha tea | matcha powder | powdered green tea | green tea powder | japanese tea | japanese green tea | matcha powder drink | ground tea leaf | whisked tea',
  }),
  kind('coffee', {
    also: 'kaffee | kaffeebohnen | café | caffè',
    alike: 'coffee beans | coffee powder | coffee pods | coffee capsules | espresso beans',
    parts: 'bean | liner | valve',
    neutral: 'brew | grind | espresso | latte | morning | filter | roast | pour over | milk',
    search:
      'coffee drink | hot beverage | kapi | java | kaapi | brew | morning drink | cafe | brewing coffee | cup of coffee',
    ask: 'taste net_content origin ingredient format directions storage shelf_life strength count diet',
    title: 'taste origin format net_content',
  }),
  kind('ghee', {
    also: 'clarified butter | ghee butter',
    alike: 'desi ghee',
    neutral: 'roti | dal | tadka | rice | fry | paratha | sweets | drizzle',
    search:
      'clarified butter | ghee butter | cooking ghee | ghi | indian butter | tuppa | neyyi | desi butter | milk fat | dairy fat | butter oil',
  }),
  ...family('cooking oil', {
    umbrella: true,
    also: 'oil | speiseöl | huile | aceite | olio',
    members:
      'olive oil = olivenöl | mustard oil = sarson ka tel, kachi ghani | coconut oil | sunflower oil | groundnut oil | sesame oil',
    neutral: 'fry | tadka | drizzle | salad | pan | sauté',
    search:
      'edible oil | kitchen oil | oil for cooking | khane ka tel | cooking tel | food oil | vegetable cooking oil | culinary oil | plant oil | food grade oil | pantry oil | edible fat',
  }),
  kind('turmeric powder', {
    also: 'turmeric | haldi | haldi powder | kurkuma | curcuma | cúrcuma | manjal | halad',
    alike: 'turmeric root',
    neutral: 'curry | milk | dal | sabzi | masala | pinch',
    search:
      'haldi | haldi powder | ground turmeric | curcuma | yellow spice | manjal powder | halad powder | indian spice | kitchen spice',
    ask: 'net_content origin ingredient free_from strength count shelf_life storage certification licence_number diet',
  }),
  ...family('spice', {
    umbrella: true,
    also: 'spices | masala | masala powder | gewürz | épices | especias | spezie',
    members:
      'garam masala | chilli powder = mirchi | cumin = jeera | black pepper | coriander powder = dhania | cardamom = elaichi | cinnamon | saffron = kesar | cloves | hing | seasoning | spice mix',
    neutral: 'curry | dal | sabzi | tadka | pinch | season | sprinkle',
    search:
      'spices | masala | masale | cooking spice | seasoning | indian masala | kitchen spices | flavouring | condiment | flavoring | culinary spice | flavour | food seasoning',
  }),
  kind('salt', {
    also: 'namak | salz | sel | sal',
    neutral: 'pinch | season | sprinkle | dish | grind',
    search:
      'namak | cooking salt | edible salt | food salt | seasoning | kitchen salt | sodium chloride | mineral | culinary salt | table seasoning | condiment',
  }),
  ...family('flour', {
    also: 'mehl | farine | harina | farina',
    members:
      'wheat flour = atta, chakki atta | besan | maida | almond flour | ragi flour | jowar flour | bajra flour | sattu | coconut flour',
    neutral: 'roti | dough | bake | chapati | bread | knead | pancake | paratha',
    search:
      'aata | kitchen flour | milled flour | cooking flour | baking flour | flour powder | baking ingredient | ground flour | pantry staple',
  }),
  ...family('rice', {
    also: 'chawal | reis | riz | arroz | riso',
    members: 'poha | basmati rice = basmati',
    neutral: 'boil | biryani | pulao | steam | curry | soak | plate',
    search:
      'chawal | rice grain | rice grains | rice for cooking | akki | arisi | rice pack | rice staple | cereal grain | food grain | uncooked rice | foodgrain | ration rice',
  }),
  ...family('dal', {
    umbrella: true,
    also: 'lentils | pulses | linsen | lentilles | lentejas | lenticchie | daal',
    members: 'rajma | chickpeas = kabuli chana | beans | toor dal | moong dal | urad dal | chana dal | masoor dal',
    neutral: 'boil | soak | tadka | rice | soup | curry | pressure cooker',
    search:
      'daal | dhal | pulses | dried pulses | legumes | cooking pulses | dhal lentil | indian pulses | dried beans and lentils | staple pulses | ration dal',
  }),
  ...family('pickle', {
    also: 'achar | aachar | pickles',
    members: 'chutney | thokku',
    neutral: 'paratha | roti | rice | dal | thali | side',
    search:
      'achar | aachar | achaar | pickles | oorugai | lonche | indian pickle | condiment | side condiment | relish | preserved relish | meal accompaniment',
  }),
  kind('papad', {
    also: 'pappad | papads | papadum | poppadom | appalam | pappadam',
    alike: 'khichiya',
    neutral: 'fry | roast | thali | crisp | starter | dal',
    search:
      'pappad | papadum | poppadom | appalam | papadam | indian wafer | poppadum | indian crisps | crispy wafer | indian cracker | indian snack | indian appetizer',
  }),
  kind('honey', {
    also: 'shahad | shehad | honig | miel | miele | madhu',
    neutral: 'toast | tea | spoon | drizzle | pancake | lemon water | yogurt',
    search:
      'shahad | shehad | madhu | bee honey | honey jar | honey syrup | sweetener | nectar | beehive nectar | sugar substitute | bee product',
  }),
  ...family('dry fruits', {
    umbrella: true,
    also: 'dry fruit | dried fruit | dried fruits | trockenfrüchte | fruits secs | frutos secos',
    members:
      'almonds = badam, mandeln | cashews = kaju | raisins = kishmish | dates = khajur | walnuts = akhrot | pistachios = pista | nuts = nüsse | trail mix | figs = anjeer | makhana = fox nuts | peanuts',
    neutral: 'snacking | handful | office | milk | kheer | bake | festival',
    search: 'dry fruit | dryfruit | mewa | sukha mewa | dried nuts and fruits | dried snack',
  }),
  ...family('edible seeds', {
    umbrella: true,
    members:
      'chia seeds = chiasamen | flax seeds = flaxseed | pumpkin seeds | sunflower seeds | sabja seeds = basil seeds | sesame seeds',
    neutral: 'smoothie | salad | yogurt | sprinkle | soak | bake',
    search:
      'seeds | seeds for eating | eating seeds | seeds to eat | beej | seed snack | dietary seeds | nutrition seeds | cooking seeds | fibre seeds | salad seeds topping | smoothie seeds | nutritional',
  }),
  ...family('jaggery', {
    also: 'gur | gud | jaggery powder',
    members:
      'sugar = zucker, sucre, azúcar, zucchero | brown sugar | coconut sugar | bura | mishri | stevia | sweetener | maple syrup | syrup',
    neutral: 'tea | sweets | milk | bake | spoon | laddu',
    search:
      'gur | gud | bellam | vellam | cane sweetener | desi gur | unrefined sugar | sugar alternative | indian sweetener',
  }),
  ...family('snack', {
    umbrella: true,
    also: 'snacks',
    members:
      'namkeen | chips = crisps | bhujia | popcorn | protein bar | energy bar | granola bar | mixture | sev | murukku = chakli | khakhra | crackers | nachos | mathri | jerky',
    neutral: 'munch | tea time | movie | party | office | lunch box',
    search:
      'snacks | munchies | nibbles | nashta | snack food | savouries | munching | snacking | finger food | evening snack | tiffin snack | packaged snack | quick bite | ready snack',
  }),
  ...family('biscuit', {
    also: 'biscuits | cookies | cookie | keks | kekse | galletas',
    members: 'rusk | wafers | nankhatai | shortbread | biscotti',
    neutral: 'tea | dip | milk | bake | lunch box | coffee',
    search:
      'biscuits | cookies | cookie | tea biscuit | bakery snack | baked snack | teatime snack | biscuits pack | chai biscuit | tea accompaniment | crisp bake',
  }),
  ...family('chocolate', {
    also: 'chocolates | schokolade | chocolat | cioccolato',
    alike: 'chocolate bar | chocolate box',
    members: 'candy = candies, sweets, süßigkeiten, bonbon = toffee | gummy candy | lollipop | cocoa powder',
    neutral: 'dessert | gift | treat | bite | cocoa | share | bake',
    search:
      'chocolates | choco | cocoa treat | sweet treat | confectionery | chocolate candy | sweet snack | chocolate dessert | cocoa confection | cacao treat',
  }),
  ...family('mithai', {
    umbrella: true,
    also: 'indian sweets',
    members:
      'laddu = ladoo | kaju katli | soan papdi | barfi | gulab jamun | rasgulla | peda | halwa | petha | gajak | chikki',
    neutral: 'festival | diwali | rakhi | gift | guest | plate | wedding',
    search:
      'indian sweets | indian dessert | indian confectionery | sweets | meetha | sweet dish | desi sweets | sweetmeat',
  }),
  ...family('sauce', {
    umbrella: true,
    also: 'sauces | soße',
    members:
      'ketchup | hot sauce = salsa | mayonnaise | soy sauce | pasta sauce | vinegar | apple cider vinegar | dressing | mustard | marinade | dip',
    neutral: 'dip | pour | pasta | burger | salad | noodles | fry',
    search:
      'sauces | condiment | condiments | table sauce | food sauce | cooking condiment | kitchen condiment | flavouring | flavoring | seasoning condiment | culinary condiment | pantry condiment | accompaniment',
  }),
  ...family('jam', {
    also: 'jams | fruit spread | marmelade | konfitüre | confiture | mermelada | marmellata | preserves',
    alike: 'marmalade',
    members: 'peanut butter | nut butter | almond butter | chocolate spread | murabba',
    neutral: 'toast | bread | spread | sandwich | spoon | paratha',
    search:
      'jams | fruit spread | bread spread | toast spread | preserves | fruit preserve | breakfast spread | conserve | sandwich spread | toast topping | fruity spread',
  }),
  ...family('pasta', {
    also: 'pâtes',
    members: 'noodles = nudeln | instant noodles | ramen | spaghetti | macaroni | penne | vermicelli = seviyan | udon',
    neutral: 'boil | sauce | fork | cheese | bowl | soup',
    search:
      'pastas | pasta pack | pasta for cooking | pasta noodles | italian pasta | italian food | uncooked pasta | pasta meal | pasta dinner | pasta shapes | dinner staple | italian cuisine | pasta dish',
  }),
  ...family('breakfast cereal', {
    umbrella: true,
    also: 'cereal',
    members:
      'muesli = müsli | granola | oats = oatmeal, haferflocken, avena | cornflakes = corn flakes | porridge = dalia | quinoa',
    neutral: 'milk | bowl | spoon | yogurt | morning | fruit',
    search: 'cereal | breakfast food | breakfast grain | morning cereal | nashta | morning meal | breakfast bowl',
  }),
  ...family('juice', {
    also: 'juices | saft | jus | zumo | succo | beverage',
    members:
      'soft drink = soda | energy drink | drink mix | squash = sharbat | coconut water | kombucha | mocktail syrup | electrolyte powder | lemonade',
    neutral: 'glass | pour | ice | drink | chill | straw | mix',
    search:
      'juices | beverage | soft beverage | juice drink | fruit drink | cold drink | refreshment | thirst quencher | refreshing drink',
  }),
  ...family('ready meal', {
    umbrella: true,
    also: 'ready to eat | instant food',
    alike: 'instant mix',
    members: 'soup = soup mix | cake mix | idli mix | dosa batter mix | baking mix | upma mix | tuna | canned food',
    neutral: 'heat | water | stir | minutes | travel | hostel',
    search:
      'instant food | ready food | quick meal | convenience food | quick cook food | packaged food | quick cooking | kitchen shortcut | pantry food | easy cook | store cupboard food',
  }),
  ...family('cheese', {
    umbrella: true,
    also: 'käse | fromage | queso | formaggio',
    members: 'butter | paneer | yogurt = curd | milk powder | milk | dairy whitener | cream cheese',
    neutral: 'toast | sandwich | spread | pizza | slice | fridge',
    search: 'dairy | dairy food | milk food | dairy product | dairy produce | milk based food | dairy ingredient',
  }),
];
