import type { Kind } from '../Kind.js';
import { appliances } from './frames.js';

const { family, kind } = appliances;

export const applianceKinds: readonly Kind[] = [
  ...family('mixer grinder', {
    also: 'mixer | mixie | mixi | grinder',
    members: 'wet grinder | food processor | spice grinder machine',
    parts: 'jar | blade | bowl | coupler | stopper | attachment | whisk',
    neutral: 'grind | mix | chutney | masala | batter | paste | spice | dough | jar | idli | juice | shake | pulse',
    ask: 'power capacity speed included material voltage noise dimensions weight warranty',
    title: 'model power capacity speed colour',
    search:
      'grinder | food grinder | kitchen grinder | electric grinder | grinding machine | grinding appliance | countertop grinder',
  }),
  ...family('blender', {
    also: 'smoothie maker | mixeur | standmixer | licuadora | frullatore',
    members: 'portable blender',
    parts: 'jar | blade | pitcher | cup | stopper | shaft | attachment | strainer | juicer screw',
    neutral:
      'blend | smoothie | shake | juice | fruit | vegetable | soup | ice | milk | breakfast | pour | pulse | puree',
    ask: 'power capacity speed included material mode voltage noise dimensions warranty',
    title: 'model power capacity mode colour',
    search:
      'smoothie maker | shake maker | blending machine | liquidiser | liquidizer | juice mixer | milkshake maker | fruit blender | food blender',
  }),
  ...family('electric kettle', {
    also: 'kettle | tea kettle | water kettle | water boiler | wasserkocher | bouilloire | hervidor | bollitore',
    members: 'stovetop kettle = whistling kettle',
    parts: 'spout | filter | element | water gauge | jug',
    neutral: 'boil | water | tea | coffee | noodles | soup | hostel | office | morning | pour | cup | hotel',
    title: 'model capacity power material colour',
    search:
      'kettle | water kettle | tea kettle | water boiler | hot water kettle | boiling kettle | tea maker kettle | electric jug | chai kettle',
  }),
  ...family('coffee machine', {
    also: 'coffee maker | coffeemaker | coffee brewer | kaffeemaschine | machine à café | cafetera | macchina da caffè',
    members: 'espresso machine = espresso maker',
    parts: 'carafe | portafilter | filter | water tank | steam wand | drip tray | basket | whisk',
    neutral:
      'coffee | brew | espresso | latte | cappuccino | cup | bean | milk | froth | morning | office | pour | ground coffee',
    ask: 'capacity power pressure mode compatible_with included dimensions material voltage care warranty',
    title: 'model capacity pressure power colour',
    search:
      'coffee maker | coffee brewer | coffeemaker | coffee brewing | coffee making | coffee appliance | cafe machine | coffeemachine',
  }),
  ...family('moka pot', {
    apart: true,
    also: 'stovetop espresso maker | stovetop coffee maker | moka coffee pot',
    members:
      'coffee percolator = stovetop percolator | pour over coffee maker = pour over | coffee filter = coffee filters',
    parts: 'carafe | filter | basket | chamber | funnel | gasket',
    neutral: 'coffee | brew | cup | morning | pour | ground coffee | stove | bean',
    ask: 'capacity material compatible_with included dimensions weight care colour warranty',
    title: 'capacity material colour',
    search:
      'coffee brewing | coffee brewer | moka maker | coffee pot for stove | stovetop coffee maker | stovetop espresso maker | italian coffee maker | manual coffee maker | stove top coffee | cuban coffee maker',
  }),
  ...family('toaster', {
    also: 'bread toaster | tostadora | tostapane',
    alike: 'grille-pain',
    members: 'bread maker = bread machine',
    parts: 'slot | crumb tray | plate | lever | rack | latch',
    neutral: 'toast | bread | sandwich | waffle | breakfast | grill | egg | morning | slice | bun | snack | butter',
    search:
      'bread toaster | toast maker | toasters | toasting machine | slice toaster | breakfast toaster | kitchen toaster | bread browner',
  }),
  ...family('air fryer', {
    also: 'airfryer | heißluftfritteuse | freidora de aire',
    alike: 'air frier',
    members: 'deep fryer = friteuse | pizza oven',
    parts: 'basket | tray | rack | window | door | pan | element | drawer',
    neutral: 'fry | bake | roast | grill | reheat | fries | chicken | vegetable | snack | cake | oil | pizza | dinner',
    title: 'model capacity power mode colour',
    search:
      'fryer | electric fryer | frying machine | countertop fryer | food fryer | fry cooker | kitchen fryer | chips fryer | french fries maker | frier | frying appliance | snack fryer',
  }),
  ...family('rice cooker', {
    also: 'reiskocher | cuiseur à riz | arrocera',
    alike: 'electric cooker',
    members: 'hot plate | electric stove',
    parts: 'inner pot | steam vent | measuring cup | spatula | steamer basket | inner lid',
    neutral:
      'rice | steam | cook | porridge | soup | stew | grain | lentil | vegetable | dinner | simmer | quinoa | pot',
    title: 'model capacity power mode colour',
    search:
      'rice maker | rice pot | electric rice cooker | electric rice pot | rice cooking pot | chawal cooker | rice boiler | steam rice pot | cooking appliance | rice boiling pot | rice steaming | grain cooker | steamed rice',
  }),
  kind('induction cooktop', {
    also: 'induction cooker | induction | induction stove | cooktop | hob | kochfeld | induktionskochfeld | plaque de cuisson',
    parts: 'burner | glass top | coil | surface | knob | pan support | pipe | nozzle | drip tray',
    neutral: 'boil | fry | pan | pot | heat | stew | gas | flame | tawa | dal | hostel | milk | preset',
    ask: 'power count material dimensions mode voltage compatible_with included installation certification warranty',
    title: 'model power count material colour',
    search:
      'cooktop | induction hob | induction plate | induction burner | electric hob | electric stove | induction cooker | induction chulha | induction heater | cooking hob | cookstove | electromagnetic cooker | cooker top',
  }),
  ...family('vacuum cleaner', {
    also: 'vacuum | staubsauger | aspirateur | aspiradora | aspirapolvere',
    alike: 'vaccum cleaner',
    members: 'robot vacuum = robot vacuum cleaner, saugroboter | steam mop | car vacuum cleaner = car vacuum',
    parts:
      'brush | filter | bin | hose | crevice tool | nozzle | wand | battery | wall mount | charger | floor brush | dustbin | attachment | roller | mop pad',
    neutral:
      'vacuum | clean | floor | carpet | rug | dust | sofa | stairs | car | corner | pet hair | crumbs | empty | wall mount',
    ask: 'pressure run_time battery power capacity weight included noise charge_time mode dimensions warranty',
    title: 'model power pressure run_time capacity colour',
    search:
      'vacuum | vac | vacuum sweeper | dust cleaner | suction cleaner | dust collector | dust sucker | dirt vacuum | dust remover | vacuuming | suction dust cleaning | cleaning appliance',
  }),
  kind('carpet cleaner', {
    also: 'carpet washer | carpet shampooer | carpet cleaning machine | carpet shampoo machine',
    parts: 'brush | tank | hose | nozzle | wand | roller',
    neutral: 'clean | floor | carpet | rug | sofa | stairs | stain | spill | pet hair | empty',
    ask: 'pressure run_time power capacity weight included noise mode dimensions warranty',
    title: 'model power capacity colour',
    search:
      'carpet washer | carpet shampooer | rug cleaner | rug washer | carpet washing machine | carpet cleaning | carpet scrubber | carpet deep cleaner | carpet extractor',
  }),
  kind('iron', {
    also: 'clothes iron | ironing machine | bügeleisen | dampfbügeleisen | fer à repasser | plancha de ropa | ferro da stiro',
    parts: 'soleplate | water tank | spray nozzle | dial | hose | hook | brush',
    neutral:
      'iron | steam | shirt | clothes | press | crease | wardrobe | travel | collar | fabric | laundry | morning',
    title: 'model power capacity material colour',
    search:
      'clothes iron | ironing machine | laundry iron | pressing iron | garment iron | istri | istry | press iron | iron box | cloth press | clothes presser | crease remover',
  }),
  kind('ironing board', {
    apart: true,
    also: 'iron board | ironing boards',
    parts: 'cover | leg | rest | padding | top',
    neutral: 'iron | press | shirt | clothes | laundry | fold | stand',
    ask: 'dimensions height material load included colour weight care warranty',
    title: 'size material colour',
    search:
      'iron board | ironing table | ironing stand | pressing board | clothes ironing | press table | istri table | cloth ironing board | laundry ironing board | ironing surface',
  }),
  ...family('fan', {
    also: 'ventilateur | ventilador | ventilatore | pankha',
    alike: 'ventilator',
    members: 'ceiling fan | exhaust fan | neck fan | table fan | pedestal fan | tower fan',
    parts: 'blade | guard | grill | stand | remote | canopy | downrod | tank | battery',
    neutral:
      'air | breeze | summer | bedroom | living room | desk | ceiling | sleep | night | speed | swing | office | blow',
    ask: 'speed diameter power voltage noise area mode colour included installation warranty',
    title: 'model diameter speed power colour',
    search:
      'electric fan | fans | pankha | air fan | air mover | air blower | air flow fan | airflow | air circulation | air movement',
  }),
  ...family('heater', {
    also: 'heizlüfter | heizung | chauffage | calefactor | stufa elettrica',
    members: 'electric fireplace = fireplace',
    parts: 'element | grill | thermostat | fin | wheel | rod | coil | tank | pipe | remote',
    neutral: 'heat | warm | winter | bedroom | bathroom | office | cold | water | bath | floor | evening | shower',
    ask: 'power capacity area mode voltage temperature dimensions installation included certification warranty',
    title: 'model power capacity mode colour',
    search:
      'space heater | electric heater | home heater | heating appliance | heating unit | house heater | air warmer | warming unit',
  }),
  ...family('air purifier', {
    also: 'air cleaner | luftreiniger | purificateur d’air | purificador de aire',
    alike: 'cool mist humidifier',
    members: 'dehumidifier | steam inhaler',
    parts: 'filter | tank | nozzle | sensor | fan | night light | remote | wick',
    neutral:
      'air | bedroom | dust | mist | moisture | sleep | nursery | office | desk | water | night | winter | living room',
    ask: 'area capacity run_time mode noise power included compatible_with dimensions care warranty',
    title: 'model area capacity mode colour',
    search:
      'air cleaner | air filter machine | air filtration | air purification | indoor air cleaner | smoke purifier | dust air cleaner | smoke remover | air filtration system',
  }),
  ...family('water purifier', {
    also: 'water filter | wasserfilter | filtre à eau',
    alike: 'ro purifier | tap filter',
    members: 'water softener | water dispenser | water cooler | tds meter | water filter pitcher',
    parts: 'tank | tap | filter | cartridge | membrane | pipe | pump | candle | tray',
    neutral:
      'drink | water | glass | fill | tap | filter | family | sink | borewell | municipal | litre | pour | refill',
    ask: 'capacity mode compatible_with power included installation pressure dimensions certification material warranty',
    title: 'model mode capacity colour',
    search:
      'water filter | water filtration | water purification | drinking water filter | drinking water purifier | pani ka filter | water filtration system | water cleaner | clean water filter | home water filter | water treatment',
  }),
  ...family('washing machine', {
    also: 'washer | waschmaschine | lave-linge | lavadora | lavatrice',
    alike: 'sewing machine motor',
    members: 'clothes dryer = dryer',
    parts: 'drum | door | hose | drawer | shelf | compressor | filter | tray | remote | seal',
    neutral: 'wash | laundry | clothes | spin | load | cold | cool | keep | shelf | food | dish | rinse | cycle',
    ask: 'capacity energy dimensions mode noise power voltage colour installation included warranty',
    title: 'model capacity energy mode colour',
    search:
      'washer | clothes washer | laundry machine | laundry washer | washing appliance | cloth washer | garment washer | home laundry | laundering | clothes cleaning machine',
  }),
  ...family('kitchen scale', {
    also: 'food scale | küchenwaage | balance de cuisine | báscula de cocina | bilancia da cucina',
    alike: 'digital scale',
    members: 'luggage scale | jewelry scale | postal scale',
    parts: 'platform | bowl | hook | sensor | backlight | strap | glass',
    neutral:
      'weigh | weight | measure | bake | flour | portion | gram | ounce | bathroom | luggage | tare | ingredient | step on',
    ask: 'load function dimensions battery material included memory colour certification warranty',
    title: 'load material function colour',
    search:
      'weighing scale | weighing machine | weight machine | weight scale | measuring scale | scales | taraju | weighing balance | weight measuring device | weight checker | weigh scale | weighing instrument | weight meter | weighing tool',
  }),
];
