import type { Kind } from '../Kind.js';
import { hobby, toys } from './frames.js';

export const playKinds: readonly Kind[] = [
  ...toys.family('toy', {
    umbrella: true,
    also: 'toys | khilona | khilone | spielzeug | jouet | juguete | giocattolo',
    members:
      'toy kitchen = play kitchen, kids kitchen, kitchen playset | musical toy | bath toy | fidget toy | talking toy | interactive toy | pretend play toy',
    search: 'play toy | toy gift | khilone | toys for play | play item',
  }),
  toys.kind('building blocks', {
    also: 'blocks | block set | building bricks | construction set | bausteine | bauklötze | blocs de construction | bloques de construcción | mattoncini | magnetic tiles | building set | brick set',
    parts: 'block | brick | base plate | magnet',
    neutral: 'stack | tower | house | castle | sort',
    search: 'block set | toy blocks | blocks | construction toy | building toy | stacking blocks',
  }),
  ...toys.family('puzzle', {
    also: 'puzzles | jigsaw | jigsaws | puzzel | rompecabezas | rompicapo | brain teaser',
    members: 'cube puzzle = magic cube, speed cube | 3d puzzle',
    parts: 'tray | image',
    neutral: 'solve | table | sort | picture | match',
    search: 'puzzles | puzzle game | brain game | puzzle toy | puzzle set',
  }),
  ...toys.family('board game', {
    umbrella: true,
    also: 'board games | brettspiel | kartenspiel | gesellschaftsspiel | jeu de société | juego de mesa | gioco da tavolo | trivia game',
    members:
      'card game = card games | playing cards | chess set = chess | carrom board = carrom | ludo | game = games | party game | family game',
    parts: 'token | dice | pawn | rule book | tile',
    neutral: 'table | player | turn | score | night | team',
    search: 'tabletop game | indoor game | game night | games | table game',
    ask: 'age count run_time included dimensions language edition material pieces',
  }),
  ...toys.family('trading cards', {
    also: 'trading card | trading card game | collectible cards | booster pack | booster packs | sammelkarten | collectable cards',
    members: 'card sleeves | sticker album',
    parts: 'booster',
    neutral: 'trade | deck | swap | album | match',
    search: 'collectible cards | card packs | collector cards | card collecting | cards',
  }),
  toys.kind('dice', {
    also: 'dice set | würfel | dés | dados | dadi | d20',
    neutral: 'roll | board | table | role play | score',
    search: 'dice set | gaming dice | game dice | rolling dice | tabletop dice',
    ask: 'count size material colour included pieces',
  }),
  ...toys.family('doll', {
    also: 'dolls | puppe | poupée | muñeca | bambola | gudiya',
    members: 'doll house = dollhouse, puppenhaus | doll clothes | dollhouse furniture | baby doll',
    parts: 'dress | hair | shoe',
    neutral: 'dress up | tea party | care | tuck in',
    search: 'gudiya | dolls | doll toy | play doll | doll figure',
  }),
  ...toys.family('action figure', {
    umbrella: true,
    also: 'figure | figures | figurine toy | toy figure | actionfigur | figura de acción',
    members: 'toy soldiers | animal figure | dinosaur toy | bobblehead | minifigure | robot toy',
    parts: 'joint | stand | weapon',
    neutral: 'display | pose | shelf | battle | collector',
    search: 'figure toy | collectible toy | figures | toy figure | play figure',
  }),
  ...toys.family('soft toy', {
    also: 'plush toy | stuffed animal | plush | stuffed toy | soft toys | plushie | kuscheltier | stofftier | plüschtier | peluche | cuddly toy',
    members: 'puppet = handpuppe | teddy bear = teddy',
    parts: 'eye | ear | paw | filling',
    neutral: 'hug | cuddle | bed | sleep | story',
    search: 'plush toy | stuffed animal | stuffed toy | plushie | cuddly toy',
  }),
  ...toys.family('toy vehicle', {
    umbrella: true,
    also: 'pull back car | spielzeugauto | voiture jouet | coche de juguete',
    members:
      'toy car = toy cars | toy truck | toy train | rc car = remote control car, ferngesteuertes auto | rc truck | toy plane | race track = racing track | rc helicopter | rc boat | toy tractor',
    parts: 'motor | track | axle',
    neutral: 'race | drive | push | road | floor',
    search: 'vehicle toy | car toy | driving toy | wheels toy | gaadi khilona',
  }),
  ...toys.family('playset', {
    umbrella: true,
    also: 'play set | playsets | tool set toy | spielset',
    members:
      'play tent | play house = playhouse | ball pit | marble run | train table | play food | doctor set | tea set toy | kitchen play set',
    neutral: 'pretend | role play | cook | shop | serve',
    search: 'play set | pretend play | role play set | play kit | playset toy',
  }),
  ...toys.family('educational toy', {
    umbrella: true,
    also: 'learning toy | montessori toy | educational toys | activity toy | stem toy | lernspielzeug | jouet éducatif | alphabet toy',
    members: 'science kit = stem kit | flash cards = flashcards | activity cube | busy board | shape sorter | abacus',
    neutral: 'learn | count | letters | school | sort',
    search: 'learning toy | activity toy | educational game | teaching toy | school toy',
  }),
  ...toys.family('ride-on toy', {
    umbrella: true,
    also: 'ride on | ride on toy | push car | rutscher',
    members:
      'tricycle | scooter | balance bike = laufrad | rocking horse | skateboard | roller skates | kids bike | ride on car',
    parts: 'seat | handlebar | pedal | deck',
    neutral: 'ride | push | park | pavement',
    search: 'ride on | riding toy | wheels for play | push ride | outdoor ride',
  }),
  ...toys.family('outdoor toy', {
    umbrella: true,
    members:
      'water gun | bubble machine | bubble wand = bubbles | kite = patang | sand toys | swing = swing set | trampoline | slide toy | yo-yo = yo yo | spinning top | flying disc | inflatable pool | swimming pool',
    neutral: 'garden | summer | beach | sand | water | run',
    search: 'outdoor play | garden toy | garden game | outdoor game | summer toy',
  }),
  ...toys.family('slime', {
    umbrella: true,
    also: 'slime kit',
    members:
      'play dough = playdough, clay dough, knete, pâte à modeler, plastilina | kinetic sand | putty | modelling clay toy',
    neutral: 'squeeze | knead | mould | squish | mix',
    search: 'sensory play | dough toy | squishy toy | squish | modelling toy',
  }),
  ...hobby.family('model locomotive', {
    also: 'locomotive | locomotives | loco | dampflok | lokomotive | locomotora | train engine | model train',
    members: 'railcar',
    parts: 'tender | cab | pantograph | decoder',
    neutral: 'run | haul | station | loco | running',
    search: 'locomotive | model train | model railway | railway engine | loco | train engine',
    ask: 'size compatible_with edition part_number power dimensions colour included material age',
    title: 'part_number size edition colour',
  }),
  hobby.kind('model train set', {
    also: 'train set | train sets | railway set | modelleisenbahn | starter set train | train pack',
    parts: 'controller | locomotive | wagon | coach | track',
    neutral: 'track | station | oval | loop | floor',
    search: 'model railway | railway set | model train | train layout set | train sets',
    ask: 'size included compatible_with dimensions age power edition assembly part_number',
  }),
  ...hobby.family('model wagon', {
    also: 'wagon | wagons | coaches | güterwagen | rolling stock',
    members: 'coach = carriage, personenwagen | sleeper car | brake van | brake coach',
    parts: 'roof | door',
    neutral: 'haul | train | freight | station | rake',
    search: 'rolling stock | model railway | train wagon | railway wagon | model train',
    ask: 'size compatible_with edition part_number count dimensions colour material',
  }),
  ...hobby.family('model railway track', {
    also: 'track | railway track | track pack | gleis | gleise | track set',
    members: 'rail joiner = fishplates | points = turnout | buffer stop | level crossing | point motor | dcc decoder',
    neutral: 'curve | straight | siding | join',
    search: 'railway track | model railway | train track | rail | layout track',
    ask: 'size compatible_with length count part_number material included',
  }),
  ...hobby.family('model scenery', {
    umbrella: true,
    also: 'scenery | scenery kit | diorama',
    members:
      'model building = station building | model trees | signal box | static grass | ballast | model figures | platform',
    neutral: 'tree | village | station | hill | glue',
    search: 'scenery | layout scenery | diorama scenery | model landscape | scenic',
    ask: 'size material count dimensions included assembly colour part_number',
  }),
  hobby.kind('model kit', {
    also: 'model kits | modellbausatz | maquette | maqueta | model tank kit | ship model | model ship | model aircraft | plastic kit',
    parts: 'decal sheet | instruction sheet',
    neutral: 'glue | paint | assemble | aircraft | tank',
    search: 'scale kit | plastic kit | model building kit | kit model | hobby kit',
    ask: 'size pieces age assembly included dimensions material edition part_number',
  }),
  hobby.kind('diecast model', {
    also: 'diecast car | die cast model | die-cast car | diecast | model car | model bus | die cast car | modellauto | miniature voiture | model cars | model truck',
    parts: 'door | bonnet | tyre',
    neutral: 'car | bus | cabinet | drive',
    search: 'diecast | die cast | model car | die cast vehicle | miniature vehicle',
    ask: 'size material edition dimensions colour part_number age included',
  }),
  ...hobby.family('rc part', {
    umbrella: true,
    also: 'rc parts | rc accessories',
    members: 'spur gear | servo | rc motor | esc | rc tire | propellers | lipo battery | rc body shell | rc wheels',
    neutral: 'rc car | rc plane | drift | gear | upgrade',
    search: 'rc spare | rc spares | radio control part | rc upgrade | remote control part',
    ask: 'compatible_with part_number size count material voltage included dimensions',
  }),
  ...toys.family('stacking cups', {
    also: 'stacking cup | nesting cups | stacking toy | stacking rings | stapelbecher',
    members:
      'drawing board = magnetic drawing board, doodle board, writing board for kids | monster truck = rc monster truck | balance board = wobble board | sandbox = sand pit',
    parts: 'cup | ring | base | pen | stamp | remote | wheel',
    neutral: 'stack | nest | bath | sort | learn | draw | drive',
    search: 'toddler toys | learning toys | preschool toys | educational toys',
  }),
];
