import type { Kind } from '../Kind.js';
import { garden } from './frames.js';

export const yardKinds: readonly Kind[] = [
  ...garden.family('garden hose', {
    also: 'hose | water hose | hose pipe | hosepipe | gartenschlauch | tuyau d’arrosage | manguera | tubo da giardino | garden pipe',
    alike: 'water pipe',
    members: 'hose reel = hose winder',
    parts: 'core | fabric cover | coupling | spray gun | valve | washer',
    neutral: 'water | spray | tap | car | rinse | drain | flower bed',
    search:
      'water hose | hose pipe | hosepipe | garden pipe | watering hose | watering pipe | watering line | plant watering pipe | lawn hose | yard hose | flexible hose | pani ka pipe',
    ask: 'length diameter material pressure included compatible_with temperature weight use warning warranty',
    title: 'length diameter material count',
  }),
  ...garden.family('planter', {
    also: 'plant pot | plant pots | flower pot | flower pots | planters | gamla | blumentopf | pflanzkübel | pot de fleurs | maceta | vaso da fiori | pots for plants',
    members: 'plant stand | grow bag = grow bags | hanging planter',
    parts: 'saucer | drainage hole | tray | chain',
    neutral: 'herb | window | indoor | water | root | repot',
    search:
      'plant pot | flower pot | gamla | plant container | pot for plants | planters | gardening pot | flowerpot | plant holder | plant vase | garden pot | gamle | growing pot | planting pot',
  }),
  garden.kind('seeds', {
    also: 'seed packet | plant seeds | seed pack | samen | graines | semillas | semi | saatgut | seed',
    parts: 'packet',
    neutral: 'sow | sprout | pot | water | harvest | spring',
    search:
      'plant seeds | sowing seeds | gardening seeds | beej | seed packet | seeds for planting | garden seeds | seed pack | growing seeds | germination seeds | sow | grow your own',
    ask: 'count net_content season directions origin height shelf_life warning',
  }),
  ...garden.family('live plant', {
    also: 'plant | plants | pflanze | plante | planta | pianta',
    members: 'succulent = succulents | bonsai tree = bonsai | flower bulbs | sapling | air plant',
    parts: 'leaf | root | pot | stem',
    neutral: 'leaf | pot | water | window | repot | desk',
    search:
      'plant | plants | living plant | real plant | paudha | growing plant | flora | paudhe | plant life | real greenery | botanical | nature | vegetation',
    ask: 'height size included care season directions origin count',
  }),
  ...garden.family('watering can', {
    also: 'watering cans | gießkanne | arrosoir | regadera | annaffiatoio',
    members:
      'spray bottle | garden sprayer = sprayer, plant mister | sprinkler = lawn sprinkler | drip irrigation kit | hose nozzle = spray gun garden',
    parts: 'spout | rose | trigger | pump',
    neutral: 'water | spray | sprinkle | pot | mist',
    search:
      'plant watering | watering pot | water can | garden watering | can for watering plants | watering jug | water sprinkler can | flower watering can | watering pitcher | gardening can | pani dene ka jhara | irrigation can | spout can',
  }),
  ...garden.family('pruning shears', {
    also: 'pruner | secateurs | pruners | gartenschere | sécateur | tijeras de podar | pruning tool | pruning scissors',
    alike: 'garden scissors',
    members: 'hedge trimmer = hedge cutter | lopper | hedge shears | grass shears | pruning saw',
    parts: 'spring | lock',
    neutral: 'prune | cut | branch | stem | rose | hedge',
    search:
      'garden shears | plant shears | plant cutter | garden cutter | garden cutting tool | garden clippers | plant trimmer | trimming shears | gardening cutter | gardener shears | foliage trimmer | greenery cutter | landscaping shears',
  }),
  ...garden.family('garden tool', {
    umbrella: true,
    also: 'garden tools | gardening tools | gartenwerkzeug',
    alike: 'garden tool set | gardening tool set',
    members:
      'trowel | shovel = spade | rake | hoe | garden fork | khurpi | weeder | leaf blower | wheelbarrow | gardening gloves = garden gloves',
    neutral: 'dig | rake | weed | dirt | leaf',
    search:
      'gardening tool | garden equipment | gardening equipment | gardening | gardening implement | gardener tool | garden work | yard tool | gardening supplies | landscaping tool | horticulture | bagwani tool | garden maintenance',
  }),
  ...garden.family('fertiliser', {
    also: 'fertilizer | plant food | khad | dünger | engrais | fertilizante | plant nutrient',
    members: 'compost = vermicompost | potting soil = potting mix, soil mix, blumenerde | cocopeat | neem cake',
    parts: 'bag | bottle | scoop',
    neutral: 'mix | pot | feed | water | root | sprinkle',
    search:
      'fertilizer | plant food | plant nutrient | khad | plant feed | plant nutrition | soil nutrient | crop nutrient | garden feed | gardening fertilizer',
    ask: 'net_content ingredient use directions count storage warning origin',
  }),
  ...garden.family('lawn mower', {
    also: 'lawnmower | grass cutter | mower | rasenmäher | tondeuse | cortacésped',
    members:
      'grass trimmer = string trimmer, weed eater, brush cutter | chainsaw = chain saw | pressure washer = power washer, jet washer',
    parts: 'deck | motor | wheel | cord',
    neutral: 'grass | mow | cut | edge | push',
    search:
      'lawnmower | grass cutter | mower | grass cutting machine | grass mower | yard mower | turf mower | garden mower | mowing | mow',
    ask: 'power width capacity voltage speed noise weight included dimensions warranty',
  }),
  ...garden.family('barbecue grill', {
    apart: true,
    also: 'grill | bbq | barbecue | grills | barbeque',
    alike: 'angeethi',
    members:
      'fire pit = feuerschale | smoker = bbq smoker, meat smoker | tandoor = clay tandoor | grill cover = bbq cover, barbecue cover | bbq tools = grill tools, barbecue tools | skewers = skewer, bbq skewers | barbecue set = bbq set | grillrost = grill grate',
    parts: 'grate | lid | ash tray | leg | wheel | shelf',
    neutral: 'grill | charcoal | party | cook | picnic | skewer',
    search:
      'bbq | barbecue | barbeque | bbq grill | grilling | outdoor cooking | barbecue stand | cookout grill | barbecue cooker | grilling station | garden grill | roasting grill | braai',
  }),
  ...garden.family('bird feeder', {
    also: 'bird feeders | vogelhaus | futterhaus | mangeoire | comedero para pájaros',
    alike: 'hummingbird feeder',
    members: 'bird house = birdhouse | bird bath | squirrel feeder',
    parts: 'perch | tray | roof | port',
    neutral: 'bird | seed | tree | hang | watch',
    search:
      'wildlife feeder | garden feeder | animal feeder | feeding station | feeding tray | feed dispenser | food dispenser | feed holder | backyard wildlife | wild animal feeding',
  }),
  ...garden.family('patio furniture', {
    also: 'outdoor furniture | gartenmöbel',
    alike: 'garden furniture set | patio set',
    members:
      'patio umbrella = sonnenschirm, parasol | garden chair | swing chair = garden swing | garden bench = outdoor bench | outdoor cushion | patio cover | sun lounger = garden lounger, sunbed',
    parts: 'seat | cushion | canopy | rib',
    neutral: 'sit | shade | poolside | tea | evening',
    search:
      'outdoor furniture | garden furniture | outdoor seating | balcony furniture | terrace furniture | lawn furniture | backyard furniture | deck furniture | porch furniture | yard furniture | outside furniture | exterior furniture | veranda furniture',
    ask: 'dimensions material load assembly included colour weight protection_class care',
  }),
  ...garden.family('garden decor', {
    umbrella: true,
    also: 'gartendeko',
    members:
      'artificial grass = artificial turf, grass mat | garden stake | garden fence | trellis | shade net = green net | garden edging | pond liner | privacy screen | weed barrier | greenhouse | plant support | garden statue | garden gnome',
    parts: 'roll | panel | clip',
    neutral: 'path | fence | border | lay | corner',
    search:
      'garden landscaping | landscaping | garden supplies | yard supplies | lawn and garden | backyard | garden improvement | gardening | landscape supplies',
  }),
  ...garden.family('raised garden bed', {
    also: 'raised bed | garden bed | raised planter box | planter box | hochbeet | potager surélevé',
    members:
      'compost bin = composter, komposter = compost tumbler | worm composter = wormery, worm bin, vermicomposter, vermicompost bin, worm compost bin | garden kneeler = kneeler bench, kneeling pad, garden kneeler and seat | grow light = plant light, plant grow light | garden arch | garden cart',
    parts: 'panel | liner | base | leg | bracket | edging | bowl | lid | tray',
    neutral: 'soil | plant | herb | vegetable | patio | yard | grow',
    search:
      'raised bed | garden bed | raised planter box | planter box | plant bed | vegetable bed | elevated garden bed | planting bed | gardening bed | plant growing bed | flower bed | herb bed | grow bed',
  }),
];
