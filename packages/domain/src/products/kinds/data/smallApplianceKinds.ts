import type { Kind } from '../Kind.js';
import { appliances, drinkware } from './frames.js';

export const smallApplianceKinds: readonly Kind[] = [
  drinkware.kind('french press', {
    also: 'cafetiere | coffee press | coffee plunger | frenchpress',
    parts: 'plunger | filter | mesh | spout | carafe',
    neutral: 'brew | press | ground coffee | cup | steep',
    search:
      'coffee press | coffee plunger | cafetiere | coffee maker | coffee brewer | manual coffee maker | coffee plunger pot | cafe press | coffee brewing pot | coffee infuser | tea press | ground coffee maker',
  }),
  drinkware.kind('kulhad', {
    also: 'kullad | kulhar',
    alike: 'clay cup | kulhad set',
    parts: 'saucer | glaze',
    neutral: 'chai | lassi | cup | cutting chai | guest',
    search:
      'kullad | chai cup | indian tea cup | kulhar | kulhad cup | lassi cup | desi cup | chai glass | dessert cup | chai mug',
  }),
  drinkware.kind('water matka', {
    also: 'matka | surahi | water pot | water dispenser pot',
    alike: 'earthen pot',
    parts: 'tap | stand | mouth',
    neutral: 'summer | pour | glass | kitchen | tap',
    search:
      'matka | pani ka matka | ghada | water pot | water vessel | matka for water | drinking water pot | surahi | water storage pot | water dispenser pot | drinking water container | water jar | indian water pot',
  }),
  appliances.kind('hand blender', {
    also: 'immersion blender | stick blender | stabmixer',
    parts: 'blade | shaft | cup | whisk',
    neutral: 'blend | soup | puree | smoothie | batter',
    search:
      'stick blender | immersion blender | hand held blender | handheld blender | blending stick | handy blender | soup blender | puree maker | food blender | smoothie stick | blending wand',
  }),
  ...appliances.family('hand mixer', {
    also: 'electric beater | egg beater machine | cake mixer',
    members: 'stand mixer = küchenmaschine',
    parts: 'beater | dough hook | bowl | whisk',
    neutral: 'beat | cake | batter | cream | dough | bake',
    search:
      'beater | cake mixer | electric beater | baking mixer | dough mixer | egg beater | cream whipper | whisk mixer | batter mixer | kitchen mixer | food mixer',
  }),
  appliances.kind('juicer', {
    also: 'juicer machine | juice extractor | entsafter | exprimidor',
    parts: 'jug | filter | chute | pulp container | strainer',
    neutral: 'juice | fruit | vegetable | glass | orange | breakfast',
    search:
      'juice extractor | juice machine | juice maker | fruit juicer | juicing machine | juice press | juice squeezer | fresh juice maker | juice making',
  }),
  appliances.kind('milk frother', {
    also: 'frother | coffee frother | milchaufschäumer',
    alike: 'coffee beater',
    parts: 'whisk | stand | battery',
    neutral: 'froth | milk | coffee | latte | foam',
    search:
      'frother | coffee frother | milk foamer | foam maker | milk foam maker | milk foam whisk | latte frother | milk beater | froth maker | coffee mixer | frothing',
  }),
  appliances.kind('coffee grinder', {
    also: 'coffee mill | kaffeemühle | bean grinder',
    alike: 'burr grinder',
    parts: 'burr | hopper | crank | jar',
    neutral: 'grind | bean | coffee | espresso | brew',
    search:
      'coffee mill | bean grinder | coffee bean grinder | coffee bean mill | coffee bean crusher | coffee bean grinding mill | espresso grinder | coffee powder maker | grounds maker | kitchen grinder | coffee milling',
  }),
  appliances.kind('sandwich maker', {
    also: 'sandwich toaster | sandwich press | grill toaster | sandwichmaker',
    alike: 'panini press',
    parts: 'plate | latch | drip tray',
    neutral: 'sandwich | toast | grill | bread | breakfast',
    search:
      'sandwich toaster | sandwich grill | sandwich press | toastie maker | toast maker | grilled sandwich maker | sandwich griller | breakfast maker | toasty maker | grilled cheese maker | sandwich presser',
  }),
  appliances.kind('waffle maker', {
    also: 'waffle iron | waffeleisen | gaufrier',
    parts: 'plate | latch | drip tray',
    neutral: 'waffle | batter | breakfast | syrup | brunch',
    search:
      'waffle iron | waffle machine | waffle press | waffle toaster | waffle baker | breakfast maker | waffle grill | waffle appliance | dessert maker | waffle baking',
  }),
  appliances.kind('egg boiler', {
    also: 'egg cooker | eierkocher',
    alike: 'egg poacher',
    parts: 'tray | measuring cup',
    neutral: 'egg | boil | breakfast | poach | water',
    search:
      'egg cooker | egg steamer | egg boiling machine | anda boiler | boiled egg maker | hard boiled egg maker | soft boiled egg cooker | breakfast egg maker',
  }),
  appliances.kind('microwave oven', {
    also: 'microwave | oven | mikrowelle | horno',
    alike: 'otg',
    parts: 'turntable | door | rack | tray | window',
    neutral: 'heat | reheat | bake | grill | defrost | leftovers',
    search:
      'microwave | oven | kitchen oven | countertop oven | micro oven | reheating oven | food heater | food warming oven | micro wave | cooking appliance | reheat oven | food reheater | microwave cooker',
  }),
  appliances.kind('electric slow cooker', {
    also: 'slow cooker | schongarer',
    alike: 'multi cooker | multicooker | electric pressure cooker',
    parts: 'inner pot | steam vent | ladle',
    neutral: 'stew | soup | simmer | rice | curry | pot',
    search:
      'slow cooker | slow cooking pot | electric cooking pot | slow cook pot | stew cooker | stew maker | countertop cooker | soup cooker | curry cooker | casserole cooker | one pot cooker | simmer cooker | kitchen cooker',
  }),
  appliances.kind('gas stove', {
    also: 'gas hob | gas chulha | stove | burner | chulha | gasherd',
    parts: 'burner | pan support | nozzle | glass top | drip tray',
    neutral: 'flame | pan | pot | boil | fry | lpg',
    search:
      'gas chulha | gas hob | cooking stove | gas cooktop | gas burner | kitchen stove | chulha | gas cooker | gas cook top | rasoi gas | stovetop',
  }),
  appliances.kind('garment steamer', {
    also: 'clothes steamer | fabric steamer | dampfglätter',
    alike: 'handheld steamer',
    parts: 'nozzle | tank | hose | brush',
    neutral: 'steam | clothes | shirt | saree | curtain | travel',
    search:
      'clothes steamer | fabric steamer | steamer for clothes | clothing steamer | steam machine for clothes | cloth steamer | wrinkle remover steamer | laundry steamer | dress steamer | shirt steamer | crease remover | kapde steamer',
  }),
  appliances.kind('air cooler', {
    also: 'cooler fan | desert cooler | room cooler | evaporative cooler | luftkühler',
    parts: 'tank | pad | fan | wheel | remote | pump',
    neutral: 'summer | water | ice | bedroom | breeze',
    search:
      'room cooler | evaporative cooler | cooler fan | cooling machine | desert cooler | water cooler fan | swamp cooler | home cooler | hawa cooler | evaporation cooler',
  }),
  ...appliances.family('water heater', {
    also: 'geyser | boiler | warmwasserbereiter | chauffe-eau | calentador de agua',
    members: 'immersion rod',
    parts: 'tank | element | thermostat | pipe | valve',
    neutral: 'bath | hot water | bathroom | winter | shower',
    search:
      'geyser | hot water heater | water geyser | water boiler | hot water heating | gyser | bath water heater | water warmer',
  }),
  appliances.kind('humidifier', {
    also: 'air humidifier | mist maker | luftbefeuchter | humidificateur',
    alike: 'vaporizer',
    parts: 'tank | nozzle | wick | night light',
    neutral: 'mist | moisture | bedroom | desk | sleep | water',
    search:
      'air humidifier | mist maker | room humidifier | air moistener | air moisturizer | vapor humidifier | moisturizing mist | moisture | humidify air | fogger | moist air',
  }),
  ...appliances.family('refrigerator', {
    also: 'fridge | kühlschrank | réfrigérateur | frigorífico | frigorifero',
    members: 'freezer | mini fridge',
    parts: 'door | shelf | drawer | compressor | seal | freezer',
    neutral: 'cold | keep | food | drink | vegetable | ice',
    search:
      'fridge | frij | refrigerators | food cooling | refrigeration | refridgerator | cold storage appliance | kitchen fridge',
  }),
  appliances.kind('air conditioner', {
    also: 'ac unit | klimaanlage | climatiseur',
    alike: 'split ac | window ac | portable ac',
    parts: 'compressor | filter | remote | coil | pipe | fan',
    neutral: 'summer | bedroom | cool | cold | temperature | office',
    search:
      'ac | ac machine | cooling unit | air conditioning | room cooling | ac unit | aircon | air con | airconditioner | climate control | home ac | hvac',
  }),
  appliances.kind('dishwasher', {
    also: 'geschirrspüler | spülmaschine | lave-vaisselle | lavavajillas',
    parts: 'rack | door | spray arm | drawer | filter | hose',
    neutral: 'dish | plate | wash | rinse | load | cutlery',
    search:
      'dish washer | dish washing machine | bartan machine | dish cleaning machine | utensil washer | plate washer | kitchen dish washer | crockery washer | dish cleaner | vessel washer',
  }),
  appliances.kind('bathroom scale', {
    also: 'body scale | body weight scale | weighing scale | weighing machine | weight machine | personenwaage | pèse-personne',
    parts: 'platform | glass | sensor',
    neutral: 'weigh | weight | bathroom | step on | gym | morning',
    search:
      'weighing scale | weighing machine | weight machine | body scale | weight scale | body weight scale | person scale | personal scale | weight checker | bath scale | weighing device | weight monitor | weight measuring',
    ask: 'load function dimensions battery material included memory colour warranty',
  }),
  ...appliances.family('popcorn maker', {
    also: 'popcorn machine | popcorn popper',
    alike: 'hot air popper',
    members:
      'yogurt maker | ice cream maker = ice cream machine | ice maker machine | food dehydrator = dehydrator for food | sous vide',
    parts: 'lid | bowl | chute | tray | cup | cord',
    neutral: 'pop | corn | snack | movie | cook | kitchen',
    search:
      'food maker | countertop food maker | kitchen maker | homemade food | kitchen gadget | kitchen appliance | home food maker | food making | culinary gadget',
  }),
];
