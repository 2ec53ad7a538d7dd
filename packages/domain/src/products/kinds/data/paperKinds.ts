import type { Kind } from '../Kind.js';
import { books, craft, music, stationery } from './frames.js';

export const paperKinds: readonly Kind[] = [
  ...books.family('book', {
    also: 'books | buch | bücher | livre | libro | kitab',
    alike: 'paperback | hardcover | hardback',
    members:
      'cookbook | dictionary = lexikon | biography | workbook | picture book | storybook | textbook | guide = handbook | poetry book',
    search:
      'books | printed book | kitab | pustak | reading book | printed pages | publication | reading material | volume | title | kitaab',
  }),
  ...books.family('novel', {
    also: 'novels | fiction book | roman | novela | romanzo | upanyas',
    members: 'thriller',
    neutral: 'fiction | plot | character | chapter | bookshelf',
    search:
      'fiction | fiction book | novels | literary fiction | upanyas | story book | fictional story | narrative | storybook | reading book | tale | literature',
  }),
  ...books.family('comic book', {
    also: 'comics | comic | bande dessinée | cómic | fumetto',
    alike: 'graphic novel',
    members: 'manga',
    parts: 'panel | issue',
    neutral: 'hero | panel | issue | collect',
    search:
      'comics | comic | graphic story | illustrated story | comic series | graphic storybook | cartoon book | comic novel | comic magazine | sequential art | comic strip | comicbook | comic issue',
  }),
  ...books.family('colouring book', {
    also: 'coloring book | colouring books | coloring books | malbuch | livre de coloriage | libro para colorear',
    members: 'activity book | sticker book | puzzle book',
    parts: 'sheet',
    neutral: 'colour | crayon | draw | pencil | rainy day',
    search:
      'activity pages | activity sheets | creative activity book | pastime book | activity booklet | activity workbook | quiet play book | interactive book | busy book | paper activity book',
    ask: 'age pages dimensions included language author count edition',
  }),
  ...books.family('vinyl record', {
    apart: true,
    also: 'vinyl | lp | record | schallplatte | music album',
    members:
      'cd = compact disc, music cd | dvd = dvd disc | blu-ray = blu ray | video game = console game | cassette = audio cassette',
    parts: 'track | booklet',
    neutral: 'listen | music | album | play | song',
    search:
      'music album | album | vinyl | lp | recorded music | gramophone record | music disc | turntable record | phonograph record | audio record | analog record',
    ask: 'author format edition date count language publisher run_time compatible_with',
  }),
  ...books.family('calendar', {
    apart: true,
    also: 'calendars | kalender | calendrier | calendario',
    alike: 'wall calendar | desk calendar',
    members: 'advent calendar',
    parts: 'sheet | hole | binding',
    neutral: 'month | date | wall | plan | week | year',
    search: 'calendars | date calendar | calender | day calendar',
    ask: 'date dimensions pages format material language included',
  }),
  ...stationery.family('notebook', {
    also: 'notebooks | journal | note book | notizbuch | tagebuch | cahier | cuaderno | libreta | quaderno',
    alike: 'copy | carnet | diary',
    members: 'planner = day planner | sketchbook = sketch book | notepad = memo pad | register | bullet journal',
    parts: 'ribbon | sheet',
    neutral: 'journal | sketch | idea | thought | meeting | lecture',
    search:
      'note book | journal | notepad | writing book | writing pad | paper book | copy book | exercise book | jotter | note taking book | scribble book | copybook | jotting pad | memo book',
    ask: 'pages dimensions format fabric_weight material count colour feature use',
  }),
  stationery.kind('pen', {
    also: 'pens | kugelschreiber | füller | stylo | bolígrafo | penna | kalam',
    parts: 'grip | ink | spring',
    neutral: 'ink | sign | exam | pocket | signature',
    search:
      'pens | writing pen | kalam | writing instrument | pen for writing | ink pen | stationery pen | handwriting pen | signature pen | note pen | inkpen | signing pen',
  }),
  ...stationery.family('pencil', {
    also: 'pencils | bleistift | lápiz | matita',
    members:
      'colored pencils = colour pencils, buntstifte | crayons = crayon | eraser | sharpener = pencil sharpener | mechanical pencil',
    parts: 'lead | eraser',
    neutral: 'draw | sketch | colour | shade | exam',
    search:
      'pencils | pencil for writing | lead pencil | writing pencil | sketch pencil | drawing pencil | drawing tool | stationery pencil | sketching pencil | art pencil | pencil stick | drawing instrument | artist pencil',
  }),
  ...stationery.family('marker', {
    also: 'markers | marker pen | filzstift | marqueur | rotulador | pennarello',
    members:
      'highlighter = highlighters | whiteboard marker | sketch pens | chalk = chalks | brush pen = brush pens | alcohol markers',
    neutral: 'draw | mark | label | board | colour',
    search:
      'marker pen | markers | marking pen | felt tip | felt pen | marking tool | ink marker | stationery marker | marking stick',
  }),
  ...stationery.family('sticky notes', {
    also: 'sticky note | note pads | haftnotizen | notes adhésives | notas adhesivas | memo notes',
    members: 'index tabs = page flags',
    parts: 'pad | sheet',
    neutral: 'stick | reminder | monitor | page',
    search:
      'sticky pad | memo notes | reminder notes | note pad | self stick notes | sticky memo | adhesive notes | note stickers | sticky paper | sticky tags | stickynotes | removable notes',
  }),
  ...stationery.family('sticker', {
    also: 'stickers | aufkleber | autocollant | pegatina | adesivo',
    alike: 'sticker sheet | sticker set | sticker pack',
    members: 'label = labels, etiketten | bumper sticker',
    parts: 'sheet | roll | backing',
    neutral: 'stick | peel | laptop | bottle | album | envelope',
    search: 'stickers | decal | adhesive sticker | stick on | sticky label | self adhesive | stick on decoration',
  }),
  ...stationery.family('file folder', {
    also: 'folder | folders | file | document folder | ordner | classeur | carpeta',
    alike: 'file organizer',
    members: 'binder = ring binder | clipboard | sheet protectors | laminating pouches',
    parts: 'sleeve | tab',
    neutral: 'document | certificate | sheet | sort | file',
    search:
      'document folder | folder | folders | file cover | paper folder | document file | document holder | paper organizer | document organiser | filing folder | certificate file | filing supplies | record file | filing system',
  }),
  ...stationery.family('paper', {
    also: 'papier | papel | carta',
    members:
      'envelope = envelopes | greeting card = grußkarte, greeting cards | postcard = postcards | invitation card | photo paper | cardstock = card stock',
    parts: 'sheet | ream | flap',
    neutral: 'print | fold | letter | craft | card',
    search:
      'paper sheets | sheets | kagaz | paper stock | blank paper | printing paper | plain paper | stationery paper | paper pages | paper pack | paper supplies',
  }),
  ...stationery.family('office supply', {
    umbrella: true,
    members:
      'stapler | paper clips | hole punch = paper punch | calculator | tape dispenser | pencil case | pencil box | whiteboard | pin board | bulletin board | stamp | rubber stamp | scissors | ruler | pen holder | pen stand | taschenrechner | paper shredder | geometry box | laminator',
    neutral: 'exam | meeting | sort | pin | sheet',
    search:
      'stationery supplies | workplace supplies | office products | office use | workspace supplies | work supplies | office equipment',
  }),
  ...craft.family('paint set', {
    also: 'paint | paints | farben | peinture | pintura',
    members:
      'spray paint = aerosol paint | fabric paint | chalk paint | paint by numbers | diamond painting kit = diamond painting | acrylic paint = acrylfarben, acrylic paints | watercolors = watercolor paint, water colours | oil paint | poster colours',
    parts: 'palette | tube | canvas',
    neutral: 'canvas | brush | colour | mix | palette',
    search:
      'paint | paints | colours | painting | rang | painting set | color set | artist paint | art paints | painting kit | art supplies | painter supplies',
    ask: 'count colour net_content use included material age free_from',
  }),
  ...craft.family('paint brush', {
    also: 'paint brushes | paintbrush | paintbrushes | artist brush | pinsel | pinceau | pincel | pennello',
    members:
      'paint roller | palette knife | canvas board = stretched canvas, canvas boards | easel = painting easel, art easel',
    parts: 'bristle | ferrule',
    neutral: 'canvas | stroke | colour | wall | wash',
    search:
      'paintbrush | artist brush | paint brushes | painting brush | brush for painting | painting tool | art brush | painters brush | paint applicator | art supplies | paintbrush set | bristle brush | colour brush',
  }),
  ...craft.family('yarn', {
    also: 'wolle | garn | laine | lana | oon',
    members:
      'thread = dhaga | embroidery thread = embroidery floss | knitting needles = knitting needle | crochet hook = crochet hooks | crochet kit | macrame cord',
    parts: 'skein | ball',
    neutral: 'knit | crochet | stitch | scarf | blanket | skein',
    search:
      'knitting yarn | crochet yarn | knitting | crochet | yarn ball | knitting thread | knit thread | knitting material | knitters yarn | knitting supplies | skein | hank | crocheting | crafting yarn | hand knitting',
    ask: 'material weight length colour count care thickness use',
  }),
  ...craft.family('fabric', {
    also: 'fabrics | cloth | kapda | stoff | tissu | tela | tessuto | fabric by the yard',
    members: 'felt | lace trim | ribbon = ribbons | elastic band sewing',
    parts: 'selvedge | roll',
    neutral: 'sew | cut | dress | quilt | stitch | metre',
    search:
      'cloth | kapda | textile | sewing material | dressmaking | fabrics | tailoring cloth | unstitched cloth | stitching cloth | yardage | material by the metre',
    ask: 'material width length fabric_weight pattern colour care use',
  }),
  ...craft.family('craft kit', {
    umbrella: true,
    also: 'diy kit | art kit | craft set | bastelset | kit créatif',
    members:
      'embroidery kit | cross stitch kit = cross stitch | sewing kit | candle making kit | soap making kit | scrapbook kit | jewellery making kit | tattoo kit',
    neutral: 'kit | learn | afternoon | follow | step',
    search:
      'diy kit | craft set | activity kit | hobby kit | do it yourself kit | art and craft kit | creative kit | make your own kit | crafting kit | handicraft kit | maker kit | creativity kit | project kit',
    ask: 'included pieces age dimensions material use count language',
  }),
  ...craft.family('beads', {
    also: 'bead | perlen | perles | cuentas | perline | jewelry making supplies | moti',
    members: 'jewellery findings | sequins | rhinestones | buttons',
    parts: 'hole | string',
    neutral: 'string | bracelet | necklace | thread | embroider',
    search:
      'bead | beading | beadwork | jewellery making | jewelry making | moti | craft beads | stringing beads | jewelry supplies | threading beads | necklace making | bracelet making',
    ask: 'size count material colour shape finish weight included',
  }),
  ...craft.family('sewing machine', {
    also: 'sewing machines | silai machine | nähmaschine | machine à coudre | máquina de coser',
    members: 'embroidery machine | overlocker = serger',
    parts: 'bobbin | presser foot | pedal | spool',
    neutral: 'stitch | hem | dress | tailor | fabric',
    search:
      'silai machine | stitching machine | sewing | stitch machine | needlework machine | tailoring machine | tailor machine | stitcher | seamstress machine | stitching appliance | needle machine',
    ask: 'model function power included speed weight dimensions warranty voltage',
  }),
  ...craft.family('glue', {
    umbrella: true,
    also: 'craft glue | klebstoff | colle',
    members:
      'hot glue gun = glue gun | glue sticks | resin = epoxy resin kit | resin mold | washi tape | cutting mat | craft knife | polymer clay | air dry clay | modelling clay | stencil = stencils | die cuts | punch craft | rubber stamps craft',
    neutral: 'stick | join | cut | shape | dry',
    search:
      'crafting | craft making | handicraft | craft supply | diy craft | artist supplies | creative supplies | art and craft | maker supplies | craft product | crafters | creating',
    ask: 'net_content use material count directions included warning dimensions',
  }),
  ...music.family('guitar', {
    umbrella: true,
    also: 'guitars | gitarre | guitare | guitarra | chitarra',
    members: 'ukulele = ukelele | bass guitar | violin = geige | mandolin | banjo | sitar | veena',
    parts: 'pickguard | nut | saddle',
    neutral: 'strum | chord | pluck',
    search:
      'string instrument | stringed instrument | tar vadya | music string instrument | musician instrument | melody instrument | concert instrument',
  }),
  ...music.family('music keyboard', {
    umbrella: true,
    also: 'piano keyboard | electronic keyboard | klavier',
    alike: 'piano',
    members: 'harmonium | melodica | accordion | synthesizer | midi keyboard',
    parts: 'speaker | display | adapter',
    neutral: 'keys | chord | scale',
    search:
      'keyboard instrument | keys instrument | musical keyboard | piano keys | keyed instrument | piano style keys | baja',
  }),
  ...music.family('drum', {
    umbrella: true,
    also: 'drums | schlagzeug | batterie musique | percussion',
    alike: 'drum set | drum kit',
    members: 'tabla = tabla set | dholak | dhol | cajon | djembe | drumsticks | tambourine | cymbal | kalimba',
    parts: 'shell | hoop | cymbal | hammer',
    neutral: 'beat | tap | taal | stick',
    search:
      'percussion | percussion instrument | rhythm instrument | percussive | percussionist | rhythm music | beat instrument | rhythm section | drummer',
  }),
  ...music.family('flute', {
    umbrella: true,
    also: 'flutes | querflöte | flöte',
    alike: 'bansuri',
    members: 'recorder | harmonica = mouth organ, mundharmonika | saxophone | trumpet | clarinet | whistle | shehnai',
    parts: 'hole | joint',
    neutral: 'blow | breath | finger',
    search:
      'wind instrument | blowing instrument | wind music | blow instrument | blown music instrument | mouth instrument | melody | baja',
  }),
  ...music.family('instrument accessory', {
    apart: true,
    umbrella: true,
    members:
      'guitar strings = guitar string | guitar pick = guitar picks | capo | guitar strap | music stand | guitar stand | guitar tuner | amplifier | guitar amp | audio interface | guitar bag | gig bag | metronome | effects pedal',
    parts: 'clip | clamp',
    neutral: 'guitar | tune | clip',
    search:
      'musician supplies | music equipment | music | music gear | musical gear | musical instrument parts | band equipment | player gear',
  }),
  ...stationery.family('label maker', {
    also: 'labeller | labeler | etikettendrucker | beschriftungsgerät',
    members: 'label tape = sticker labels, address labels | binding machine | letter tray',
    parts: 'tape | cartridge | keyboard | cutter | tray | drawer',
    neutral: 'print | label | desk | file | sort | office',
    search:
      'labeller | labeler | label printer | label machine | labelling machine | label writer | sticker maker | labelling device | tag maker | name sticker maker | labelmaker | labeling tool',
  }),
];
