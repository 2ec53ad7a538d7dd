import type { Kind } from '../Kind.js';
import { garden, tools } from './frames.js';

export const yardKinds: readonly Kind[] = [
  ...garden.family('garden hose', {
    also: 'hose | water hose | hose pipe | hosepipe | water pipe | gartenschlauch | tuyau d’arrosage | manguera | tubo da giardino | garden pipe',
    members: 'hose reel',
    parts: 'core | fabric cover | coupling | spray gun | valve | washer',
    neutral: 'water | spray | tap | car | rinse | drain | flower bed',
    search: 'water hose | hose pipe | water pipe | garden pipe | hosepipe | watering pipe',
    ask: 'length diameter material pressure included compatible_with temperature weight use warning warranty',
    title: 'length diameter material count',
  }),
  ...garden.family('planter', {
    also: 'plant pot | plant pots | flower pot | flower pots | planters | gamla | blumentopf | pflanzkübel | pot de fleurs | maceta | vaso da fiori | pots for plants',
    members: 'plant stand | grow bag = grow bags | hanging planter',
    parts: 'saucer | drainage hole | tray | chain',
    neutral: 'herb | window | indoor | water | root | repot',
    search: 'plant pot | flower pot | gamla | pot for plants | planters | plant container',
  }),
  garden.kind('seeds', {
    also: 'seed packet | plant seeds | seed pack | samen | graines | semillas | semi | saatgut | seed',
    parts: 'packet',
    neutral: 'sow | sprout | pot | water | harvest | spring',
    search: 'plant seeds | gardening seeds | beej | sowing seeds | seed packet',
    ask: 'count net_content season directions origin height shelf_life warning',
  }),
  ...garden.family('live plant', {
    also: 'plant | plants | pflanze | plante | planta | pianta',
    members: 'succulent = succulents | bonsai tree = bonsai | flower bulbs | sapling | air plant',
    parts: 'leaf | root | pot | stem',
    neutral: 'leaf | pot | water | window | repot | desk',
    search: 'plant | paudha | house plant | plants | green plant | potted plant',
    ask: 'height size included care season directions origin count',
  }),
  ...garden.family('watering can', {
    also: 'watering cans | gießkanne | arrosoir | regadera | annaffiatoio',
    members:
      'spray bottle | garden sprayer = sprayer, plant mister | sprinkler | drip irrigation kit | hose nozzle = spray gun garden',
    parts: 'spout | rose | trigger | pump',
    neutral: 'water | spray | sprinkle | pot | mist',
    search: 'watering | plant watering | irrigation | water sprinkling | plant care',
  }),
  ...garden.family('pruning shears', {
    also: 'pruner | secateurs | garden scissors | pruners | gartenschere | sécateur | tijeras de podar',
    members: 'hedge trimmer | lopper | hedge shears | grass shears | pruning saw',
    parts: 'spring | lock',
    neutral: 'prune | cut | branch | stem | rose | hedge',
    search: 'pruner | plant cutter | garden cutter | pruning tool | branch cutter',
  }),
  ...garden.family('garden tool', {
    umbrella: true,
    also: 'garden tools | gardening tools | garden tool set | gardening tool set | gartenwerkzeug',
    members:
      'trowel | shovel = spade | rake | hoe | garden fork | khurpi | weeder | leaf blower | wheelbarrow | gardening gloves = garden gloves',
    neutral: 'dig | rake | weed | dirt | leaf',
    search: 'gardening tool | garden hand tool | farming tool | gardening equipment',
  }),
  ...garden.family('fertiliser', {
    also: 'fertilizer | plant food | khad | dünger | engrais | fertilizante | plant nutrient',
    members: 'compost = vermicompost | potting soil = potting mix, soil mix, blumenerde | cocopeat | neem cake',
    parts: 'bag | bottle | scoop',
    neutral: 'mix | pot | feed | water | root | sprinkle',
    search: 'plant food | khad | plant nutrient | soil food | garden feed',
    ask: 'net_content ingredient use directions count storage warning origin',
  }),
  ...garden.family('lawn mower', {
    also: 'lawnmower | grass cutter | mower | rasenmäher | tondeuse | cortacésped',
    members: 'grass trimmer = string trimmer, weed eater, brush cutter | chainsaw = chain saw | pressure washer',
    parts: 'deck | motor | wheel | cord',
    neutral: 'grass | mow | cut | edge | push',
    search: 'grass machine | garden machine | yard machine | outdoor power equipment',
    ask: 'power width capacity voltage speed noise weight included dimensions warranty',
  }),
  ...garden.family('barbecue grill', {
    also: 'grill | bbq | barbecue | grills | barbeque | angeethi',
    members: 'fire pit = feuerschale | smoker | tandoor | grill cover | bbq tools | skewers | barbecue set | grillrost',
    parts: 'grate | lid | ash tray | leg | wheel | shelf',
    neutral: 'grill | charcoal | party | cook | picnic | skewer',
    search: 'bbq | barbecue | grilling | outdoor cooking | barbeque',
  }),
  ...garden.family('bird feeder', {
    also: 'bird feeders | vogelhaus | futterhaus | mangeoire | comedero para pájaros | hummingbird feeder',
    members: 'bird house = birdhouse | bird bath | squirrel feeder',
    parts: 'perch | tray | roof | port',
    neutral: 'bird | seed | tree | hang | watch',
    search: 'bird feeding | bird lover | wild bird | bird accessory | feeder for birds',
  }),
  ...garden.family('patio furniture', {
    also: 'garden furniture set | outdoor furniture | gartenmöbel | patio set',
    members:
      'patio umbrella = sonnenschirm, parasol | garden chair | swing chair = garden swing | garden bench | outdoor cushion | patio cover | sun lounger',
    parts: 'seat | cushion | canopy | rib',
    neutral: 'sit | shade | poolside | tea | evening',
    search: 'outdoor furniture | garden seating | patio | outdoor seating',
    ask: 'dimensions material load assembly included colour weight protection_class care',
  }),
  ...garden.family('garden decor', {
    umbrella: true,
    also: 'gartendeko',
    members:
      'artificial grass = artificial turf, grass mat | garden stake | garden fence | trellis | shade net = green net | garden edging | pond liner | privacy screen | weed barrier | greenhouse | plant support | garden statue | garden gnome',
    parts: 'roll | panel | clip',
    neutral: 'path | fence | border | lay | corner',
    search: 'garden decoration | outdoor decor | landscape | garden accent',
  }),
  ...tools.family('drill', {
    also: 'drill machine | bohrmaschine | akkuschrauber | perceuse | taladro | trapano | drill driver',
    members: 'impact driver | impact wrench | electric screwdriver',
    parts: 'chuck | battery | trigger | charger',
    neutral: 'drill | hole | screw | wall | wood',
    search: 'drill machine | drilling machine | drill driver | power tool | drilling tool',
    ask: 'power voltage speed battery included mode size weight charge_time warranty',
  }),
  ...tools.family('power tool', {
    umbrella: true,
    members:
      'angle grinder = grinder machine, winkelschleifer | circular saw | jigsaw tool | sander | orbital sander | heat gun | rotary tool | planer | router tool | soldering iron | soldering kit | welding machine | air compressor | nail gun | polisher | multi tool',
    parts: 'disc | guard | trigger | cord | motor',
    neutral: 'grind | cut | sand | wood | metal',
    search: 'electric tool | power machine | corded tool | machine tool',
    ask: 'power voltage speed included size mode weight noise warranty',
  }),
  tools.kind('screwdriver', {
    also: 'screw driver | screwdrivers | screwdriver set | screwdriver kit | schraubendreher | tournevis | destornillador | cacciavite | pechkas | screwdriver bits',
    neutral: 'screw | turn | tighten | loosen | drawer',
    search: 'screw driver | pechkas | screwdrivers | turn screw | screw tool',
  }),
  tools.kind('socket wrench set', {
    also: 'socket set | socket sets | ratchet set | ratchet wrench set | steckschlüsselsatz | ratschenkasten | jeu de douilles | juego de vasos | ratchet | socket wrench | sockets',
    parts: 'ratchet | socket | extension bar | adapter',
    neutral: 'nut | bolt | car | bike | engine | tighten',
    search: 'socket set | ratchet set | spanner set | goti set | wrench set | mechanic set',
    ask: 'pieces size material included use finish compatible_with weight dimensions warranty',
    title: 'pieces size material',
  }),
  ...tools.family('wrench', {
    also: 'spanner | spanner set | wrench set | wrenches | spanners | schraubenschlüssel | clé | llave inglesa | pana',
    members: 'torque wrench | pipe wrench | allen key = allen key set, hex key set, hex keys',
    neutral: 'nut | bolt | pipe | tighten | loosen',
    search: 'spanner | pana | spanners | wrenches | nut tightener',
  }),
  ...tools.family('hammer', {
    also: 'hammers | hathoda | hathodi | marteau | martillo | martello',
    members: 'mallet | axe = hatchet | sledgehammer',
    parts: 'claw | face',
    neutral: 'nail | strike | wood | camp',
    search: 'hathoda | hathodi | hammers | nail hammer | striking tool',
  }),
  ...tools.family('pliers', {
    also: 'plier | plier set | zange | pince | alicates | pinze | plas',
    members: 'wire stripper | wire cutter | crimping tool | bolt cutter | multitool = multi-tool',
    neutral: 'grip | cut | wire | bend | cable',
    search: 'plier | plas | wire tool | gripping tool | plier tool',
  }),
  ...tools.family('tape measure', {
    also: 'measuring tape | tape measures | inchi tape | inch tape | maßband | mètre ruban | cinta métrica | metro a nastro',
    members:
      'laser measure = laser distance meter | spirit level | laser level | caliper | measuring wheel | ruler tool',
    parts: 'tape | hook | lock | clip',
    neutral: 'measure | length | mark | wall | wood',
    search: 'measuring tape | inch tape | measurement tool | measuring tool | inchi tape',
  }),
  ...tools.family('saw', {
    also: 'handsaw | hacksaw | saws | säge | scie | sierra | aari',
    members:
      'saw blade = saw blades | utility knife = box cutter | chisel = chisels | wood carving tools | file tool = rasp',
    neutral: 'wood | cut | branch | board | carve',
    search: 'cutting tool | wood tool | carpenter tool | carpentry | woodworking',
  }),
  ...tools.family('drill bit', {
    also: 'drill bits | bohrer | bohrerset | forets | brocas | bit set | masonry bit',
    members: 'hole saw | sandpaper = abrasive | sanding discs | sanding drum',
    parts: 'flute | shank',
    neutral: 'drill | hole | wood | metal | wall',
    search: 'drilling bit | bits | drill accessory | tool bits | bits set',
  }),
  ...tools.family('tool set', {
    also: 'tool kit | toolkit | tool sets | werkzeugset',
    members:
      'tool box = toolbox, tool chest, werkzeugkoffer, boîte à outils, caja de herramientas | tool bag | tool organizer | tool belt',
    parts: 'pliers | hammer | wrench | screwdriver | tray',
    neutral: 'car | shelf | furniture | carry',
    search: 'tool kit | toolkit | tool box | home tool kit | tools set',
    ask: 'pieces included size material use weight dimensions finish warranty',
  }),
  ...tools.family('adhesive', {
    also: 'kleber',
    members:
      'super glue | epoxy | sealant = caulk | tape = klebeband, ruban adhésif, cinta adhesiva | duct tape | masking tape | double sided tape | insulation tape | wood glue | wall putty | waterproofing tape',
    parts: 'tube | roll | nozzle | liner',
    neutral: 'stick | seal | bond | crack | wall | glue',
    search: 'glue | bonding | gond | sticking | fixing material',
    ask: 'net_content length width use temperature directions colour count warning',
  }),
  ...tools.family('wall paint', {
    also: 'wandfarbe | peinture murale | pintura de pared | emulsion paint | enamel paint | distemper',
    members: 'wood stain | varnish | primer paint | lacquer | wood finish',
    parts: 'can | brush',
    neutral: 'paint | wall | coat | roller | wood | dry',
    search: 'paint | house paint | wall colour | painting | rang',
    ask: 'colour finish net_content area use directions ingredient warning',
  }),
  ...tools.family('tap', {
    also: 'faucet | taps | faucets | wasserhahn | armatur | robinet | grifo | rubinetto | nal',
    members:
      'shower head = showerhead, duschkopf | health faucet = jet spray, bidet | shower set | toilet seat | sink = washbasin',
    parts: 'spout | aerator | cartridge | hose | holder',
    neutral: 'water | sink | wash | bathroom | kitchen | shower',
    search: 'bathroom fitting | bath fitting | sanitary fitting | plumbing | water fitting',
    ask: 'material finish dimensions installation included compatible_with mode pressure colour warranty',
  }),
  ...tools.family('door hardware', {
    umbrella: true,
    also: 'türgriff | vorhängeschloss | poignée',
    members:
      'door handle | door knob | lock = locks | padlock | door lock | tala | smart lock | hinge = hinges | cabinet handle | cabinet knobs | drawer pull | drawer handles | drawer slide | schloss | cadenas | candado | door stopper | door closer | curtain rod | bracket | shelf bracket | latch',
    parts: 'key | plate | cylinder',
    neutral: 'door | key | drawer | cabinet | gate | open',
    search: 'door fitting | door accessory | cabinet hardware | hardware fitting',
    ask: 'material dimensions finish count included installation compatible_with load colour warranty',
  }),
  tools.kind('ladder', {
    also: 'ladders | step ladder | stepladder | leiter | échelle | escalera | scala | sidhi | scaffold',
    parts: 'step | rail | foot | hinge | platform',
    neutral: 'climb | step | roof | reach | paint',
    search: 'step ladder | sidhi | ladders | climbing ladder | folding steps',
    ask: 'height load material weight dimensions count assembly certification warranty',
  }),
  ...tools.family('multimeter', {
    umbrella: true,
    also: 'multimètre | multímetro',
    members:
      'voltage tester = line tester | battery tester | stud finder | moisture meter | cable tester | clamp meter | tester',
    parts: 'probe | display | battery',
    neutral: 'measure | voltage | current | circuit | wire',
    search: 'testing tool | measuring instrument | electrical tester | test meter',
    ask: 'function range voltage included certification dimensions battery warranty',
  }),
  ...garden.family('raised garden bed', {
    also: 'raised bed | garden bed | raised planter box | planter box | hochbeet | potager surélevé',
    members:
      'compost bin = composter, compost tumbler, komposter | garden kneeler = kneeler bench, kneeling pad, garden kneeler and seat | grow light = plant light, plant grow light | garden arch | garden cart',
    parts: 'panel | liner | base | leg | bracket | edging | bowl | lid | tray',
    neutral: 'soil | plant | herb | vegetable | patio | yard | grow',
    search: 'garden supplies | backyard | patio decor | gardening gift | outdoor garden',
  }),
  tools.kind('magnetic tray', {
    also: 'magnetic parts tray | parts tray | magnetic parts tray set | magnetic bowl',
    parts: 'magnet | rubber base | bowl | wristband',
    neutral: 'bolt | screw | nut | hold | garage | bench',
    search: 'mechanic tools | magnetic holder | parts holder | garage tools | screw holder',
  }),
];
