import type { Kind } from '../Kind.js';
import { automotive } from './frames.js';

export const vehicleKinds: readonly Kind[] = [
  ...automotive.family('brake pad', {
    also: 'brake pads | disc pad | bremsbelag | bremsbeläge | plaquettes de frein | pastillas de freno | pastiglie freno',
    alike: 'brake pad set',
    members: 'brake shoe = brake shoes | brake disc = brake rotor | brake caliper | brake kit',
    parts: 'pad | wear clip | shim | disc',
    neutral: 'brake | stop | wheel | axle | replace',
    search:
      'brake pads | disc pads | disc pad | brake lining | brake parts | braking pad | disk brake pad | friction pads | break pads | brake system | brake block | automobile brake',
    ask: 'compatible_with not_compatible_with year_range part_number material thickness count included use warranty',
    title: 'use compatible_with year_range material count part_number',
  }),
  ...automotive.family('oil filter', {
    also: 'oil filters | ölfilter | filtre à huile | filtro de aceite',
    members: 'fuel filter | car air filter = engine air filter, luftfilter auto | cabin filter = cabin air filter',
    parts: 'element | thread',
    neutral: 'oil | change | replace | workshop',
    search:
      'car filter | vehicle filter | auto filter | service filter | automobile filter | filtration part | automotive filter | filter element | filter cartridge | car maintenance | servicing',
  }),
  ...automotive.family('car floor mat', {
    also: 'car mat | car mats | floor mats | floor liner | floor liners | fußmatten | autofußmatten | tapis de voiture | alfombrillas coche | car foot mat',
    members: 'trunk mat = boot mat | cargo tray = cargo liner',
    parts: 'backing | edge | anchor',
    neutral: 'floor | mud | boot | trunk | shoes',
    search:
      'car mat | car mats | vehicle mat | auto mat | car carpet | automobile mat | car matting | gaadi ki mat | carmats | car interior mat | vehicle protection mat | automotive mat | protective car mat',
  }),
  ...automotive.family('car seat cover', {
    umbrella: true,
    also: 'seat cover | seat covers | autositzbezüge | sitzbezug | housse de siège | funda de asiento',
    members: 'car seat cushion = seat cushion car | steering cover = steering wheel cover | headrest pillow',
    parts: 'headrest cover | elastic | backrest',
    neutral: 'seat | sit | passenger | wheel | back',
    search:
      'car interior | vehicle interior | auto interior | vehicle cabin | interior styling | interior protection | interior upgrade | automobile interior | car inside',
  }),
  automotive.kind('wiper blade', {
    also: 'wiper blades | windshield wiper | windshield wipers | scheibenwischer | wischerblatt | essuie-glace | limpiaparabrisas | car wiper',
    parts: 'arm | rubber | adapter',
    neutral: 'rain | windscreen | glass | wipe',
    search:
      'windshield wiper | windscreen wiper | wipers | wiper | car wiper | wiper blades | rain wiper | vehicle wiper | auto wiper | glass wiper | front glass wiper | wind shield wiper | window wiper | rain clearing blade',
    ask: 'compatible_with length year_range part_number count material use installation included',
  }),
  ...automotive.family('car light', {
    umbrella: true,
    alike: 'car bulb',
    members:
      'tail light = tail lights | fog light = fog lights | led light bar | turn signal = indicator light | headlight bulb | headlight = scheinwerfer, phare, faro, headlights = headlamp assembly | interior car light',
    parts: 'led | ballast | reflector',
    neutral: 'night | lamp | bulb | beam',
    search:
      'vehicle light | auto light | car lamp | auto lamp | vehicle lighting | automotive lighting | automobile light | gaadi ki light | car illumination',
    ask: 'compatible_with year_range part_number power brightness light_colour voltage count use installation',
  }),
  ...automotive.family('car cover', {
    also: 'car covers | body cover | autoabdeckung | housse voiture',
    members: 'bike cover = bike body cover, motorcycle cover | scooter cover = scooty cover | sun shade = car sunshade',
    parts: 'elastic | mirror pocket | buckle',
    neutral: 'park | sun | dust | rain',
    search:
      'vehicle cover | body cover | auto cover | parking cover | gaadi cover | dust cover | vehicle protection cover | vehicle protector | protective cover | gaadi ka cover | automotive cover | rain dust cover | vehicle shield | garage cover',
  }),
  ...automotive.family('car electronics', {
    umbrella: true,
    also: 'autoradio',
    members:
      'dash cam = dashcam | car stereo | car speaker | car dvr | reverse camera | backup camera | gps tracker | car amplifier | obd scanner | car fm transmitter | jump starter | car inverter',
    parts: 'camera | screen | remote',
    neutral: 'record | music | dashboard | park',
    search:
      'car gadget | car tech | vehicle electronics | in car device | auto electronics | automotive electronics | automobile electronics | gaadi gadget | driver gadget',
    ask: 'compatible_with resolution power connection memory voltage included dimensions installation warranty',
  }),
  ...automotive.family('tyre', {
    also: 'tire | tires | tyres | reifen | pneu | neumático',
    members:
      'wheel | rim = wheel rim = alloy wheel | wheel cover = hubcap | wheel spacer | lug nuts = wheel nut | tyre inflator = tire inflator | valve caps | center cap',
    parts: 'tread | sidewall | rim',
    neutral: 'wheel | road | axle | inflate',
    search: 'tire | tyres | tires | vehicle tyre | wheel tyre | road tyre | auto tyre | tread | rim tyre',
  }),
  ...automotive.family('engine part', {
    umbrella: true,
    members:
      'timing belt = zahnriemen | spark plug = zündkerze, spark plugs | ignition coil | alternator | starter motor | fuel pump | water pump | radiator | thermostat car | gasket set | drive belt | serpentine belt | carburetor | oxygen sensor | turbocharger | piston kit | clutch kit | engine mount | fuel injector | camshaft sensor',
    parts: 'belt | pulley | coil | electrode',
    neutral: 'engine | replace | mechanic | start',
    search:
      'engine spare | engine component | engine spares | vehicle engine part | motor vehicle part | automotive engine | auto part | automobile part | engine repair | engine maintenance | under hood',
  }),
  ...automotive.family('suspension part', {
    umbrella: true,
    members:
      'shock absorber = stoßdämpfer, amortisseur, amortiguador, shock absorbers | control arm | ball joint | tie rod end | wheel bearing | wheel hub | strut | sway bar link | bushing | cv axle | coil spring car',
    parts: 'bushing | boot | nut | arm',
    neutral: 'wheel | axle | steer | replace',
    search:
      'suspension | chassis part | suspension component | steering and suspension | undercarriage | under carriage | auto suspension | vehicle suspension | suspension repair | wheel suspension | automobile part',
  }),
  ...automotive.family('car body part', {
    umbrella: true,
    members:
      'side mirror = außenspiegel | bumper | mirror glass car | fender | grille | door handle car | mud flap = mud flaps | spoiler | roof rack | running boards | tow hitch | car emblem | number plate frame | license plate frame | car door lever | blend door lever | trunk strut | window regulator | tailgate | truck bed cover',
    parts: 'glass | handle | lever',
    neutral: 'door | bumper | body | replace',
    search:
      'body part | exterior part | car exterior | vehicle body | auto body part | bodywork | automobile body | outer body part | body repair | car outside | vehicle exterior component',
  }),
  ...automotive.family('car care product', {
    umbrella: true,
    also: 'autopflege',
    members:
      'motor oil = engine oil, motoröl | car wash shampoo | car wax | car polish | car shampoo | car freshener | car perfume | car air freshener | touch up paint | coolant | brake fluid | car cleaning kit | tire shine | dashboard polish | fuel additive',
    parts: 'bottle | cap | spray',
    neutral: 'wash | wipe | polish | pour | dashboard',
    search:
      'car care | auto care | vehicle care | car maintenance | vehicle upkeep | automotive care | automobile care | car servicing | gaadi care | auto supplies',
    ask: 'net_content use scent ingredient directions compatible_with warning count included',
  }),
  ...automotive.family('car accessory', {
    umbrella: true,
    members:
      'car organizer | car organiser | car trash can | seat gap filler | car tissue box | trunk organizer | car hook | car pillow | car curtain | blind spot mirror | car sticker | jumper cables | tow rope | car idol | car hanging',
    parts: 'pocket | buckle | base',
    neutral: 'seat | dashboard | trunk | keep',
    search:
      'car add on | auto add on | vehicle add on | car gadget | vehicle extras | automobile extra | vehicle add ons | driving | motorist | driver | automobile gear',
  }),
  ...automotive.family('motorcycle helmet', {
    apart: true,
    also: 'helmet | helmets | motorradhelm | casque moto | casco moto',
    alike: 'full face helmet | half face helmet | open face helmet | flip up helmet',
    members: 'helmet visor = helmet shield',
    parts: 'visor | liner | chin strap | vent | shell',
    neutral: 'ride | rider | head | motorcycle | scooter',
    search:
      'helmet | motorbike helmet | two wheeler helmet | rider helmet | scooty helmet | riding helmet | biker helmet | two wheeler head gear | bike rider helmet | crash helmet | scooter helmet | riders headgear | head protection | safety helmet for bike',
    ask: 'size certification material weight protection_class colour style included closure warranty',
  }),
  ...automotive.family('motorcycle part', {
    umbrella: true,
    also: 'motorcycle parts | motorradteile',
    members:
      'bike mirror motorcycle | exhaust | exhaust pipe | silencer | motorcycle chain | chain sprocket | handlebar | crash guard | leg guard | motorcycle grips | motorcycle seat | brake lever | clutch lever | saddlebag motorcycle | bike horn | foot pegs',
    parts: 'lever | chain | pipe | grip',
    neutral: 'ride | rider | motorcycle | bike | scooter',
    search:
      'motorbike part | two wheeler part | motorcycle spare | bike spare part | motorcycle component | biker | bike upgrade | motorcyclist | motorcycle repair',
  }),
  ...automotive.family('riding gear', {
    apart: true,
    umbrella: true,
    members:
      'riding gloves = motorcycle gloves, motorradhandschuhe | riding jacket = motorcycle jacket, biker jacket | riding boots | balaclava | motorcycle goggles | riding pants',
    parts: 'palm | finger | cuff | armour | zip',
    neutral: 'ride | rider | wear | motorcycle | weather',
    search:
      'riding wear | rider gear | biker gear | motorcycle gear | motorbike gear | biking wear | motorcyclist clothing | two wheeler gear | rider protection | rider equipment',
    ask: 'size material protection_class fit season closure colour care included',
  }),
  ...automotive.family('car seat organizer', {
    also: 'car seat organiser | backseat organizer | back seat organizer',
    alike: 'boot organiser',
    members: 'roof box',
    parts: 'pocket | strap | tray | divider | lid | buckle',
    neutral: 'seat | trunk | back | drive | family | trip',
    search:
      'car seat organiser | back seat organiser | car storage | car tidy | seat back organiser | vehicle organizer | car backseat storage | auto organizer | backseat hanging pocket | rear seat tidy | automobile seat storage | backseat caddy',
  }),
];
