import type { Kind } from '../Kind.js';
import { hobby, toys } from './frames.js';

export const playKinds: readonly Kind[] = [
  ...toys.family('toy', {
    umbrella: true,
    also: 'toys | khilona | khilone | spielzeug | jouet | juguete | giocattolo',
    members:
      'toy kitchen = play kitchen, kids kitchen, kitchen playset | musical toy | bath toy | fidget toy | talking toy | interactive toy | pretend play toy',
    search:
      'play toy | khilone | toys for play | playthings | play thing | playtoy | playing toy | entertainment | amusement',
  }),
  toys.kind('building blocks', {
    also: 'blocks | block set | construction set | bausteine | bauklötze | blocs de construction | bloques de construcción | mattoncini | building set',
    alike: 'magnetic tiles | brick set | building bricks',
    parts: 'block | brick | base plate | magnet',
    neutral: 'stack | tower | house | castle | sort',
    search:
      'block set | toy blocks | blocks | construction toy | building toy | stacking blocks | stack blocks | build blocks | blocks game | creative blocks | assembly toy | constructing toy | stacker toy',
  }),
  ...toys.family('puzzle', {
    also: 'puzzles | puzzel | rompecabezas | rompicapo | brain teaser',
    alike: 'jigsaw | jigsaws',
    members: 'cube puzzle = magic cube, speed cube | 3d puzzle',
    parts: 'tray | image',
    neutral: 'solve | table | sort | picture | match',
    search:
      'puzzles | puzzle game | brain game | brain teaser | puzzle toy | mind game | problem solving game | thinking game | logic game | puzzle set | brainteaser | concentration game | puzzling',
  }),
  ...toys.family('board game', {
    umbrella: true,
    also: 'board games | brettspiel | kartenspiel | gesellschaftsspiel | jeu de société | juego de mesa | gioco da tavolo',
    alike: 'trivia game',
    members:
      'card game = card games | playing cards | chess set = chess | carrom board = carrom | ludo | game = games | party game | family game',
    parts: 'token | dice | pawn | rule book | tile',
    neutral: 'table | player | turn | score | night | team',
    search:
      'tabletop game | table game | indoor game | games | game night | table top game | family play | multiplayer game | group game | khel | playing game | leisure game',
    ask: 'age count run_time included dimensions language edition material pieces',
  }),
  ...toys.family('trading cards', {
    apart: true,
    also: 'trading card | collectible cards | sammelkarten | collectable cards',
    alike: 'booster pack | booster packs | trading card game',
    members: 'card sleeves = card sleeve | sticker album = sticker collection book',
    parts: 'booster',
    neutral: 'trade | deck | swap | album | match',
    search:
      'collectable cards | collector cards | card collecting | card packs | swap cards | card collection | card packet | collector card set | swapping cards | tradable cards | trade cards',
  }),
  toys.kind('dice', {
    apart: true,
    also: 'würfel | dés | dados',
    alike: 'd20 | dadi | dice set',
    neutral: 'roll | board | table | role play | score',
    search:
      'gaming dice | game dice | rolling dice | tabletop dice | die | game cubes | board game dice | playing dice | throwing dice | number cubes | roll dice',
    ask: 'count size material colour included pieces',
  }),
  ...toys.family('doll', {
    also: 'dolls | puppe | poupée | muñeca | bambola | gudiya',
    members: 'doll house = dollhouse, puppenhaus | doll clothes | dollhouse furniture | baby doll',
    parts: 'dress | hair | shoe',
    neutral: 'dress up | tea party | care | tuck in',
    search: 'dolls | gudiya | doll toy | play doll | doll figure | dolly | gudiya khilona | companion doll',
  }),
  ...toys.family('action figure', {
    umbrella: true,
    also: 'figure | figures | figurine toy | toy figure | actionfigur | figura de acción',
    members: 'toy soldiers | animal figure | dinosaur toy | bobblehead | minifigure | robot toy',
    parts: 'joint | stand | weapon',
    neutral: 'display | pose | shelf | battle | collector',
    search:
      'toy figure | figures | figure toy | play figure | character figure | toy figurine | model figure | collection figure | miniature figure',
  }),
  ...toys.family('soft toy', {
    also: 'plush toy | plush | stuffed toy | soft toys | plushie | kuscheltier | stofftier | plüschtier | peluche | cuddly toy',
    alike: 'stuffed animal',
    members: 'puppet = handpuppe | teddy bear = teddy',
    parts: 'eye | ear | paw | filling',
    neutral: 'hug | cuddle | bed | sleep | story',
    search:
      'plush toy | stuffed toy | plushie | cuddly toy | soft toys | cuddle toy | soft doll | huggable toy | plushies | huggy toy | softie | plush companion | snuggle toy',
  }),
  ...toys.family('toy vehicle', {
    umbrella: true,
    also: 'spielzeugauto | voiture jouet | coche de juguete',
    alike: 'pull back car',
    members:
      'toy car = toy cars | toy truck | toy train | rc car = remote control car, ferngesteuertes auto | rc truck | toy plane | race track = racing track | rc helicopter | rc boat | toy tractor',
    parts: 'motor | track | axle',
    neutral: 'race | drive | push | road | floor',
    search:
      'vehicle toy | gaadi khilona | toy vehicles | play vehicle | vehicle plaything | toy transport | moving toy | toy transportation | miniature vehicle',
  }),
  ...toys.family('playset', {
    umbrella: true,
    also: 'play set | playsets | spielset',
    alike: 'tool set toy',
    members:
      'play tent | play house = playhouse | ball pit | marble run | train table | play food | doctor set | tea set toy | kitchen play set',
    neutral: 'pretend | role play | cook | shop | serve',
    search:
      'play set | playset toy | play kit | play sets | imaginative play | activity set | imagination toy | imaginary play | playing set | entertainment toy',
  }),
  ...toys.family('educational toy', {
    umbrella: true,
    also: 'learning toy | educational toys | activity toy | lernspielzeug | jouet éducatif',
    alike: 'montessori toy | stem toy | alphabet toy',
    members: 'science kit = stem kit | flash cards = flashcards | activity cube | busy board | shape sorter | abacus',
    neutral: 'learn | count | letters | school | sort',
    search:
      'learning toy | educational toys | teaching toy | learning game | study toy | skill toy | teaching aid | early learning | learning activity | development toy | knowledge toy | skill building | learning resource',
  }),
  ...toys.family('ride-on toy', {
    umbrella: true,
    also: 'ride on | ride on toy | rutscher',
    alike: 'push car',
    members:
      'tricycle | scooter | balance bike = laufrad | rocking horse | skateboard | roller skates | kids bike | ride on car',
    parts: 'seat | handlebar | pedal | deck',
    neutral: 'ride | push | park | pavement',
    search:
      'ride on | riding toy | ride on toy | wheeled toy | rider toy | wheels toy | riding vehicle | active play | rideable toy | rolling toy',
  }),
  ...toys.family('outdoor toy', {
    umbrella: true,
    members:
      'water gun | bubble machine | bubble wand = bubbles | kite = patang | sand toys | swing = swing set | trampoline | slide toy | yo-yo = yo yo | spinning top | flying disc | inflatable pool | swimming pool',
    neutral: 'garden | summer | beach | sand | water | run',
    search:
      'active play | outside toy | outdoor play | outdoor toys | garden toy | backyard play | outdoor game | yard toy | park toy | outdoor activity | playground | lawn toy',
  }),
  ...toys.family('slime', {
    umbrella: true,
    alike: 'slime kit',
    members:
      'play dough = playdough, clay dough, knete, pâte à modeler, plastilina | kinetic sand | putty | modelling clay toy',
    neutral: 'squeeze | knead | mould | squish | mix',
    search:
      'sensory play | squishy toy | moulding toy | squeeze toy | squish toy | molding toy | sensory activity | squeezy | fidget | sensory compound | shaping toy | hand play',
  }),
  ...hobby.family('model locomotive', {
    also: 'locomotive | locomotives | loco | dampflok | lokomotive | locomotora | train engine | model train',
    members: 'railcar',
    parts: 'tender | cab | pantograph | decoder',
    neutral: 'run | haul | station | loco | running',
    search:
      'locomotive | loco | train engine | model train | railway engine | model railway | railroad engine | rail engine | miniature locomotive',
    ask: 'size compatible_with edition part_number power dimensions colour included material age',
    title: 'part_number size edition colour',
  }),
  hobby.kind('model train set', {
    also: 'train set | train sets | railway set | modelleisenbahn | starter set train | train pack',
    parts: 'controller | locomotive | wagon | coach | track',
    neutral: 'track | station | oval | loop | floor',
    search:
      'model railway | railway set | model train | train layout set | train sets | railroad set | train kit | rail set | miniature railway | train and track set | toy train layout | railway modelling set',
    ask: 'size included compatible_with dimensions age power edition assembly part_number',
  }),
  ...hobby.family('model wagon', {
    also: 'wagon | wagons | güterwagen | rolling stock',
    alike: 'coaches',
    members: 'coach = carriage, personenwagen | sleeper car | brake van | brake coach',
    parts: 'roof | door',
    neutral: 'haul | train | freight | station | rake',
    search:
      'rolling stock | train wagon | railway wagon | model railway | train car | freight car | railroad car | rail wagon | cargo wagon | railway vehicle',
    ask: 'size compatible_with edition part_number count dimensions colour material',
  }),
  ...hobby.family('model railway track', {
    also: 'track | railway track | track pack | gleis | gleise',
    alike: 'track set',
    members: 'rail joiner = fishplates | points = turnout | buffer stop | level crossing | point motor | dcc decoder',
    neutral: 'curve | straight | siding | join',
    search:
      'railway track | train track | rail | layout track | model railway | railroad track | rail section | track pieces | permanent way | train line',
    ask: 'size compatible_with length count part_number material included',
  }),
  ...hobby.family('model scenery', {
    umbrella: true,
    also: 'scenery | diorama',
    alike: 'scenery kit',
    members:
      'model building = station building | model trees | signal box | static grass | ballast | model figures | platform',
    neutral: 'tree | village | station | hill | glue',
    search:
      'scenery | layout scenery | model landscape | scenic | diorama | layout details | diorama supplies | miniature scenery | railway scenery | scene building | layout scenery material | landscape modelling',
    ask: 'size material count dimensions included assembly colour part_number',
  }),
  hobby.kind('model kit', {
    also: 'model kits | modellbausatz | maquette | maqueta',
    alike: 'model tank kit | ship model | model ship | model aircraft | plastic kit',
    parts: 'decal sheet | instruction sheet',
    neutral: 'glue | paint | assemble | aircraft | tank',
    search:
      'scale kit | kit model | model building kit | model construction kit | hobby kit | assembly kit | miniature kit | build your own model | modelling set | diy model | buildable model | unassembled model',
    ask: 'size pieces age assembly included dimensions material edition part_number',
  }),
  hobby.kind('diecast model', {
    also: 'diecast car | die cast model | die-cast car | diecast | die cast car | modellauto | miniature voiture',
    alike: 'model bus | model truck | model car | model cars',
    parts: 'door | bonnet | tyre',
    neutral: 'car | bus | cabinet | drive',
    search:
      'diecast | die cast | die cast vehicle | miniature vehicle | metal model vehicle | die cast toy | collectors model | replica | die casting model | collection model',
    ask: 'size material edition dimensions colour part_number age included',
  }),
  ...hobby.family('rc part', {
    umbrella: true,
    also: 'rc parts | rc accessories',
    members: 'spur gear | servo | rc motor | esc | rc tire | propellers | lipo battery | rc body shell | rc wheels',
    neutral: 'rc car | rc plane | drift | gear | upgrade',
    search:
      'rc spare | rc spares | radio control part | radio controlled model part | remote control part | rc upgrade | rc component | rc repair',
    ask: 'compatible_with part_number size count material voltage included dimensions',
  }),
  ...toys.family('stacking cups', {
    also: 'stacking cup | nesting cups | stacking toy | stapelbecher',
    alike: 'stacking rings',
    members:
      'drawing board = doodle board = magnetic drawing board, writing board for kids | monster truck = rc monster truck | balance board = wobble board | sandbox = sand pit',
    parts: 'cup | ring | base | pen | stamp | remote | wheel',
    neutral: 'stack | nest | bath | sort | learn | draw | drive',
    search:
      'nesting cups | stacking toy | stackable cups | nesting toy | stacking cup | nest cups | stack cups | cup tower | stacker cups | nesting bowls toy | building cups | piling cups | sorting cups | nested cups | stack up cups | pyramid cups',
  }),
];
