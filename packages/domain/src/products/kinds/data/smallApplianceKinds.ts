import type { Kind } from '../Kind.js';
import { appliances, drinkware } from './frames.js';

export const smallApplianceKinds: readonly Kind[] = [
  drinkware.kind('french press', {
    also: 'cafetiere | coffee press | coffee plunger | frenchpress',
    parts: 'plunger | filter | mesh | spout | carafe',
    neutral: 'brew | press | ground coffee | cup | steep',
    search:
      'coffee press | coffee plunger | coffee maker | cafetiere | coffee brewer | manual coffee maker | tea press',
  }),
  drinkware.kind('kulhad', {
    also: 'kullad | kulhar | clay cup | kulhad set',
    parts: 'saucer | glaze',
    neutral: 'chai | lassi | cup | cutting chai | guest',
    search: 'kullad | chai cup | tea kulhar | indian tea cup | kulhad cup | tea glass | chai glass',
  }),
  drinkware.kind('water matka', {
    also: 'matka | surahi | water pot | water dispenser pot | earthen pot',
    parts: 'tap | stand | mouth',
    neutral: 'summer | pour | glass | kitchen | tap',
    search: 'matka | pani ka matka | ghada | water pot | water vessel | surahi | matka for water',
  }),
  appliances.kind('hand blender', {
    also: 'immersion blender | stick blender | stabmixer',
    parts: 'blade | shaft | cup | whisk',
    neutral: 'blend | soup | puree | smoothie | batter',
    search: 'stick blender | immersion blender | hand mixer | blending stick',
  }),
  ...appliances.family('hand mixer', {
    also: 'electric beater | egg beater machine | cake mixer',
    members: 'stand mixer = küchenmaschine',
    parts: 'beater | dough hook | bowl | whisk',
    neutral: 'beat | cake | batter | cream | dough | bake',
    search: 'electric beater | cake mixer | egg beater | baking mixer | dough mixer',
  }),
  appliances.kind('juicer', {
    also: 'juicer machine | juice extractor | entsafter | exprimidor',
    parts: 'jug | filter | chute | pulp container | strainer',
    neutral: 'juice | fruit | vegetable | glass | orange | breakfast',
    search: 'juice extractor | juice machine | juice maker | fruit juicer | juicing machine',
  }),
  appliances.kind('milk frother', {
    also: 'frother | coffee frother | milchaufschäumer | coffee beater',
    parts: 'whisk | stand | battery',
    neutral: 'froth | milk | coffee | latte | foam',
    search: 'coffee frother | coffee beater | milk foamer | foam maker | coffee whisk',
  }),
  appliances.kind('coffee grinder', {
    also: 'coffee mill | burr grinder | kaffeemühle | bean grinder',
    parts: 'burr | hopper | crank | jar',
    neutral: 'grind | bean | coffee | espresso | brew',
    search: 'coffee mill | bean grinder | coffee bean grinder | coffee bean mill',
  }),
  appliances.kind('sandwich maker', {
    also: 'sandwich toaster | sandwich press | panini press | grill toaster | sandwichmaker',
    parts: 'plate | latch | drip tray',
    neutral: 'sandwich | toast | grill | bread | breakfast',
    search: 'sandwich toaster | sandwich grill | toast maker | bread toaster',
  }),
  appliances.kind('waffle maker', {
    also: 'waffle iron | waffeleisen | gaufrier',
    parts: 'plate | latch | drip tray',
    neutral: 'waffle | batter | breakfast | syrup | brunch',
    search: 'waffle iron | waffle machine | breakfast maker | waffle press',
  }),
  appliances.kind('egg boiler', {
    also: 'egg cooker | egg poacher | eierkocher',
    parts: 'tray | measuring cup',
    neutral: 'egg | boil | breakfast | poach | water',
    search: 'egg cooker | egg steamer | egg poacher | egg boiling machine | anda boiler',
  }),
  appliances.kind('microwave oven', {
    also: 'microwave | oven | otg | mikrowelle | horno',
    parts: 'turntable | door | rack | tray | window',
    neutral: 'heat | reheat | bake | grill | defrost | leftovers',
    search: 'oven | microwave | kitchen oven | countertop oven | baking oven',
  }),
  appliances.kind('electric slow cooker', {
    also: 'slow cooker | multi cooker | multicooker | electric pressure cooker | schongarer',
    parts: 'inner pot | steam vent | ladle',
    neutral: 'stew | soup | simmer | rice | curry | pot',
    search: 'slow cooker | multi cooker | electric cooking pot | multi use cooker',
  }),
  appliances.kind('gas stove', {
    also: 'gas hob | gas chulha | stove | burner | chulha | gasherd',
    parts: 'burner | pan support | nozzle | glass top | drip tray',
    neutral: 'flame | pan | pot | boil | fry | lpg',
    search: 'gas chulha | cooking stove | gas hob | burner stove | kitchen stove | chulha',
  }),
  appliances.kind('garment steamer', {
    also: 'clothes steamer | handheld steamer | fabric steamer | dampfglätter',
    parts: 'nozzle | tank | hose | brush',
    neutral: 'steam | clothes | shirt | saree | curtain | travel',
    search: 'clothes steamer | fabric steamer | steam iron machine | steamer for clothes',
  }),
  appliances.kind('air cooler', {
    also: 'cooler fan | desert cooler | room cooler | evaporative cooler | luftkühler',
    parts: 'tank | pad | fan | wheel | remote | pump',
    neutral: 'summer | water | ice | bedroom | breeze',
    search: 'room cooler | desert cooler | evaporative cooler | cooling machine',
  }),
  ...appliances.family('water heater', {
    also: 'geyser | boiler | warmwasserbereiter | chauffe-eau | calentador de agua',
    members: 'immersion rod',
    parts: 'tank | element | thermostat | pipe | valve',
    neutral: 'bath | hot water | bathroom | winter | shower',
    search: 'geyser | hot water heater | bathroom heater | pani garam | water geyser',
  }),
  appliances.kind('humidifier', {
    also: 'air humidifier | mist maker | luftbefeuchter | humidificateur | vaporizer',
    parts: 'tank | nozzle | wick | night light',
    neutral: 'mist | moisture | bedroom | desk | sleep | water',
    search: 'mist maker | room humidifier | air humidifier | mist humidifier | desk humidifier',
  }),
  ...appliances.family('refrigerator', {
    also: 'fridge | kühlschrank | réfrigérateur | frigorífico | frigorifero',
    members: 'freezer | mini fridge',
    parts: 'door | shelf | drawer | compressor | seal | freezer',
    neutral: 'cold | keep | food | drink | vegetable | ice',
    search: 'fridge | frij | cooling appliance | food cooling | refrigerator for home',
  }),
  appliances.kind('air conditioner', {
    also: 'split ac | window ac | ac unit | portable ac | klimaanlage | climatiseur',
    parts: 'compressor | filter | remote | coil | pipe | fan',
    neutral: 'summer | bedroom | cool | cold | temperature | office',
    search: 'split ac | room ac | cooling unit | room cooling | ac machine',
  }),
  appliances.kind('dishwasher', {
    also: 'geschirrspüler | spülmaschine | lave-vaisselle | lavavajillas',
    parts: 'rack | door | spray arm | drawer | filter | hose',
    neutral: 'dish | plate | wash | rinse | load | cutlery',
    search: 'dish washing machine | dish washer | bartan machine | dish cleaner machine',
  }),
  appliances.kind('bathroom scale', {
    also: 'body scale | body weight scale | weighing scale | weighing machine | weight machine | personenwaage | pèse-personne',
    parts: 'platform | glass | sensor',
    neutral: 'weigh | weight | bathroom | step on | gym | morning',
    search: 'weighing scale | weighing machine | weight machine | body scale | weight scale',
    ask: 'load function dimensions battery material included memory colour warranty',
  }),
  ...appliances.family('popcorn maker', {
    also: 'popcorn machine | popcorn popper | hot air popper',
    members:
      'yogurt maker | ice cream maker = ice cream machine | ice maker machine | food dehydrator = dehydrator for food | sous vide',
    parts: 'lid | bowl | chute | tray | cup | cord',
    neutral: 'pop | corn | snack | movie | cook | kitchen',
    search: 'small kitchen appliance | snack maker | countertop appliance | party snack machine | kitchen gadget',
  }),
];
