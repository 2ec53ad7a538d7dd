import type { Kind } from '../Kind.js';
import { books, craft, music, stationery } from './frames.js';

export const paperKinds: readonly Kind[] = [
  ...books.family('book', {
    also: 'books | paperback | hardcover | hardback | buch | bücher | livre | libro | kitab',
    members:
      'cookbook | dictionary = lexikon | biography | workbook | picture book | storybook | textbook | guide = handbook | poetry book',
    search: 'paperback book | reading book | book to read | kitab | printed book | books to read',
  }),
  ...books.family('novel', {
    also: 'novels | fiction book | roman | novela | romanzo | fantasy novel | crime novel | upanyas',
    members: 'thriller',
    neutral: 'fiction | plot | character | chapter | bookshelf',
    search: 'fiction | fiction book | story book | novels | upanyas | literary fiction',
  }),
  ...books.family('comic book', {
    also: 'comics | comic | graphic novel | bande dessinée | cómic | fumetto',
    members: 'manga',
    parts: 'panel | issue',
    neutral: 'hero | panel | issue | collect',
    search: 'comics | graphic story | comic series | comic | illustrated story',
  }),
  ...books.family('colouring book', {
    also: 'coloring book | colouring books | coloring books | malbuch | livre de coloriage | libro para colorear',
    members: 'activity book | sticker book | puzzle book',
    parts: 'sheet',
    neutral: 'colour | crayon | draw | pencil | rainy day',
    search: 'coloring book | coloring pages | drawing book | activity pages | colouring pages',
    ask: 'age pages dimensions included language author count edition',
  }),
  ...books.family('vinyl record', {
    umbrella: true,
    also: 'vinyl | lp | record | schallplatte | music album',
    members: 'cd = audio cd | dvd | blu-ray = blu ray | video game | cassette',
    parts: 'track | booklet',
    neutral: 'listen | music | album | play | song',
    search: 'music album | album | recorded music | music collection | audio',
    ask: 'author format edition date count language publisher run_time compatible_with',
  }),
  ...books.family('calendar', {
    also: 'calendars | wall calendar | desk calendar | kalender | calendrier | calendario',
    members: 'advent calendar',
    parts: 'sheet | hole | binding',
    neutral: 'month | date | wall | plan | week | year',
    search: 'wall calendar | desk calendar | year planner | date calendar | calender',
    ask: 'date dimensions pages format material language included',
  }),
  ...stationery.family('notebook', {
    also: 'notebooks | journal | diary | note book | spiral notebook | composition notebook | notizbuch | tagebuch | cahier | carnet | cuaderno | libreta | quaderno | copy',
    members: 'planner = day planner | sketchbook = sketch book | notepad = memo pad | register | bullet journal',
    parts: 'ribbon | sheet',
    neutral: 'journal | sketch | idea | thought | meeting | lecture',
    search: 'journal | diary | note book | writing pad | notepad | journal book',
    ask: 'pages dimensions format fabric_weight material count colour feature use',
  }),
  stationery.kind('pen', {
    also: 'pens | ballpoint pen | gel pen | fountain pen | ball pen | gel pens | kugelschreiber | füller | stylo | bolígrafo | penna | kalam | roller pen',
    parts: 'grip | ink | spring',
    neutral: 'ink | sign | exam | pocket | signature',
    search: 'pens | writing pen | kalam | ink pen | writing instrument',
  }),
  ...stationery.family('pencil', {
    also: 'pencils | bleistift | lápiz | matita',
    members:
      'colored pencils = colour pencils, buntstifte | crayons = crayon | eraser | sharpener = pencil sharpener | mechanical pencil',
    parts: 'lead | eraser',
    neutral: 'draw | sketch | colour | shade | exam',
    search: 'pencils | drawing pencil | sketching | colouring | drawing tool',
  }),
  ...stationery.family('marker', {
    also: 'markers | marker pen | permanent marker | filzstift | marqueur | rotulador | pennarello',
    members:
      'highlighter = highlighters | whiteboard marker | sketch pens | chalk | brush pen = brush pens | alcohol markers',
    neutral: 'draw | mark | label | board | colour',
    search: 'marker pen | markers | felt tip | sketch pen | marking pen',
  }),
  ...stationery.family('sticky notes', {
    also: 'sticky note | note pads | haftnotizen | notes adhésives | notas adhesivas | memo notes',
    members: 'index tabs = page flags',
    parts: 'pad | sheet',
    neutral: 'stick | reminder | monitor | page',
    search: 'sticky pad | memo notes | reminder notes | note pad | sticky memo',
  }),
  ...stationery.family('sticker', {
    also: 'stickers | sticker sheet | sticker set | aufkleber | autocollant | pegatina | adesivo | sticker pack | decal sticker set',
    members: 'label = labels, etiketten, name labels, shipping labels | bumper sticker',
    parts: 'sheet | roll | backing',
    neutral: 'stick | peel | laptop | bottle | album | envelope',
    search: 'stickers | label stickers | adhesive sticker | sticker pack | stick on',
  }),
  ...stationery.family('file folder', {
    also: 'folder | folders | file | document folder | ordner | classeur | carpeta | expanding file | file organizer',
    members: 'binder = ring binder | clipboard | sheet protectors | laminating pouches',
    parts: 'sleeve | tab',
    neutral: 'document | certificate | sheet | sort | file',
    search: 'document folder | file cover | folder for documents | paper folder | document file',
  }),
  ...stationery.family('paper', {
    umbrella: true,
    also: 'printer paper | copy paper | a4 paper | papier | papel | carta | construction paper',
    members:
      'envelope = envelopes | greeting card = grußkarte, greeting cards | postcard = postcards | invitation card | photo paper | cardstock = card stock',
    parts: 'sheet | ream | flap',
    neutral: 'print | fold | letter | craft | card',
    search: 'paper sheets | kagaz | paper goods | sheets | paper product',
  }),
  ...stationery.family('office supply', {
    umbrella: true,
    members:
      'stapler | paper clips | hole punch | calculator | tape dispenser | pencil case | pencil box | whiteboard | pin board | bulletin board | stamp | rubber stamp | scissors | ruler | pen holder | pen stand | taschenrechner | paper shredder | geometry box | laminator',
    neutral: 'exam | meeting | sort | pin | sheet',
    search: 'office accessory | desk accessory | office stationery | school stationery | office item',
  }),
  ...craft.family('paint set', {
    also: 'paint | paints | farben | peinture | pintura',
    members:
      'spray paint | fabric paint | chalk paint | paint by numbers | diamond painting kit = diamond painting | acrylic paint = acrylfarben, acrylic paints | watercolors = watercolor paint, water colours | oil paint | poster colours',
    parts: 'palette | tube | canvas',
    neutral: 'canvas | brush | colour | mix | palette',
    search: 'painting supplies | art paint | colours | rang | painting | artist paint',
    ask: 'count colour net_content use included material age free_from',
  }),
  ...craft.family('paint brush', {
    also: 'paint brushes | paintbrush | paintbrushes | artist brush | pinsel | pinceau | pincel | pennello',
    members: 'paint roller | palette knife | canvas board = stretched canvas, canvas boards | easel',
    parts: 'bristle | ferrule',
    neutral: 'canvas | stroke | colour | wall | wash',
    search: 'painting tool | artist tool | painting accessory | artist supplies | painting supplies',
  }),
  ...craft.family('yarn', {
    umbrella: true,
    also: 'wool yarn | knitting yarn | crochet yarn | wolle | garn | laine | lana | oon',
    members:
      'thread = sewing thread, dhaga | embroidery thread = embroidery floss | knitting needles | crochet hook = crochet hooks | crochet kit | macrame cord',
    parts: 'skein | ball',
    neutral: 'knit | crochet | stitch | scarf | blanket | skein',
    search: 'knitting | crochet | needlework | fibre craft | needlecraft',
    ask: 'material weight length colour count care thickness use',
  }),
  ...craft.family('fabric', {
    also: 'fabrics | cloth | cotton fabric | kapda | stoff | tissu | tela | tessuto | quilting fabric | running fabric | fabric by the yard',
    members: 'felt | lace trim | ribbon = ribbons | elastic band sewing',
    parts: 'selvedge | roll',
    neutral: 'sew | cut | dress | quilt | stitch | metre',
    search: 'cloth | kapda | sewing material | textile | dressmaking',
    ask: 'material width length fabric_weight pattern colour care use',
  }),
  ...craft.family('craft kit', {
    umbrella: true,
    also: 'diy kit | art kit | craft set | bastelset | kit créatif',
    members:
      'embroidery kit | cross stitch kit = cross stitch | sewing kit | candle making kit | soap making kit | scrapbook kit | jewellery making kit | tattoo kit = glitter tattoo kit',
    neutral: 'kit | learn | afternoon | follow | step',
    search: 'diy kit | craft set | hobby kit | activity kit | making kit',
    ask: 'included pieces age dimensions material use count language',
  }),
  ...craft.family('beads', {
    also: 'bead | glass beads | seed beads | perlen | perles | cuentas | perline | jewelry making supplies | gemstone beads | moti',
    members: 'jewellery findings | sequins | rhinestones | buttons',
    parts: 'hole | string',
    neutral: 'string | bracelet | necklace | thread | embroider',
    search: 'moti | jewellery making | beading | beadwork | bead craft',
    ask: 'size count material colour shape finish weight included',
  }),
  ...craft.family('sewing machine', {
    also: 'sewing machines | silai machine | nähmaschine | machine à coudre | máquina de coser',
    members: 'embroidery machine | overlocker',
    parts: 'bobbin | presser foot | pedal | spool',
    neutral: 'stitch | hem | dress | tailor | fabric',
    search: 'silai machine | stitching machine | tailoring machine | sewing | stitch machine',
    ask: 'model function power included speed weight dimensions warranty voltage',
  }),
  ...craft.family('glue', {
    umbrella: true,
    also: 'klebstoff | colle',
    members:
      'hot glue gun = glue gun | glue sticks | resin = epoxy resin, epoxy resin kit | resin mold | washi tape | cutting mat | craft knife | polymer clay | air dry clay | modelling clay | stencil = stencils | die cuts | punch craft | rubber stamps craft',
    neutral: 'stick | join | cut | shape | dry',
    search: 'craft tool | craft essentials | maker supplies | craft material',
    ask: 'net_content use material count directions included warning dimensions',
  }),
  ...music.family('guitar', {
    umbrella: true,
    also: 'guitars | acoustic guitar | electric guitar | gitarre | guitare | guitarra | chitarra',
    members: 'ukulele = ukelele | bass guitar | violin = geige | mandolin | banjo | sitar | veena',
    parts: 'pickguard | nut | saddle',
    neutral: 'strum | chord | pluck',
    search: 'string instrument | stringed instrument | strings | tar vadya',
  }),
  ...music.family('music keyboard', {
    umbrella: true,
    also: 'piano keyboard | digital piano | electric piano | electronic keyboard | klavier | piano',
    members: 'harmonium | melodica | accordion | synthesizer | midi keyboard',
    parts: 'speaker | display | adapter',
    neutral: 'keys | chord | scale',
    search: 'keyboard instrument | keys instrument | piano | musical keyboard',
  }),
  ...music.family('drum', {
    umbrella: true,
    also: 'drums | drum set | drum kit | schlagzeug | batterie musique | percussion | electronic drum',
    members: 'tabla = tabla set | dholak | dhol | cajon | djembe | drumsticks | tambourine | cymbal',
    parts: 'shell | hoop | cymbal | hammer',
    neutral: 'beat | tap | taal | stick',
    search: 'percussion | percussion instrument | drums | rhythm instrument',
  }),
  ...music.family('flute', {
    umbrella: true,
    also: 'bansuri | flutes | querflöte | flöte',
    members:
      'recorder | harmonica = mouth organ, mundharmonika | saxophone | trumpet | clarinet | kalimba | whistle | shehnai',
    parts: 'hole | joint',
    neutral: 'blow | breath | finger',
    search: 'wind instrument | bansuri | blowing instrument | woodwind',
  }),
  ...music.family('instrument accessory', {
    umbrella: true,
    members:
      'guitar strings = guitar string | guitar pick = guitar picks | capo | guitar strap | music stand | guitar stand | guitar tuner | amplifier | guitar amp | audio interface | guitar bag | gig bag | metronome | effects pedal',
    parts: 'clip | clamp',
    neutral: 'guitar | tune | clip',
    search: 'guitar accessory | instrument accessory | instrument care | music accessories',
  }),
];
