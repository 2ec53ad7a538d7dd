import type { Kind } from '../Kind.js';
import { industrial, parts, party, puja, sets } from './frames.js';

export const occasionKinds: readonly Kind[] = [
  ...party.family('balloon', {
    also: 'balloons | luftballon | luftballons | ballons | globos | palloncini | gubbare',
    alike: 'balloon set',
    members: 'balloon arch kit = balloon arch, balloon garland kit',
    neutral: 'inflate | helium | arch | blow',
    search: 'balloons | gubbare | balloon decoration | celebration balloon | inflatable decoration',
  }),
  ...party.family('party decoration', {
    umbrella: true,
    also: 'party decorations | party decor | partydeko',
    alike: 'birthday decoration | party supplies | birthday decoration kit',
    members:
      'banner = banners | garland = girlande, guirnalda | streamer = streamers | bunting | backdrop | centerpiece | confetti | photo booth props | foil curtain',
    neutral: 'wall | backdrop | celebrate | entrance',
    search: 'party decor | sajawat | celebration decor | celebration decoration | event decoration',
  }),
  ...party.family('cake topper', {
    also: 'cake toppers | cake decoration | tortendeko | cake decorations',
    alike: 'cupcake toppers',
    members: 'birthday candles | sparkler | sprinkles cake',
    neutral: 'cupcake | bake | slice | dessert',
    search: 'cake decoration | cake decor | topper | cake decorating | cake ornament',
  }),
  ...party.family('disposable tableware', {
    umbrella: true,
    also: 'disposable plates',
    members:
      'paper plate = party plates, pappteller, paper plates | paper cups = disposable cups, party cups = plastic cups | straws | disposable cutlery',
    neutral: 'plate | eat | picnic | buffet | snack',
    search: 'party tableware | single use tableware | disposables | throwaway tableware',
    ask: 'count material dimensions capacity colour pattern included free_from',
  }),
  ...party.family('gift wrap', {
    also: 'wrapping paper | geschenkpapier | papier cadeau | papel de regalo',
    alike: 'gift boxes',
    members:
      'gift bag = gift bags | gift box | gift tags | gift ribbon | favour box = favor boxes | return gift = party favors, party favours, return gifts',
    neutral: 'wrap | gift | present | fold | ribbon',
    search: 'gift packing | gift packaging | wrapping paper | present wrap | wrapping',
  }),
  ...party.family('christmas decoration', {
    umbrella: true,
    also: 'weihnachtsdeko',
    members:
      'christmas tree = xmas tree, sapin de noël | christmas stocking | christmas ornament = weihnachtskugeln, christbaumschmuck, ornament, ornaments = christmas ball | wreath | halloween decoration | easter decoration | nutcracker ornament',
    neutral: 'tree | christmas | december | winter | door',
    search: 'seasonal decoration | seasonal decor | holiday decor | holiday decoration',
  }),
  party.kind('rakhi', {
    also: 'rakhis | rakhri',
    alike: 'rakhi set | rakhi combo',
    parts: 'thread | roli chawal | bead',
    neutral: 'brother | sister | raksha bandhan | wrist | tie | sweets',
    search: 'rakhis | raksha bandhan | rakhi thread | rakhri | rakshabandhan',
  }),
  ...party.family('party hat', {
    also: 'party hats',
    members:
      'mask = karnevalsmaske, masks | crown | party glasses | sash | party wig | party props | fancy dress accessory',
    parts: 'elastic | feather | strap',
    neutral: 'wear | dress up | halloween | carnival',
    search: 'party headwear | celebration hat',
    ask: 'count size material colour age audience included edition',
  }),
  puja.kind('diya', {
    also: 'diyas | deepak | deepam | deep | deya',
    alike: 'samai | kuthu vilakku | oil lamp | diya set',
    neutral: 'oil | ghee | wick | flame | lamp',
    search: 'diyas | deepak | deepam | puja lamp | deep',
  }),
  ...puja.family('agarbatti', {
    also: 'incense sticks | incense stick | incense | agarbathi | agarbatti sticks | räucherstäbchen | encens | incienso',
    alike: 'bambooless dhoop',
    members: 'dhoop = dhoop sticks, dhoop batti | dhoop cones = incense cones | sambrani',
    neutral: 'burn | aroma | scent | meditate | ash',
    search: 'incense | incense sticks | fragrance sticks | agarbathi | udbatti | scented sticks',
    ask: 'scent count net_content run_time ingredient length free_from included warning origin',
    title: 'scent count net_content',
  }),
  puja.kind('idol', {
    also: 'idols | murti | moorti | god statue',
    alike: 'ganesha statue | laddu gopal | buddha statue | shiva statue | hanuman statue | shivling',
    parts: 'crown | pedestal',
    neutral: 'altar | dashboard | entrance | blessing | deity',
    search: 'murti | moorti | deity figure | deity statue | god statue | pratima',
    ask: 'material height dimensions weight finish colour care included origin use',
  }),
  puja.kind('puja thali', {
    also: 'pooja thali | aarti thali | aarti plate | pooja plate | puja plate',
    alike: 'karwa chauth thali | puja thali set | pooja thali set',
    parts: 'diya | kalash | katori',
    neutral: 'aarti | kumkum | rice | flower',
    search: 'pooja thali | aarti thali | puja plate | pooja plate | aarti plate',
    ask: 'pieces material diameter included weight finish care colour',
  }),
  ...puja.family('puja samagri kit', {
    also: 'puja kit | pooja kit | puja samagri set',
    members:
      'kumkum = roli | camphor = kapoor | gangajal | kalawa = mauli | cotton wicks = batti | sindoor | chandan | hawan kund | havan samagri',
    neutral: 'havan | kalash | havan kund | mantra',
    search: 'puja kit | pooja kit | pooja samagri | puja set | pooja set',
    ask: 'included net_content count ingredient use origin directions shelf_life',
  }),
  ...puja.family('prayer beads', {
    apart: true,
    alike: 'mala | japa mala | rudraksha | jaap mala',
    members: 'rosary = chapelet | tasbih = gebetskette',
    parts: 'guru bead | tassel',
    neutral: 'japa | chant | meditate | count | neck',
    search: 'chanting beads | meditation beads | praying beads | bead string | devotional',
  }),
  ...puja.family('toran', {
    also: 'torans | bandhanwar | bandarwal | door garland',
    members: 'shubh labh | rangoli = rangoli colours | phool mala = marigold garland',
    parts: 'bell | tassel | flower | loop',
    neutral: 'door | entrance | hang | flower | decorate',
    search: 'bandhanwar | door hanging | bandarwal | darwaza toran | entrance decor | door garland',
  }),
  ...puja.family('home temple', {
    also: 'mandir | pooja mandir | puja ghar | pooja stand | temple',
    members: 'puja chowki = chowki | singhasan',
    parts: 'dome | drawer | door | shelf',
    neutral: 'idol | deity | wall | corner | diya',
    search: 'mandir | pooja mandir | puja ghar | pooja ghar | temple for home | puja mandir',
  }),
  ...industrial.family('electronic component', {
    umbrella: true,
    members:
      'transistor | resistor = resistors | capacitor = capacitors | diode | mosfet | integrated circuit | relay | sensor module | microcontroller board | development board | arduino board | breadboard | circuit board | pcb | potentiometer | led diode | transformer | n-fet',
    parts: 'lead',
    neutral: 'solder | board | prototype | switch',
    search: 'electronic part | electronics component | circuit component | electronics part',
  }),
  ...industrial.family('bearing', {
    umbrella: true,
    also: 'bearings | kugellager | roulement',
    members:
      'o-ring = o ring, o rings | shaft coupling | pulley | gear | sprocket | caster wheel = casters | timing pulley | oil seal | electric motor = dc motor | stepper motor',
    neutral: 'shaft | rotate | motor | wheel',
    search: 'mechanical part | mechanical component | engineering part',
  }),
  ...industrial.family('fastener', {
    umbrella: true,
    members:
      'screws = screw, schrauben, vis, tornillos | bolt = bolts | washers | rivets | anchors | nails | threaded rod | hose clamp | cable ties = cable tie, zip ties, zip tie | nuts and bolts',
    neutral: 'fasten | tighten | drill | wood | metal',
    search: 'fasteners | fixing | fixings | fastening | joining hardware',
    ask: 'size material count finish use part_number dimensions included',
  }),
  ...industrial.family('packaging material', {
    apart: true,
    umbrella: true,
    also: 'verpackungsmaterial',
    members:
      'bubble wrap | packing tape = packaging tape | shipping box = carton box = cardboard box, corrugated box | poly mailer = poly mailers | mailer box | stretch film | packing paper | kraft bags | zip lock bags | plastic bags | courier bags',
    parts: 'roll | sheet | flap',
    neutral: 'pack | ship | wrap | parcel | seal | box | move',
    search: 'packing material | packaging supplies | packing supplies | shipping supplies',
    ask: 'dimensions count material thickness closure colour use load',
  }),
  ...industrial.family('safety gear', {
    umbrella: true,
    members:
      'work gloves = safety gloves, arbeitshandschuhe | safety glasses = safety goggles | safety helmet = hard hat | ear muffs | safety vest | respirator | nitrile gloves = disposable gloves | face shield | coverall',
    parts: 'strap | lens | palm | cuff',
    neutral: 'wear | hand | site | work',
    search: 'ppe | personal protective equipment | protective gear | protective equipment | workplace protection',
    ask: 'size material count certification protection_class use colour included',
  }),
  ...industrial.family('lab equipment', {
    apart: true,
    umbrella: true,
    members:
      'microscope = mikroskop | beaker | test tube | petri dish | pipette | lab scale | magnetic stirrer | ph meter | lab glassware | graduated cylinder | centrifuge',
    parts: 'lens | stage | probe | tube',
    neutral: 'sample | measure | science | class | research',
    search: 'laboratory | lab supplies | laboratory supplies | laboratory equipment | scientific',
  }),
  ...industrial.family('valve', {
    umbrella: true,
    also: 'ventil | vanne',
    members:
      'pipe fitting = pipe fittings | hose fitting | pvc fitting | hydraulic fitting | pressure gauge | water pump motor | submersible pump',
    parts: 'handle | coil | port',
    neutral: 'pipe | flow | water | air | pressure',
    search: 'flow control | fluid control | fluid handling',
  }),
  ...industrial.family('power switch', {
    umbrella: true,
    also: 'switch | switches | schalter | interrupteur',
    members:
      'circuit breaker = mcb | power supply | led driver | fuse | terminal block | contactor | wall socket | limit switch | push button switch',
    parts: 'button | lever | screw',
    neutral: 'wire | panel | on | off | electrician',
    search: 'electrical part | electrical component | electrical supplies',
  }),
  ...industrial.family('cutting insert', {
    umbrella: true,
    also: 'carbide inserts | carbide insert | wendeplatten',
    members:
      'end mill = milling cutter | lathe tool | cutting disc | grinding wheel | router bits | taps and dies | reamer',
    neutral: 'lathe | cut | turn | mill | wood | metal',
    search: 'tooling | workshop tooling | tool bit',
  }),
  ...parts.family('replacement blade', {
    also: 'blade | blades | spare blade | ersatzklinge | ersatzmesser | lame de rechange',
    members: 'razor blades | shaver head',
    parts: 'fin | shaft | edge',
    neutral: 'blender | jar | pitcher | cut | blend',
    search: 'blade | blades | spare blade | blade replacement | blade part',
  }),
  parts.kind('replacement filter', {
    also: 'filter | filters | ersatzfilter | filtre de rechange | filtro de repuesto',
    alike: 'filter set | refrigerator water filter | filter cartridge',
    parts: 'element | foam | pleat',
    neutral: 'filter | months | air | water | vacuum',
    search: 'filter | filters | spare filter | filter replacement | filter element',
  }),
  ...parts.family('brush head', {
    also: 'brush heads | aufsteckbürsten | brossettes | recambio cepillo',
    alike: 'toothbrush heads | vacuum brush',
    members: 'mop head = mop pads, mop refill | roller brush | side brush',
    neutral: 'brush | head | bristle | months',
    search: 'replacement head | spare head | refill head | head refill',
  }),
  ...parts.family('replacement hose', {
    alike: 'vacuum hose | drain hose | dryer vent hose | inlet hose',
    members: 'gas pipe | shower hose | fuel hose | radiator hose',
    neutral: 'pipe | tube | water | connect',
    search: 'hose | spare hose | hose replacement | hose pipe | hose tube',
  }),
  parts.kind('replacement battery', {
    also: 'ersatzakku | ersatzbatterie | batterie de rechange',
    alike: 'laptop battery | phone battery | mobile battery | vacuum battery | drill battery | camera battery',
    parts: 'cell | terminal',
    neutral: 'charge | power | laptop | cell',
    search: 'spare battery | battery replacement | battery for device | battery',
    ask: 'compatible_with not_compatible_with part_number voltage energy dimensions included certification warranty',
    title: 'compatible_with part_number energy voltage',
  }),
  ...parts.family('vacuum bags', {
    also: 'vacuum cleaner bags | vacuum bag | dust bags | staubsaugerbeutel | sacs aspirateur | bolsas aspiradora',
    members: 'vacuum attachment = vacuum accessories',
    neutral: 'dust | vacuum | empty | full',
    search: 'vacuum cleaner bag | dust bag | vacuum dust bags | bags for vacuum | dust bags',
  }),
  ...parts.family('gasket', {
    also: 'gaskets | seal ring | dichtung | joint d’étanchéité | sealing ring',
    alike: 'cooker ring | silicone ring',
    members: 'cooker whistle | door seal',
    neutral: 'cooker | seal | lid | ring | press',
    search: 'seal | seal ring | sealing ring | gaskets | sealing gasket',
  }),
  ...parts.family('replacement lcd screen', {
    also: 'lcd screen | screen replacement | lcd display | ersatzdisplay',
    alike: 'display assembly | touch screen digitizer | lcd digitizer | laptop screen',
    members: 'charging port flex | back glass',
    parts: 'flex cable | digitizer | adhesive',
    neutral: 'screen | repair | phone | laptop | touch',
    search: 'screen replacement | spare screen | lcd | display replacement | lcd panel | lcd display',
  }),
  sets.kind('gift set', {
    also: 'gift hamper | geschenkset | geschenkkorb | coffret cadeau | cesta de regalo | confezione regalo | gift combo | gift pack',
    alike: 'hamper | gift hampers | gift basket',
    search: 'gift hamper | gift pack | gift combo | present set | gift box',
  }),
  ...sets.family('bundle', {
    also: 'combo | combo set | combo pack | bundles | assortment',
    alike: 'value pack | multi pack',
    members: 'starter kit = starter set | kit = kits',
    search: 'combo | kit | combo pack | combo set | assorted set',
  }),
  sets.kind('gift card', {
    apart: true,
    also: 'gift voucher | voucher | gutschein | e-gift card | carte cadeau | tarjeta de regalo',
    search: 'gift voucher | voucher | gift certificate | gift code | present card',
  }),
];
