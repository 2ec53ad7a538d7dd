import type { Kind } from '../Kind.js';
import { cycling, outdoor, sports } from './frames.js';

export const activityKinds: readonly Kind[] = [
  sports.kind('yoga mat', {
    also: 'exercise mat | yoga mats | gym mat | fitness mat | workout mat | yogamatte | gymnastikmatte | tapis de yoga | esterilla de yoga | tappetino yoga | pilates mat',
    parts: 'carry strap | layer | texture',
    neutral: 'yoga | pilates | pose | floor | roll | studio | meditate',
    search:
      'exercise mat | workout mat | fitness mat | pilates mat | floor exercise mat | exercise pad | exercising mat | stretching mat | meditation mat | ground exercise mat | asana mat | training mat | stretch mat',
    ask: 'dimensions thickness material weight care included colour feature free_from warranty',
  }),
  ...sports.family('dumbbell', {
    umbrella: true,
    also: 'dumbbells | hantel | hanteln | haltère | mancuernas | manubri | weights',
    alike: 'dumbell | dumbbell set',
    members: 'kettlebell = kettlebells | weight plates | barbell | ankle weights',
    parts: 'plate | rod | collar',
    neutral: 'lift | press | curl | set | reps',
    search:
      'weights | weight training | strength training | resistance training | fitness weights | weight lifting | exercise weight | weightlifting equipment | bodybuilding | muscle training',
  }),
  ...sports.family('resistance band', {
    also: 'resistance bands | exercise band | exercise bands | fitnessband | bande de résistance | banda elástica',
    alike: 'loop bands | resistance tube',
    members: 'pull up band',
    parts: 'loop | anchor | tube',
    neutral: 'pull | squat | hips | arms | door',
    search:
      'exercise band | workout band | stretch band | elastic exercise band | resistance training | pull band | stretching band | tension band | exercising bands',
  }),
  sports.kind('skipping rope', {
    also: 'jump rope | skipping ropes | jump ropes | springseil | corde à sauter | cuerda para saltar | corda per saltare',
    parts: 'bearing | cable',
    neutral: 'jump | skip | cardio | boxing',
    search:
      'jump rope | jumping rope | skip rope | skipping | rassi | cardio rope | fitness rope | exercise rope | workout rope | training rope | jumprope | aerobic rope | agility rope',
  }),
  ...sports.family('exercise machine', {
    umbrella: true,
    also: 'laufband | heimtrainer',
    members:
      'treadmill | exercise bike | exercise cycle | elliptical | rowing machine | home gym equipment | stepper | tapis de course | pull up bar | ab roller | push up board | weight bench | workout bench',
    parts: 'pedal | seat | display | belt | wheel',
    neutral: 'run | row | cardio | minutes | home gym',
    search:
      'fitness equipment | exercise equipment | workout equipment | home fitness | home workout | training machine | fitness gear | exercise device | workout apparatus | strength conditioning | physical training | calisthenics',
  }),
  ...sports.family('cricket bat', {
    also: 'cricket bats | bat cricket',
    alike: 'english willow bat | kashmir willow bat | tennis bat',
    members: 'cricket kit',
    parts: 'blade | toe | shoulder | edge | cover',
    neutral: 'cricket | innings | nets | pitch | shot | over',
    search:
      'bat for cricket | cricket balla | balla | cricket equipment | batting | batsman bat | cricket gear | cricketer bat | cricket playing bat',
  }),
  ...sports.family('ball', {
    also: 'balls | ballon | balón | pallone | gend',
    members:
      'football = soccer ball, fußball | basketball | volleyball | cricket ball | tennis ball = tennis balls | rugby ball | golf ball = golf balls | exercise ball = gym ball',
    parts: 'bladder | panel | valve | stitching',
    neutral: 'throw | kick | catch | pass | score | ground',
    search:
      'balls | gend | game ball | playing ball | training ball | practice ball | athletic ball | match ball | play ball',
  }),
  ...sports.family('racket', {
    also: 'racquet | schläger | raquette | raqueta | racchetta',
    members:
      'badminton racket = badminton racquet | tennis racket = tennis racquet | table tennis bat = table tennis racket | shuttlecock = shuttlecocks | squash racket | pickleball paddle',
    parts: 'string | shaft | throat | head cover',
    neutral: 'serve | smash | net | rally',
    search:
      'racquet | rackets | racquets | racket sport | racquet sport | court racket | playing racket | strung racket | match racket | stringed bat | rackit',
  }),
  ...sports.family('swim goggles', {
    also: 'swimming goggles | swim goggle | schwimmbrille | lunettes de natation | gafas de natación',
    members:
      'swim cap = swimming cap | snorkel set = snorkel mask | kickboard | paddle board = stand up paddle board, paddleboard, sup board, inflatable paddle board | life jacket = life vest',
    parts: 'lens | nose bridge | gasket',
    neutral: 'swim | pool | lap | dive | water',
    search:
      'swimming goggles | swimming glasses | pool goggles | underwater goggles | swimming eyewear | swimming specs | water goggles | swimmer goggles | eye protection swimming | aqua goggles',
  }),
  ...sports.family('boxing gloves', {
    also: 'boxing glove | punching gloves | boxhandschuhe | gants de boxe | guantes de boxeo',
    alike: 'mma gloves',
    members:
      'punching bag = punch bag, boxing bag | hand wraps | gym gloves = weight lifting gloves | goalkeeper gloves | batting gloves',
    parts: 'thumb | palm | cuff',
    neutral: 'punch | spar | bag | fist | round',
    search:
      'glove | hand protection | pair of gloves | gloves for sport | hand gear | hand guard | training gloves | practice gloves | athletic gloves | protective hand wear',
  }),
  ...sports.family('protective sports gear', {
    umbrella: true,
    members:
      'shin guards = shin guard | knee pads = knee pad | elbow pads | mouth guard = mouthguard | batting pads | sports helmet',
    parts: 'shell | sleeve',
    neutral: 'skate | tackle | knee | elbow',
    search:
      'protective gear | protective equipment | impact protection | protectors | guard | injury protection | sports safety | player protection | athletic protection | game protection',
  }),
  sports.kind('sports jersey', {
    also: 'jersey | jerseys | trikot | maillot | camiseta de fútbol',
    alike: 'sports uniform',
    parts: 'sleeve | collar | hem',
    neutral: 'wear | fan | stadium | run',
    search:
      'jersey | jerseys | sports shirt | sports top | sportswear | team shirt | match shirt | team kit | player jersey | game jersey | athletic jersey | sports tee | athlete top | squad shirt | teamwear | sports tshirt',
    ask: 'size material fit colour edition care pattern style audience',
  }),
  ...sports.family('fishing gear', {
    umbrella: true,
    members:
      'fishing rod = angelrute, canne à pêche, caña de pescar | fishing reel | fishing lure = angelköder, fishing lures | fishing line | fishing hooks | fishing net | tackle box | bait',
    parts: 'reel | hook | guide | tip',
    neutral: 'fish | cast | lake | river | boat | angler',
    search:
      'fishing tackle | fishing equipment | angling | fishing | angler gear | fish catching | fisherman | fishing supplies | fishing tool | fisher',
  }),
  ...sports.family('golf accessory', {
    umbrella: true,
    members: 'golf club = golf clubs | golf bag | golf glove | golf tees | putter | divot tool | golf headcover',
    neutral: 'golf | swing | putt | green | round',
    search:
      'golf | golfing | golf equipment | golf gear | golfer | golf supplies | golf course | golf training | golf practice | golf game | golf player | fairway',
  }),
  ...sports.family('foam roller', {
    also: 'massage roller | faszienrolle',
    members: 'yoga block = yoga blocks | yoga strap | yoga wheel | massage ball | sweat band = sweatband',
    neutral: 'roll | back | legs | yoga | floor',
    search:
      'massage roller | muscle roller | exercise roller | fitness roller | myofascial roller | back roller | massage roll | self massage roller | deep tissue roller | fascia roller | trigger point roller | pilates roller | workout roller',
  }),
  ...outdoor.family('tent', {
    also: 'tents | camping tent | zelt | tente | tienda de campaña | tenda da campeggio',
    members: 'gazebo = canopy tent | tarp = tarpaulin',
    parts: 'fly | groundsheet | guy line | vent',
    neutral: 'pitch | rain | sleep | ground',
    search:
      'camping tent | camp tent | tents | tambu | camp shelter | campsite tent | tenting | camper tent | backcountry shelter | campout tent | expedition tent',
    ask: 'capacity dimensions weight pressure season material included protection_class assembly colour warranty',
  }),
  ...outdoor.family('sleeping bag', {
    also: 'sleeping bags | schlafsack | sac de couchage | saco de dormir | sacco a pelo',
    members: 'camping mattress = sleeping pad, sleeping mat | camping pillow',
    parts: 'hood | liner | stuff sack',
    neutral: 'sleep | cold | ground | roll',
    search:
      'sleep sack | sleeping sack | sleep bag | camp bedding | bed roll | bedroll | sleeping quilt bag | hikers bag | zip up sleeping bag | slumber bag | sleeping pouch | camper bed | campsite bedding | backpacker bed',
  }),
  ...outdoor.family('camping cookware', {
    also: 'camping cookware bundle | camp cookware | campinggeschirr',
    alike: 'camping cookware set | mess kit | cook kit',
    members: 'camping stove = camp stove, campingkocher, backpacking stove',
    parts: 'pot | pan | kettle | cup | fork | spoon | burner',
    neutral: 'boil | stove | soup | coffee | meal | pot',
    search:
      'camp cookware | cook set | camp cooking set | camp kitchen | outdoor cookware | camping pots and pans | backpacking cookware | campfire cookware | camper kitchen set | campsite cooking | bushcraft cooking | backpacker pots',
    ask: 'pieces included capacity material weight dimensions compatible_with care colour',
  }),
  ...outdoor.family('camping chair', {
    also: 'camp chair | campingstuhl | chaise de camping | silla de camping',
    members: 'hammock = hängematte, hamac, hamaca | camping table = camp table | beach chair',
    parts: 'armrest | seat | cup holder | leg | rope',
    neutral: 'sit | beach | garden | fishing | lounge',
    search:
      'outdoor chair | outdoor seat | outside chair | camp seat | fishing chair | picnic chair | fold up chair | collapsible chair | campsite chair | camper chair | tailgate chair | caravan chair',
  }),
  ...outdoor.family('cooler', {
    also: 'kühlbox | kühltasche | glacière | nevera portátil',
    alike: 'cooler bag | ice chest | cool box | ice box | cooler box',
    members: 'insulated bag | lunch bag | picnic basket = picnic hamper | picnic bag',
    neutral: 'ice | drinks | beach | lunch | food | cold',
    search:
      'drink cooler | food cooler | beverage cooler | picnic cooler | cold storage | coolbox | chiller | ice cooler',
  }),
  ...outdoor.family('binoculars', {
    also: 'binocular | fernglas | jumelles | prismáticos | binocolo | doorbeen',
    members: 'telescope = telescopes | monocular | spotting scope | compass = kompass',
    parts: 'eyepiece | lens | strap | focus wheel',
    neutral: 'birds | stars | view | watch | stadium',
    search:
      'binocular | field glasses | doorbeen | distance viewing glasses | optics | far viewing glass | birdwatching glasses | bird watching | spyglasses | optical instrument',
    ask: 'range diameter weight dimensions included protection_class compatible_with material warranty',
  }),
  ...outdoor.family('trekking pole', {
    also: 'trekking poles | hiking pole | hiking poles | hiking stick | wanderstöcke | bâtons de randonnée',
    members: 'climbing rope | carabiner = karabiner | paracord | survival kit | hydration pack | water bladder',
    parts: 'tip | basket | wrist loop',
    neutral: 'walk | climb | uphill | path',
    search:
      'hiking pole | walking pole | trekking stick | hiking stick | trek pole | hiking staff | hike stick | mountain stick | trail pole | trekking cane | hikers pole',
  }),
  ...cycling.family('bicycle', {
    also: 'bicycles | bike | bikes | cycle | cycles | fahrräder | vélos | bicicleta | bicicletta | saikil',
    members: 'electric bike = ebike, e-bike',
    neutral: 'gear | school | wheel | brake',
    search:
      'bike | push bike | pushbike | pedal bike | pedal cycle | two wheeler cycle | biking | saikil | bicycling | two wheels | pedal powered',
    ask: 'size age weight speed material load assembly included mode warranty',
  }),
  cycling.kind('bike helmet', {
    also: 'bicycle helmet | cycling helmet | cycle helmet | fahrradhelm | casque vélo | casco de bicicleta',
    alike: 'skate helmet',
    parts: 'visor | liner | chin strap | dial',
    neutral: 'head | skate | scooter | school',
    search:
      'bicycle helmet | cycle helmet | cycling helmet | riding helmet | bike headgear | biking helmet | cyclist helmet | bike head protection | biker head guard | bicycling',
  }),
  ...cycling.family('bike light', {
    also: 'bicycle light | bike lights | cycle light | fahrradlicht | éclairage vélo',
    alike: 'tail light bike',
    members: 'bike bell = cycle bell, bicycle bell | bike mirror',
    neutral: 'night | dusk | handlebar | rear',
    search:
      'bicycle light | cycle light | bike lamp | cycle lamp | cycling light | bike lighting | cyclist light | biking light | bike safety light | riding light | visibility light | bike night light',
  }),
  cycling.kind('bike lock', {
    also: 'bicycle lock | cycle lock | fahrradschloss | antivol vélo | candado bicicleta',
    alike: 'u lock | chain lock',
    parts: 'key | cable | shackle',
    neutral: 'lock | park | rack | key',
    search:
      'bicycle lock | cycle lock | cycling lock | lock for bike | bike security | biking lock | theft protection | locking | bike guard',
  }),
  cycling.kind('bike pump', {
    also: 'bicycle pump | cycle pump | luftpumpe | pompe à vélo | bomba de aire',
    alike: 'floor pump | air pump | ball pump',
    parts: 'gauge | nozzle | needle',
    neutral: 'tyre | inflate | valve | air | puncture',
    search:
      'bicycle pump | cycle pump | tyre pump | tyre inflator | tire inflator | hawa pump | bicycle air pump | tyre filler | pumper | inflating pump | bicycle tire inflation',
  }),
  ...cycling.family('bike part', {
    umbrella: true,
    members:
      'bike saddle | bicycle seat | bike seat | bike pedals | pedals | bike chain | bike tire | bike tyre | inner tube | bike grips | handlebar grips | bike bag | saddle bag | frame bag | bike basket | bike rack | kickstand | mudguard | cycle seat cover | derailleur | bike stand',
    neutral: 'replace | fit | seat | wheel',
    search:
      'bicycle part | cycle part | bike component | bike fitting | bike equipment | cyclist gear | biking | bike upgrade',
  }),
  ...sports.family('dart board', {
    also: 'dartboard | dartscheibe',
    alike: 'darts | dart set',
    members:
      'ping pong paddles = ping pong paddle, tischtennisschläger | pool cue | cornhole set | basketball hoop | golf putting mat = putting mat',
    parts: 'dart | flight | wire | cabinet | blade | rubber | net',
    neutral: 'throw | game | play | wall | match | practise',
    search:
      'dartboard | darts board | dart target | darts game | dart game | throwing game | bullseye board | bulls eye target | pub game',
  }),
];
