import type { Kind } from '../Kind.js';
import { cycling, outdoor, sports } from './frames.js';

export const activityKinds: readonly Kind[] = [
  sports.kind('yoga mat', {
    also: 'exercise mat | yoga mats | gym mat | fitness mat | workout mat | yogamatte | gymnastikmatte | tapis de yoga | esterilla de yoga | tappetino yoga | pilates mat',
    parts: 'carry strap | layer | texture',
    neutral: 'yoga | pilates | pose | floor | roll | studio | meditate',
    search: 'exercise mat | gym mat | workout mat | yoga mattress | fitness mat',
    ask: 'dimensions thickness material weight care included colour feature free_from warranty',
  }),
  ...sports.family('dumbbell', {
    umbrella: true,
    also: 'dumbbells | dumbell | dumbbell set | hantel | hanteln | haltère | mancuernas | manubri | weights',
    members: 'kettlebell = kettlebells | weight plates | barbell | ankle weights',
    parts: 'plate | rod | collar',
    neutral: 'lift | press | curl | set | reps',
    search: 'gym weights | free weights | strength training | weight lifting | home gym',
  }),
  ...sports.family('resistance band', {
    also: 'resistance bands | exercise band | exercise bands | loop bands | fitnessband | bande de résistance | banda elástica | resistance tube',
    members: 'pull up band',
    parts: 'loop | anchor | tube',
    neutral: 'pull | squat | hips | arms | door',
    search: 'exercise band | workout band | fitness band loop | stretch band | loop band',
  }),
  sports.kind('skipping rope', {
    also: 'jump rope | skipping ropes | jump ropes | springseil | corde à sauter | cuerda para saltar | corda per saltare',
    parts: 'bearing | cable',
    neutral: 'jump | skip | cardio | boxing',
    search: 'jump rope | jumping rope | rassi | rope for jumping | skip rope',
  }),
  ...sports.family('exercise machine', {
    umbrella: true,
    also: 'laufband | heimtrainer',
    members:
      'treadmill | exercise bike | exercise cycle | elliptical | rowing machine | home gym equipment | stepper | tapis de course | pull up bar | ab roller | push up board | weight bench | workout bench',
    parts: 'pedal | seat | display | belt | wheel',
    neutral: 'run | row | cardio | minutes | home gym',
    search: 'gym machine | gym equipment | home gym | workout machine | fitness machine',
  }),
  ...sports.family('cricket bat', {
    also: 'cricket bats | english willow bat | kashmir willow bat | tennis bat | bat cricket',
    members: 'cricket kit',
    parts: 'blade | toe | shoulder | edge | cover',
    neutral: 'cricket | innings | nets | pitch | shot | over',
    search: 'bat for cricket | cricket balla | balla | cricket gear | cricket equipment',
  }),
  ...sports.family('ball', {
    also: 'balls | ballon | balón | pallone | gend',
    members:
      'football = soccer ball, fußball | basketball | volleyball | cricket ball | tennis ball = tennis balls | rugby ball | golf ball = golf balls | exercise ball = gym ball',
    parts: 'bladder | panel | valve | stitching',
    neutral: 'throw | kick | catch | pass | score | ground',
    search: 'balls | gend | sports ball | match ball | game ball',
  }),
  ...sports.family('racket', {
    also: 'racquet | schläger | raquette | raqueta | racchetta',
    members:
      'badminton racket = badminton racquet | tennis racket = tennis racquet | table tennis bat = table tennis racket | shuttlecock = shuttlecocks | squash racket | pickleball paddle',
    parts: 'string | shaft | throat | head cover',
    neutral: 'serve | smash | net | rally',
    search: 'racquet | rackets | racket sport | sports racket | racquets',
  }),
  ...sports.family('swim goggles', {
    also: 'swimming goggles | swim goggle | schwimmbrille | lunettes de natation | gafas de natación',
    members:
      'swim cap = swimming cap | snorkel set = snorkel mask | kickboard | paddle board = stand up paddle board, paddleboard, sup board, inflatable paddle board | life jacket',
    parts: 'lens | nose bridge | gasket',
    neutral: 'swim | pool | lap | dive | water',
    search: 'swimming gear | swimming accessory | pool gear | swim gear | swimming',
  }),
  ...sports.family('boxing gloves', {
    also: 'boxing glove | punching gloves | boxhandschuhe | gants de boxe | guantes de boxeo | mma gloves',
    members: 'punching bag | hand wraps | gym gloves = weight lifting gloves | goalkeeper gloves | batting gloves',
    parts: 'thumb | palm | cuff',
    neutral: 'punch | spar | bag | fist | round',
    search: 'sports gloves | training gloves | workout gloves | glove for sport',
  }),
  ...sports.family('protective sports gear', {
    umbrella: true,
    members:
      'shin guards = shin guard | knee pads = knee pad | elbow pads | mouth guard = mouthguard | batting pads | sports helmet',
    parts: 'shell | sleeve',
    neutral: 'skate | tackle | knee | elbow',
    search: 'sports guard | sports pads | sports protection | protective gear',
  }),
  sports.kind('sports jersey', {
    also: 'jersey | jerseys | trikot | maillot | camiseta de fútbol | sports uniform',
    parts: 'sleeve | collar | hem',
    neutral: 'wear | fan | stadium | run',
    search: 'jersey | team shirt | sports shirt | team wear | fan shirt',
    ask: 'size material fit colour edition care pattern style audience',
  }),
  ...sports.family('fishing gear', {
    umbrella: true,
    members:
      'fishing rod = angelrute, canne à pêche, caña de pescar | fishing reel | fishing lure = angelköder, fishing lures | fishing line | fishing hooks | fishing net | tackle box | bait',
    parts: 'reel | hook | guide | tip',
    neutral: 'fish | cast | lake | river | boat | angler',
    search: 'fishing tackle | fishing accessory | angling | fishing equipment',
  }),
  ...sports.family('golf accessory', {
    umbrella: true,
    members: 'golf club = golf clubs | golf bag | golf glove | golf tees | putter | divot tool | golf headcover',
    neutral: 'golf | swing | putt | green | round',
    search: 'golf | golf gear | golfing | golf equipment | golf gift',
  }),
  ...sports.family('foam roller', {
    also: 'massage roller | faszienrolle',
    members: 'yoga block = yoga blocks | yoga strap | yoga wheel | massage ball | sweat band = sweatband',
    neutral: 'roll | back | legs | yoga | floor',
    search: 'yoga accessory | fitness accessory | stretching | recovery | pilates',
  }),
  ...outdoor.family('tent', {
    also: 'tents | camping tent | zelt | tente | tienda de campaña | tenda da campeggio',
    members: 'gazebo = canopy tent | tarp = tarpaulin',
    parts: 'fly | groundsheet | guy line | vent',
    neutral: 'pitch | rain | sleep | ground',
    search: 'tents | camping tent | tambu | camp shelter | shelter',
    ask: 'capacity dimensions weight pressure season material included protection_class assembly colour warranty',
  }),
  ...outdoor.family('sleeping bag', {
    also: 'sleeping bags | schlafsack | sac de couchage | saco de dormir | sacco a pelo',
    members: 'camping mattress = sleeping pad, sleeping mat | camping pillow',
    parts: 'hood | liner | stuff sack',
    neutral: 'sleep | cold | ground | roll',
    search: 'sleep sack | camping bedding | camp bedding | sleep gear',
  }),
  ...outdoor.family('camping cookware', {
    also: 'camping cookware set | camping cookware bundle | camp cookware | mess kit | campinggeschirr | cook kit',
    members: 'camping stove = camp stove, campingkocher, backpacking stove',
    parts: 'pot | pan | kettle | cup | fork | spoon | burner',
    neutral: 'boil | stove | soup | coffee | meal | pot',
    search: 'mess kit | camp cookware | camp kitchen | outdoor cookware | camp cooking set',
    ask: 'pieces included capacity material weight dimensions compatible_with care colour',
  }),
  ...outdoor.family('camping chair', {
    also: 'camp chair | campingstuhl | chaise de camping | silla de camping',
    members: 'hammock = hängematte, hamac, hamaca | camping table | beach chair',
    parts: 'armrest | seat | cup holder | leg | rope',
    neutral: 'sit | beach | garden | fishing | lounge',
    search: 'outdoor seat | camp seat | outdoor chair | portable seat',
  }),
  ...outdoor.family('cooler', {
    also: 'cooler bag | ice chest | cool box | ice box | cooler box | kühlbox | kühltasche | glacière | nevera portátil',
    members: 'insulated bag | lunch bag | picnic basket | picnic bag',
    neutral: 'ice | drinks | beach | lunch | food | cold',
    search: 'cool bag | ice bag | cool box | food bag | picnic cooler',
  }),
  ...outdoor.family('binoculars', {
    also: 'binocular | fernglas | jumelles | prismáticos | binocolo | doorbeen',
    members: 'telescope = telescopes | monocular | spotting scope | compass = kompass',
    parts: 'eyepiece | lens | strap | focus wheel',
    neutral: 'birds | stars | view | watch | stadium',
    search: 'doorbeen | field glasses | optics | viewing | sight seeing',
    ask: 'range diameter weight dimensions included protection_class compatible_with material warranty',
  }),
  ...outdoor.family('trekking pole', {
    also: 'trekking poles | hiking pole | hiking poles | hiking stick | wanderstöcke | bâtons de randonnée',
    members: 'climbing rope | carabiner | paracord | survival kit | hydration pack | water bladder',
    parts: 'tip | basket | wrist loop',
    neutral: 'walk | climb | uphill | path',
    search: 'trek gear | hiking accessory | walking pole | trekking stick',
  }),
  ...cycling.family('bicycle', {
    also: 'bicycles | bike | bikes | cycle | cycles | fahrräder | vélos | bicicleta | bicicletta | saikil',
    members: 'electric bike = ebike, e-bike',
    neutral: 'gear | school | wheel | brake',
    search: 'bike | cycle | two wheeler cycle | pedal cycle | bicycles',
    ask: 'size age weight speed material load assembly included mode warranty',
  }),
  cycling.kind('bike helmet', {
    also: 'bicycle helmet | cycling helmet | cycle helmet | fahrradhelm | casque vélo | casco de bicicleta | skate helmet',
    parts: 'visor | liner | chin strap | dial',
    neutral: 'head | skate | scooter | school',
    search: 'bicycle helmet | cycle helmet | cycling helmet | riding helmet',
  }),
  ...cycling.family('bike light', {
    also: 'bicycle light | bike lights | cycle light | fahrradlicht | éclairage vélo | tail light bike',
    members: 'bike bell = cycle bell, bicycle bell | bike mirror',
    neutral: 'night | dusk | handlebar | rear',
    search: 'bicycle light | cycle light | bike lamp | cycle lamp',
  }),
  cycling.kind('bike lock', {
    also: 'bicycle lock | cycle lock | fahrradschloss | antivol vélo | candado bicicleta | u lock | chain lock',
    parts: 'key | cable | shackle',
    neutral: 'lock | park | rack | key',
    search: 'bicycle lock | cycle lock | lock for bike | cycle chain lock',
  }),
  cycling.kind('bike pump', {
    also: 'bicycle pump | cycle pump | floor pump | luftpumpe | pompe à vélo | air pump | ball pump | bomba de aire',
    parts: 'gauge | nozzle | needle',
    neutral: 'tyre | inflate | valve | air | puncture',
    search: 'cycle pump | air pump | hand pump | tyre pump | hawa pump',
  }),
  ...cycling.family('bike part', {
    umbrella: true,
    members:
      'bike saddle | bicycle seat | bike seat | bike pedals | pedals | bike chain | bike tire | bike tyre | inner tube | bike grips | handlebar grips | bike bag | saddle bag | frame bag | bike basket | bike rack | kickstand | mudguard | cycle seat cover | derailleur | bike stand',
    neutral: 'replace | fit | seat | wheel',
    search: 'bicycle part | cycle part | bike spare | bike component',
  }),
  ...sports.family('dart board', {
    also: 'dartboard | darts | dart set | dartscheibe',
    members:
      'ping pong paddles = ping pong paddle, tischtennisschläger | pool cue | cornhole set | basketball hoop | golf putting mat = putting mat',
    parts: 'dart | flight | wire | cabinet | blade | rubber | net',
    neutral: 'throw | game | play | wall | match | practise',
    search: 'game room | indoor games | sports equipment | party games | practice set',
  }),
];
