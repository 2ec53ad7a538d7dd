import type { Kind } from '../Kind.js';
import { grocery } from './frames.js';

const { family, kind } = grocery;

export const groceryKinds: readonly Kind[] = [
  kind('tea', {
    also: 'chai | chai patti | tea leaves | tea bags | teabags | tee getränk | thé | té | tè | chaipatti',
    parts: 'tea bag | leaf',
    neutral: 'brew | steep | infuse | morning | afternoon | milk | water | pour',
    search: 'chai | chai patti | chaipatti | tea leaf | hot beverage | thé',
  }),
  kind('matcha', {
    also: 'matcha powder | matcha tea | matcha green tea | matcha green tea powder | 抹茶',
    neutral: 'whisk | latte | milk | water | bowl | bake | smoothie',
    search: 'matcha tea | matcha powder | powdered green tea | green tea powder | maccha | japanese tea',
  }),
  kind('coffee', {
    also: 'coffee beans | coffee powder | kaffee | kaffeebohnen | café | caffè | coffee pods | coffee capsules | espresso beans',
    parts: 'bean | liner | valve',
    neutral: 'brew | grind | espresso | latte | morning | filter | roast | pour over | milk',
    search: 'coffee drink | kapi | hot beverage | kaffee | cafe | java',
    ask: 'taste net_content origin ingredient format directions storage shelf_life strength count diet',
    title: 'taste origin format net_content',
  }),
  kind('ghee', {
    also: 'desi ghee | clarified butter | ghee butter',
    neutral: 'roti | dal | tadka | rice | fry | paratha | sweets | drizzle',
    search: 'desi ghee | clarified butter | ghee butter | cooking ghee | ghi | indian butter | tuppa | neyyi',
  }),
  ...family('cooking oil', {
    umbrella: true,
    also: 'oil | speiseöl | huile | aceite | olio',
    members:
      'olive oil = olivenöl | mustard oil = sarson ka tel, kachi ghani | coconut oil | sunflower oil | groundnut oil | sesame oil',
    neutral: 'fry | tadka | drizzle | salad | pan | sauté',
    search: 'edible oil | khane ka tel | oil for cooking | kitchen oil | cooking tel',
  }),
  kind('turmeric powder', {
    also: 'turmeric | haldi | haldi powder | turmeric root | kurkuma | curcuma | cúrcuma | manjal | halad',
    neutral: 'curry | milk | dal | sabzi | masala | pinch',
    search: 'haldi | haldi powder | ground turmeric | curcuma | haldi masala | manjal powder | yellow spice',
    ask: 'net_content origin ingredient free_from strength count shelf_life storage certification licence_number diet',
  }),
  ...family('spice', {
    umbrella: true,
    also: 'spices | masala | masala powder | gewürz | épices | especias | spezie',
    members:
      'garam masala | chilli powder = mirchi | cumin = jeera | black pepper | coriander powder = dhania | cardamom = elaichi | cinnamon | saffron = kesar | cloves | hing | seasoning | spice mix',
    neutral: 'curry | dal | sabzi | tadka | pinch | season | sprinkle',
    search: 'masala | spices | masale | indian spice | seasoning | cooking spice',
  }),
  kind('salt', {
    also: 'namak | salz | sel | sal',
    neutral: 'pinch | season | sprinkle | dish | grind',
    search: 'namak | table seasoning | cooking salt | edible salt | lavan',
  }),
  ...family('flour', {
    also: 'mehl | farine | harina | farina',
    members:
      'wheat flour = atta, chakki atta | besan | maida | almond flour | ragi flour | jowar flour | bajra flour | sattu | coconut flour',
    neutral: 'roti | dough | bake | chapati | bread | knead | pancake | paratha',
    search: 'atta | aata | baking flour | chakki atta | kitchen flour | flour for roti',
  }),
  ...family('rice', {
    also: 'chawal | reis | riz | arroz | riso',
    members: 'poha | basmati rice = basmati',
    neutral: 'boil | biryani | pulao | steam | curry | soak | plate',
    search: 'chawal | rice grain | grain | akki | rice for cooking | arisi',
  }),
  ...family('dal', {
    umbrella: true,
    also: 'lentils | pulses | linsen | lentilles | lentejas | lenticchie | daal',
    members: 'rajma | chickpeas = kabuli chana | beans | toor dal | moong dal | urad dal | chana dal | masoor dal',
    neutral: 'boil | soak | tadka | rice | soup | curry | pressure cooker',
    search: 'daal | pulses | dhal | dried pulses',
  }),
  ...family('pickle', {
    also: 'achar | aachar | pickles',
    members: 'chutney | thokku',
    neutral: 'paratha | roti | rice | dal | thali | side',
    search: 'achar | aachar | indian pickle | achaar | pickles | oorugai | lonche',
  }),
  kind('papad', {
    also: 'pappad | papads | papadum | poppadom | appalam | pappadam | khichiya',
    neutral: 'fry | roast | thali | crisp | starter | dal',
    search: 'pappad | papadum | appalam | poppadom | indian wafer | papadam',
  }),
  kind('honey', {
    also: 'shahad | shehad | honig | miel | miele | madhu',
    neutral: 'toast | tea | spoon | drizzle | pancake | lemon water | yogurt',
    search: 'shahad | shehad | madhu | bee honey | honey jar | honig | miel',
  }),
  ...family('dry fruits', {
    umbrella: true,
    also: 'dry fruit | dried fruit | dried fruits | trockenfrüchte | fruits secs | frutos secos',
    members:
      'almonds = badam, mandeln | cashews = kaju | raisins = kishmish | dates = khajur | walnuts = akhrot | pistachios = pista | nuts = nüsse | trail mix | figs = anjeer | makhana = fox nuts | peanuts',
    neutral: 'snacking | handful | office | milk | kheer | bake | festival',
    search: 'dry fruit | mewa | sukha mewa | dryfruit',
  }),
  ...family('edible seeds', {
    umbrella: true,
    members:
      'chia seeds = chiasamen | flax seeds = flaxseed | pumpkin seeds | sunflower seeds | sabja seeds = basil seeds | sesame seeds',
    neutral: 'smoothie | salad | yogurt | sprinkle | soak | bake',
    search: 'seeds | seeds for eating | seed mix | eating seeds | beej',
  }),
  ...family('jaggery', {
    also: 'gur | gud | jaggery powder',
    members:
      'sugar = zucker, sucre, azúcar, zucchero | brown sugar | coconut sugar | bura | mishri | stevia | sweetener | maple syrup | syrup',
    neutral: 'tea | sweets | milk | bake | spoon | laddu',
    search: 'gur | gud | bellam | vellam | sweetening | cane sweet',
  }),
  ...family('snack', {
    umbrella: true,
    also: 'snacks',
    members:
      'namkeen | chips = crisps | bhujia | popcorn | protein bar | energy bar | granola bar | mixture | sev | murukku = chakli | khakhra | crackers | nachos | mathri | jerky',
    neutral: 'munch | tea time | movie | party | office | lunch box',
    search: 'snacks | munchies | nibbles | nashta | tea time snack | evening snack',
  }),
  ...family('biscuit', {
    also: 'biscuits | cookies | cookie | keks | kekse | galletas',
    members: 'rusk | wafers | nankhatai | shortbread | biscotti',
    neutral: 'tea | dip | milk | bake | lunch box | coffee',
    search: 'biscuits | cookies | cookie | tea biscuit | bakery snack',
  }),
  ...family('chocolate', {
    also: 'chocolates | chocolate bar | schokolade | chocolat | cioccolato | chocolate box',
    members: 'candy = candies, sweets, toffee, süßigkeiten, bonbon | gummy candy | lollipop | cocoa powder',
    neutral: 'dessert | gift | treat | bite | cocoa | share | bake',
    search: 'chocolates | cocoa treat | choco | sweet treat | choclate',
  }),
  ...family('mithai', {
    umbrella: true,
    also: 'indian sweets',
    members:
      'laddu = ladoo | kaju katli | soan papdi | barfi | gulab jamun | rasgulla | peda | halwa | petha | gajak | chikki',
    neutral: 'festival | diwali | rakhi | gift | guest | plate | wedding',
    search: 'indian sweets | mithai box | traditional sweet | indian dessert | meetha | sweets',
  }),
  ...family('sauce', {
    umbrella: true,
    also: 'sauces | soße',
    members:
      'ketchup | hot sauce = salsa | mayonnaise | soy sauce | pasta sauce | vinegar | apple cider vinegar | dressing | mustard | marinade | dip',
    neutral: 'dip | pour | pasta | burger | salad | noodles | fry',
    search: 'sauces | condiment | cooking sauce | table sauce | condiments',
  }),
  ...family('jam', {
    also: 'jams | fruit spread | marmalade | marmelade | konfitüre | confiture | mermelada | marmellata | preserves',
    members: 'peanut butter | nut butter | almond butter | chocolate spread | murabba',
    neutral: 'toast | bread | spread | sandwich | spoon | paratha',
    search: 'spread | bread spread | toast spread | spreads | sandwich spread',
  }),
  ...family('pasta', {
    also: 'pâtes',
    members: 'noodles = nudeln | instant noodles | ramen | spaghetti | macaroni | penne | vermicelli = seviyan | udon',
    neutral: 'boil | sauce | fork | cheese | bowl | soup',
    search: 'pasta pack | boiled meal | dinner pasta | noodle',
  }),
  ...family('breakfast cereal', {
    umbrella: true,
    also: 'cereal',
    members:
      'muesli = müsli | granola | oats = oatmeal, haferflocken, avena | cornflakes = corn flakes | porridge = dalia | quinoa',
    neutral: 'milk | bowl | spoon | yogurt | morning | fruit',
    search: 'cereal | breakfast food | morning cereal | breakfast grain | nashta',
  }),
  ...family('juice', {
    also: 'juices | saft | jus | zumo | succo | beverage',
    members:
      'soft drink = soda | energy drink | drink mix | squash = sharbat | coconut water | kombucha | mocktail syrup | electrolyte powder | lemonade',
    neutral: 'glass | pour | ice | drink | chill | straw | mix',
    search: 'beverage | soft beverage | drink | sharbat | cold beverage',
  }),
  ...family('ready meal', {
    umbrella: true,
    also: 'ready to eat | instant mix | instant food',
    members: 'soup = soup mix | cake mix | idli mix | dosa batter mix | baking mix | upma mix | tuna | canned food',
    neutral: 'heat | water | stir | minutes | travel | hostel',
    search: 'instant food | ready to cook | ready food | instant meal | meal mix',
  }),
  ...family('cheese', {
    umbrella: true,
    also: 'käse | fromage | queso | formaggio',
    members: 'butter | paneer | yogurt = curd | milk powder | milk | dairy whitener | cream cheese',
    neutral: 'toast | sandwich | spread | pizza | slice | fridge',
    search: 'dairy | dairy product | milk product | dairy food | cheeses',
  }),
];
