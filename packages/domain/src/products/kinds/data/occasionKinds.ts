import type { Kind } from '../Kind.js';
import { industrial, parts, party, sets } from './frames.js';

export const occasionKinds: readonly Kind[] = [
  ...party.family('balloon', {
    also: 'balloons | luftballon | luftballons | ballons | globos | palloncini | gubbare',
    alike: 'balloon set',
    members: 'balloon arch kit = balloon arch, balloon garland kit',
    neutral: 'inflate | helium | arch | blow',
    search:
      'balloons | gubbare | balloon decoration | celebration balloon | inflatable decoration | decorative balloon | event decoration',
  }),
  ...party.family('party decoration', {
    umbrella: true,
    also: 'party decorations | party decor | partydeko',
    alike: 'birthday decoration | party supplies | birthday decoration kit',
    members:
      'banner = banners | garland = girlande, guirnalda | streamer = streamers | bunting | backdrop | centerpiece | confetti | photo booth props | foil curtain',
    neutral: 'wall | backdrop | celebrate | entrance',
    search:
      'party decor | sajawat | celebration decor | celebration decoration | event decoration | party decorating | function decoration | decorating supplies | venue decoration',
  }),
  ...party.family('cake topper', {
    also: 'cake toppers | cake decoration | tortendeko | cake decorations',
    alike: 'cupcake toppers',
    members: 'birthday candles | sparkler | sprinkles cake',
    neutral: 'cupcake | bake | slice | dessert',
    search:
      'cake decoration | cake decor | topper | cake decorating | cake ornament | cake sign | cake pick | cake top decoration | dessert topper | cake decorating supplies | cake embellishment | cake centerpiece | cake topping decoration',
  }),
  ...party.family('disposable tableware', {
    umbrella: true,
    also: 'disposable plates',
    members:
      'paper plate = party plates, pappteller, paper plates | paper cups = disposable cups, party cups = plastic cups | straws | disposable cutlery',
    neutral: 'plate | eat | picnic | buffet | snack',
    search:
      'party tableware | single use tableware | disposables | throwaway tableware | one use tableware | use and throw | disposable dinnerware | picnic tableware | catering supplies | throw away tableware | one way tableware',
    ask: 'count material dimensions capacity colour pattern included free_from',
  }),
  ...party.family('gift wrap', {
    also: 'wrapping paper | geschenkpapier | papier cadeau | papel de regalo',
    alike: 'gift boxes',
    members:
      'gift bag = gift bags | gift box | gift tags | gift ribbon | favour box = favor boxes | return gift = party favors, party favours, return gifts',
    neutral: 'wrap | gift | present | fold | ribbon',
    search:
      'gift packing | gift packaging | wrapping paper | present wrap | wrapping | giftwrap | wrapper | giftwrapping | wrapping supplies',
  }),
  ...party.family('christmas decoration', {
    umbrella: true,
    also: 'weihnachtsdeko',
    members:
      'christmas tree = xmas tree, sapin de noël | christmas stocking | christmas ornament = weihnachtskugeln, christbaumschmuck, ornament, ornaments = christmas ball | wreath | halloween decoration | easter decoration | nutcracker ornament',
    neutral: 'tree | christmas | december | winter | door',
    search:
      'seasonal decoration | seasonal decor | holiday decor | holiday decoration | holiday season | seasonal display',
  }),
  party.kind('rakhi', {
    also: 'rakhis | rakhri',
    alike: 'rakhi set | rakhi combo',
    parts: 'thread | roli chawal | bead',
    neutral: 'brother | sister | raksha bandhan | wrist | tie | sweets',
    search:
      'rakhis | raksha bandhan | rakhi thread | rakhri | rakshabandhan | rakhi bracelet | rakhi dhaga | rakhi band | rakhi wristband',
  }),
  ...party.family('party hat', {
    also: 'party hats',
    members:
      'mask = karnevalsmaske, masks | crown | party glasses | sash | party wig | party props | fancy dress accessory',
    parts: 'elastic | feather | strap',
    neutral: 'wear | dress up | halloween | carnival',
    search:
      'party headwear | celebration hat | party cap | party topper | party headgear | fancy hat | theme hat | dress up hat | topi',
    ask: 'count size material colour age audience included edition',
  }),
  ...industrial.family('electronic component', {
    umbrella: true,
    members:
      'transistor | resistor = resistors | capacitor = capacitors | diode | mosfet | integrated circuit | relay | sensor module | microcontroller board | development board | arduino board | breadboard | circuit board | pcb | potentiometer | led diode | transformer | n-fet',
    parts: 'lead',
    neutral: 'solder | board | prototype | switch',
    search:
      'electronic part | electronics component | circuit component | electronics part | diy electronics | electronic project part | circuit building | circuitry | prototyping | electronics repair',
  }),
  ...industrial.family('bearing', {
    umbrella: true,
    also: 'bearings | kugellager | roulement',
    members:
      'o-ring = o ring, o rings | shaft coupling | pulley | gear | sprocket | caster wheel = casters | timing pulley | oil seal | electric motor = dc motor | stepper motor',
    neutral: 'shaft | rotate | motor | wheel',
    search:
      'mechanical part | mechanical component | engineering part | machinery part | mechanical hardware | industrial part | mechanics',
  }),
  ...industrial.family('fastener', {
    umbrella: true,
    members:
      'screws = screw, schrauben, vis, tornillos | bolt = bolts | washers | rivets | anchors | nails | threaded rod | hose clamp | cable ties = cable tie, zip ties, zip tie | nuts and bolts',
    neutral: 'fasten | tighten | drill | wood | metal',
    search:
      'fasteners | fixing | fixings | fastening | joining hardware | construction hardware | workshop consumables | fitting hardware | diy hardware | assembly hardware',
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
    search:
      'packing material | packaging supplies | packing supplies | shipping supplies | parcel packing | packing products | package supplies | dispatch supplies | ecommerce packing | shipment packing | mailing supplies | moving supplies | warehouse supplies',
    ask: 'dimensions count material thickness closure colour use load',
  }),
  ...industrial.family('safety gear', {
    umbrella: true,
    members:
      'work gloves = safety gloves, arbeitshandschuhe | safety glasses = safety goggles | safety helmet = hard hat | ear muffs | safety vest | respirator | nitrile gloves = disposable gloves | face shield | coverall',
    parts: 'strap | lens | palm | cuff',
    neutral: 'wear | hand | site | work',
    search:
      'ppe | personal protective equipment | protective gear | protective equipment | workplace protection | protective wear | work protection | occupational safety | protective workwear | worker protection',
    ask: 'size material count certification protection_class use colour included',
  }),
  ...industrial.family('lab equipment', {
    apart: true,
    umbrella: true,
    members:
      'microscope = mikroskop | beaker | test tube | petri dish | pipette | lab scale | magnetic stirrer | ph meter | lab glassware | graduated cylinder | centrifuge',
    parts: 'lens | stage | probe | tube',
    neutral: 'sample | measure | science | class | research',
    search:
      'laboratory | lab supplies | laboratory supplies | laboratory equipment | scientific | lab apparatus | science lab equipment | lab instruments | lab tools | laboratory gear | research equipment',
  }),
  ...industrial.family('valve', {
    umbrella: true,
    also: 'ventil | vanne',
    members:
      'pipe fitting = pipe fittings | hose fitting | pvc fitting | hydraulic fitting | pressure gauge | water pump motor | submersible pump',
    parts: 'handle | coil | port',
    neutral: 'pipe | flow | water | air | pressure',
    search:
      'flow control | fluid control | fluid handling | fluid system | fluid line | pipeline component | piping part | pipe hardware | pipework | pipeline fitting',
  }),
  ...industrial.family('power switch', {
    umbrella: true,
    also: 'switch | switches | schalter | interrupteur',
    members:
      'circuit breaker = mcb | power supply | led driver | fuse | terminal block | contactor | wall socket | limit switch | push button switch',
    parts: 'button | lever | screw',
    neutral: 'wire | panel | on | off | electrician',
    search:
      'electrical part | electrical component | electrical supplies | electrical fitting | wiring part | electrical hardware | electrician supplies | bijli ka saman | circuit part',
  }),
  ...industrial.family('cutting insert', {
    umbrella: true,
    also: 'carbide inserts | carbide insert | wendeplatten',
    members:
      'end mill = milling cutter | lathe tool | cutting disc | grinding wheel | router bits | taps and dies | reamer',
    neutral: 'lathe | cut | turn | mill | wood | metal',
    search:
      'tooling | workshop tooling | tool bit | machinist tool | machinist supplies | cutting edge tool | tool consumable',
  }),
  ...parts.family('replacement blade', {
    also: 'blade | blades | spare blade | ersatzklinge | ersatzmesser | lame de rechange',
    members: 'razor blades | shaver head',
    parts: 'fin | shaft | edge',
    neutral: 'blender | jar | pitcher | cut | blend',
    search:
      'blade | blades | spare blade | blade replacement | blade part | refill blade | cutter blade | cutting blade | cutting edge | blade change | substitute blade',
  }),
  parts.kind('replacement filter', {
    also: 'filter | filters | ersatzfilter | filtre de rechange | filtro de repuesto',
    alike: 'filter set | refrigerator water filter | filter cartridge',
    parts: 'element | foam | pleat',
    neutral: 'filter | months | air | water | vacuum',
    search:
      'filter | filters | spare filter | filter replacement | filter element | filter refill | replacement cartridge | filtration | filter parts | filtering element | filter insert',
  }),
  ...parts.family('brush head', {
    also: 'brush heads | aufsteckbürsten | brossettes | recambio cepillo',
    alike: 'toothbrush heads | vacuum brush',
    members: 'mop head = mop pads, mop refill | roller brush | side brush',
    neutral: 'brush | head | bristle | months',
    search:
      'replacement head | spare head | refill head | head refill | interchangeable head | extra head | head attachment | substitute head | compatible head',
  }),
  ...parts.family('replacement hose', {
    alike: 'vacuum hose | drain hose | dryer vent hose | inlet hose',
    members: 'gas pipe | shower hose | fuel hose | radiator hose',
    neutral: 'pipe | tube | water | connect',
    search:
      'hose | spare hose | hose replacement | hose pipe | hose tube | flexible hose | hose line | connecting hose | flexi hose | connection pipe | hose part | connector pipe',
  }),
  parts.kind('replacement battery', {
    also: 'ersatzakku | ersatzbatterie | batterie de rechange',
    alike: 'laptop battery | phone battery | mobile battery | vacuum battery | drill battery | camera battery',
    parts: 'cell | terminal',
    neutral: 'charge | power | laptop | cell',
    search:
      'spare battery | battery replacement | battery for device | battery | substitute battery | cell | compatible battery | battery replace | power cell | battery swap',
    ask: 'compatible_with not_compatible_with part_number voltage energy dimensions included certification warranty',
    title: 'compatible_with part_number energy voltage',
  }),
  ...parts.family('vacuum bags', {
    also: 'vacuum cleaner bags | vacuum bag | dust bags | staubsaugerbeutel | sacs aspirateur | bolsas aspiradora',
    members: 'vacuum attachment = vacuum accessories',
    neutral: 'dust | vacuum | empty | full',
    search:
      'vacuum cleaner bag | dust bag | vacuum dust bags | bags for vacuum | dust bags | dustbag | vac bags | filter bags | dust collection bags | vacuum refills | vacuum sacks | dirt bags | debris bag',
  }),
  ...parts.family('gasket', {
    also: 'gaskets | seal ring | dichtung | joint d’étanchéité | sealing ring',
    alike: 'cooker ring | silicone ring',
    members: 'cooker whistle | door seal',
    neutral: 'cooker | seal | lid | ring | press',
    search:
      'seal | seal ring | sealing ring | gaskets | sealing gasket | joint seal | leak seal | sealing washer | sealing part | packing ring | sealing strip',
  }),
  ...parts.family('replacement lcd screen', {
    also: 'lcd screen | screen replacement | lcd display | ersatzdisplay',
    alike: 'display assembly | touch screen digitizer | lcd digitizer | laptop screen',
    members: 'charging port flex | back glass',
    parts: 'flex cable | digitizer | adhesive',
    neutral: 'screen | repair | phone | laptop | touch',
    search:
      'screen replacement | spare screen | lcd | display replacement | lcd panel | lcd display | broken screen replacement | screen repair | screen part | screen assembly part | cracked screen repair | lcd unit | screen fix',
  }),
  sets.kind('gift set', {
    also: 'gift hamper | geschenkset | geschenkkorb | coffret cadeau | cesta de regalo | confezione regalo | gift combo | gift pack',
    alike: 'hamper | gift hampers | gift basket',
    search: 'gift hamper | gift pack | gift combo | present set | gift box | gifting set | uphar | boxed set',
  }),
  ...sets.family('bundle', {
    also: 'combo | combo set | combo pack | bundles | assortment',
    alike: 'value pack | multi pack',
    members: 'starter kit = starter set | kit = kits',
    search:
      'combo | kit | combo pack | combo set | assorted set | product set | multipack | combination pack | assortment | package | mixed pack | package deal | joint pack',
  }),
  sets.kind('gift card', {
    apart: true,
    also: 'gift voucher | voucher | gutschein | e-gift card | carte cadeau | tarjeta de regalo',
    search:
      'gift voucher | voucher | gift certificate | gift code | present card | shopping voucher | store credit | giftcard | shop voucher | gifting voucher',
  }),
];
