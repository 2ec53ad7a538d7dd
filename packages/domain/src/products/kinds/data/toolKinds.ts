import type { Kind } from '../Kind.js';
import { tools } from './frames.js';

export const toolKinds: readonly Kind[] = [
  ...tools.family('drill', {
    also: 'drill machine | bohrmaschine | akkuschrauber | perceuse | taladro | trapano',
    alike: 'drill driver',
    members: 'impact driver | impact wrench | electric screwdriver',
    parts: 'chuck | battery | trigger | charger',
    neutral: 'drill | hole | screw | wall | wood',
    search:
      'drill machine | drilling machine | drilling tool | power tool | power drill | hole maker | bore tool | borer | driller | diy drill | bit driver | drilling device | hole making',
    ask: 'power voltage speed battery included mode size weight charge_time warranty',
  }),
  ...tools.family('power tool', {
    umbrella: true,
    members:
      'angle grinder = grinder machine, winkelschleifer | circular saw | jigsaw tool | sander | orbital sander | heat gun | rotary tool | planer | router tool | soldering iron | soldering kit | welding machine | air compressor | nail gun | polisher | multi tool',
    parts: 'disc | guard | trigger | cord | motor',
    neutral: 'grind | cut | sand | wood | metal',
    search:
      'electric tool | power tools | powered tool | tool machine | workshop tool | diy tool | electrical tool | powertools | repair tool | handyman tool | motorised tool | workshop equipment',
    ask: 'power voltage speed included size mode weight noise warranty',
  }),
  tools.kind('screwdriver', {
    also: 'screw driver | screwdrivers | schraubendreher | tournevis | destornillador | cacciavite | pechkas',
    alike: 'screwdriver set | screwdriver kit | screwdriver bits',
    neutral: 'screw | turn | tighten | loosen | drawer',
    search:
      'screw driver | screwdrivers | pechkas | screw tool | screw turner | screw fastening tool | hand screwdriver | screw driving tool | repair tool | screw opener | screw tightener | screw fixing tool',
  }),
  tools.kind('socket wrench set', {
    also: 'socket set | socket sets | ratchet set | ratchet wrench set | steckschlüsselsatz | ratschenkasten | jeu de douilles | juego de vasos | ratchet | socket wrench | sockets',
    parts: 'ratchet | socket | extension bar | adapter',
    neutral: 'nut | bolt | car | bike | engine | tighten',
    search:
      'socket set | ratchet set | goti set | mechanic set | ratchet spanner set | goti pana set | mechanics tool set | garage tool set | ratchet socket kit | car repair tools | drive sockets',
    ask: 'pieces size material included use finish compatible_with weight dimensions warranty',
    title: 'pieces size material',
  }),
  ...tools.family('wrench', {
    also: 'spanner | wrenches | spanners | schraubenschlüssel | clé | llave inglesa | pana',
    alike: 'spanner set | wrench set',
    members: 'torque wrench | pipe wrench | allen key = hex keys = allen key set, hex key set',
    neutral: 'nut | bolt | pipe | tighten | loosen',
    search:
      'spanner | pana | spanners | wrenches | nut tightener | hand tool | mechanic tool | tightening tool | garage tool | workshop tool | loosening tool | repair tool | turning tool',
  }),
  ...tools.family('hammer', {
    also: 'hammers | hathoda | hathodi | marteau | martillo | martello',
    members: 'mallet | axe = hatchet | sledgehammer',
    parts: 'claw | face',
    neutral: 'nail | strike | wood | camp',
    search:
      'hathoda | hathodi | hammers | striking tool | hand tool | hitting tool | pounding tool | workshop hammer | construction hammer | impact hand tool | diy tool | builder tool',
  }),
  ...tools.family('pliers', {
    also: 'plier | zange | pince | alicates | pinze | plas',
    alike: 'plier set',
    members: 'wire stripper = cable stripper | wire cutter | crimping tool | bolt cutter | multitool = multi-tool',
    neutral: 'grip | cut | wire | bend | cable',
    search:
      'plier | plas | gripping tool | plier tool | hand tool | holding tool | electrician tool | repair tool | clamping tool | workshop pliers | hand gripper',
  }),
  ...tools.family('tape measure', {
    also: 'measuring tape | tape measures | inchi tape | inch tape | maßband | mètre ruban | cinta métrica | metro a nastro',
    members:
      'laser measure = laser distance meter | spirit level | laser level | caliper = calliper | measuring wheel | ruler tool',
    parts: 'tape | hook | lock | clip',
    neutral: 'measure | length | mark | wall | wood',
    search:
      'measuring tool | measurement tool | length measure | distance measure | measurer | dimension tool | length measuring device',
  }),
  ...tools.family('saw', {
    also: 'saws | säge | scie | sierra | aari',
    alike: 'handsaw | hacksaw',
    members:
      'saw blade = saw blades | utility knife = box cutter | chisel = chisels | wood carving tools | file tool = rasp',
    neutral: 'wood | cut | branch | board | carve',
    search:
      'cutting tool | saws | sawing tool | hand tool | aari | sawing blade tool | carpenter saw | cutter saw | woodworking saw | workshop saw | carpentry',
  }),
  ...tools.family('drill bit', {
    also: 'drill bits | bohrer | bohrerset | forets | brocas',
    alike: 'bit set | masonry bit',
    members: 'hole saw | sandpaper = abrasive | sanding discs | sanding drum',
    parts: 'flute | shank',
    neutral: 'drill | hole | wood | metal | wall',
    search:
      'drill bits | drilling bit | bits | tool bits | bit for drill | hole maker bit | drill tip | boring bit | driller bit | hole cutting bit | bore bit | hole cutter | borer',
  }),
  ...tools.family('tool set', {
    also: 'tool kit | toolkit | tool sets | werkzeugset',
    members:
      'tool box = toolbox, tool chest, werkzeugkoffer, boîte à outils, caja de herramientas | tool bag | tool organizer | tool belt',
    parts: 'pliers | hammer | wrench | screwdriver | tray',
    neutral: 'car | shelf | furniture | carry',
    search:
      'tool kit | toolkit | tools set | hand tools | repair kit | home repair kit | household tool kit | diy tool kit | mechanic tools | maintenance kit | hardware tool kit | handyman set | toolbox set | general repair tools | homeowner tool kit',
    ask: 'pieces included size material use weight dimensions finish warranty',
  }),
  ...tools.family('adhesive', {
    also: 'kleber',
    members:
      'super glue = instant glue | epoxy | sealant = caulk | tape = klebeband, ruban adhésif, cinta adhesiva | duct tape | masking tape = painters tape | double sided tape | insulation tape | wood glue | wall putty | waterproofing tape',
    parts: 'tube | roll | nozzle | liner',
    neutral: 'stick | seal | bond | crack | wall | glue',
    search:
      'glue | bonding | bonding agent | gond | sticking | bond | fixing agent | joining | bonding material | gluing | stick | repair bond | fix',
    ask: 'net_content length width use temperature directions colour count warning',
  }),
  ...tools.family('wall paint', {
    also: 'wandfarbe | peinture murale | pintura de pared',
    alike: 'emulsion paint | enamel paint | distemper',
    members: 'wood stain | varnish | primer paint | lacquer | wood finish',
    parts: 'can | brush',
    neutral: 'paint | wall | coat | roller | wood | dry',
    search:
      'paint | painting | rang | house paint | home paint | decorating paint | wall colour | wall coating | wall color | wall coat | wall finish',
    ask: 'colour finish net_content area use directions ingredient warning',
  }),
  ...tools.family('tap', {
    also: 'faucet | taps | faucets | wasserhahn | armatur | robinet | grifo | rubinetto | nal',
    members:
      'shower head = showerhead, duschkopf | health faucet = jet spray, bidet | shower set | toilet seat | sink = washbasin',
    parts: 'spout | aerator | cartridge | hose | holder',
    neutral: 'water | sink | wash | bathroom | kitchen | shower',
    search:
      'faucet | water tap | taps | water faucet | plumbing | nal | water valve | water outlet | water control | plumbing fitting | spigot | water dispenser tap | water supply | plumber fitting',
    ask: 'material finish dimensions installation included compatible_with mode pressure colour warranty',
  }),
  ...tools.family('door hardware', {
    umbrella: true,
    also: 'türgriff | vorhängeschloss | poignée',
    members:
      'door handle | door knob | lock = locks | padlock | door lock | tala | smart lock | hinge = hinges | cabinet handle | cabinet knobs | drawer pull | drawer handles | drawer slide | schloss | cadenas | candado | door stopper | door closer | curtain rod | bracket | shelf bracket | latch',
    parts: 'key | plate | cylinder',
    neutral: 'door | key | drawer | cabinet | gate | open',
    search:
      'hardware fitting | hardware fittings | fixture | home hardware | ironmongery | builders hardware | household hardware | carpentry hardware | interior fittings',
    ask: 'material dimensions finish count included installation compatible_with load colour warranty',
  }),
  tools.kind('ladder', {
    also: 'ladders | step ladder | stepladder | leiter | échelle | escalera | scala | sidhi',
    alike: 'scaffold',
    parts: 'step | rail | foot | hinge | platform',
    neutral: 'climb | step | roof | reach | paint',
    search:
      'ladders | sidhi | climbing ladder | climbing steps | house ladder | access ladder | climbing stairs | climb ladder | diy ladder',
    ask: 'height load material weight dimensions count assembly certification warranty',
  }),
  ...tools.family('multimeter', {
    umbrella: true,
    also: 'multimètre | multímetro',
    members:
      'voltage tester = line tester | battery tester | stud finder | moisture meter | cable tester | clamp meter | tester',
    parts: 'probe | display | battery',
    neutral: 'measure | voltage | current | circuit | wire',
    search:
      'testing tool | measuring instrument | test instrument | testing instrument | tester | measuring device | test meter | checker tool | diagnostic tool | detector tool | test equipment | inspection tool',
    ask: 'function range voltage included certification dimensions battery warranty',
  }),
  tools.kind('magnetic tray', {
    also: 'magnetic parts tray | parts tray | magnetic bowl',
    alike: 'magnetic parts tray set',
    parts: 'magnet | rubber base | bowl | wristband',
    neutral: 'bolt | screw | nut | hold | garage | bench',
    search:
      'parts tray | magnetic parts tray | parts holder | screw holder | magnetic holder | magnetic bowl | magnet tray | tool tray | mechanic tray | nuts and bolts holder | magnetic dish | workshop tray | hardware holder | garage tray',
  }),
];
