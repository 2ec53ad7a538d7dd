import type { Kind } from '../Kind.js';
import { art, home } from './frames.js';

const { family, kind } = home;

export const homeKinds: readonly Kind[] = [
  ...family('candle', {
    also: 'candles | kerze | duftkerze | bougie | vela | candela | mombatti',
    members: 'tea light = tealight, tealights, tea lights',
    parts: 'wick | wax | jar | lid | tin | label',
    neutral: 'light | burn | evening | bath | dinner | scent | flame | wick | trim | prayer',
    search:
      'candles | mombatti | home decor | candle light | table candle | decorative candle | ambience candle | candlelight | mood candle | tabletop candle | ambient candle',
    ask: 'scent run_time material net_content dimensions count weight colour included care warning origin',
    title: 'scent material net_content count colour',
  }),
  kind('vase', {
    also: 'flower vase | vases | blumenvase | jarrón | guldasta | phooldan',
    parts: 'neck | mouth | glaze | foot',
    neutral: 'flower | bouquet | stem | water | centerpiece | dining',
    search:
      'flower vase | flower holder | vases | flower container | home decor | phooldan | table vase | centerpiece vase | bouquet holder | decorative vase | floral vase | flower stand | guldasta',
  }),
  ...family('photo frame', {
    also: 'picture frame | frame | photo frames | picture frames | bilderrahmen | cadre photo | marco de fotos',
    alike: 'frame set',
    members: 'digital photo frame',
    parts: 'glass | stand | mat | hook | backing',
    neutral: 'photo | picture | memory | family | desk | print',
    search:
      'picture frame | picture frames | photo frames | photo display | home decor | photo holder | photograph frame | photoframe | image frame | tasveer frame | pic frame',
  }),
  ...family('clock', {
    also: 'ghadi | wanduhr | horloge | reloj de pared | orologio da parete',
    members: 'alarm clock = wecker | table clock = desk clock',
    parts: 'dial | hand | battery | glass | case | numeral',
    neutral: 'time | hour | minute | alarm | morning | kitchen | office',
    search:
      'clocks | timepiece | ghadi | home clock | house clock | timekeeper | watch clock | decorative clock | timekeeping',
    ask: 'dimensions material battery colour mode noise installation style warranty included',
    title: 'material size style colour',
  }),
  kind('mirror', {
    also: 'mirrors | spiegel | miroir | espejo | specchio | sheesha',
    parts: 'glass | light | stand',
    neutral: 'bathroom | entryway | dressing | reflection | makeup | shave',
    search:
      'looking glass | mirrors | aaina | mirror glass | reflection glass | sheesha | decorative mirror | reflective glass | reflecting mirror | home mirror',
  }),
  ...family('cushion', {
    also: 'cushions | kissen | coussin | cojín | cuscino',
    alike: 'throw pillow',
    members: 'chair pad = chair cushion | seat pad = seat cushion, sitzkissen | floor cushion',
    parts: 'cover | filling | zip | tie | piping',
    neutral: 'sofa | chair | sit | lean | floor | bed | patio',
    search:
      'cushions | cushion pad | padded cushion | gaddi | stuffed cushion | filled cushion | soft pad | seating cushion | cushion pillow | gadda | home cushion | comfort cushion',
  }),
  kind('cushion cover', {
    also: 'cushion covers | throw pillow cover | pillow cover decorative | throw pillow covers | kissenbezug | kissenhülle | funda de cojín',
    parts: 'zip | piping | back | tassel | fabric',
    neutral: 'sofa | cushion | chair | bed | couch | festival',
    search:
      'cushion case | cushion covers | cushion sleeve | cushion slip | throw pillow cover | home decor | sofa pillow cover | couch pillow cover | scatter cushion case | cushion casing | cushion pillowcase',
  }),
  kind('curtain', {
    also: 'curtains | curtain panel | curtain panels | window curtain | drape | drapes | parda | vorhang | gardine | rideau | cortina | tenda | window panel | drapery',
    parts: 'panel | grommet | eyelet | rod pocket | tieback | hem | lining | ring | hook',
    neutral: 'window | door | light | sun | morning | sleep | office | draw | panel',
    search:
      'drapes | window curtain | drape | curtain panels | window treatment | drapery | parda | window covering | window dressing | fabric panel | home curtain | curtain cloth',
    ask: 'dimensions count material colour installation care fabric_weight pattern included room',
    title: 'material size pattern colour count',
  }),
  kind('rug', {
    also: 'area rug | carpet | rugs | carpets | kaleen | teppich | läufer | tapis | alfombra | tappeto',
    alike: 'dhurrie | durrie | dari',
    parts: 'pile | backing | edge | fringe | tassel | weave',
    neutral: 'floor | sofa | bedside | dining | vacuum | spread | step | nursery',
    search:
      'area rug | carpet | rugs | floor covering | floor carpet | kaleen | floor mat | home carpet | decorative rug',
    ask: 'dimensions material thickness care pattern colour room use shape origin warning',
    title: 'size material pattern colour shape',
  }),
  kind('doormat', {
    also: 'door mat | doormats | welcome mat | foot mat | entrance mat | floor mat | fußmatte | paillasson | felpudo | zerbino | paydan',
    parts: 'backing | pile | edge | rubber',
    neutral: 'door | entrance | shoes | step | wipe | entryway | dust',
    search:
      'door mat | entrance mat | welcome mat | entry mat | foot mat | paydan | floor mat | entryway mat | front door mat | entrance rug | porch mat | house entry mat | footmat | shoe mat',
  }),
  ...family('artificial plant', {
    also: 'artificial plants | fake plant | faux plant | kunstpflanze | artificial greenery',
    members: 'artificial flower = fake flowers, kunstblumen, artificial flowers = silk flowers | artificial tree',
    parts: 'leaf | stem | pot | flower | branch | petal',
    neutral: 'plant | flower | leaf | vase | office | desk | corner | wedding',
    search:
      'faux plant | fake plant | artificial greenery | decorative plant | home decor | greenery | imitation plant | lifelike plant | dummy plant | simulated plant | faux foliage',
  }),
  kind('wall sticker', {
    also: 'wall stickers | wall decal | wall decals | decal | wandtattoo | wall tattoo | sticker muraux',
    alike: 'vinyl decal | vinyl sticker wall',
    parts: 'sheet | backing | transfer film',
    neutral: 'peel | stick | door | nursery | window | apply | remove',
    search:
      'wall decal | wall decals | wall tattoo | decal | wall graphics | home decor | wall art sticker | wall decoration | removable decal | wall picture sticker | wall transfer | self adhesive decal',
    ask: 'dimensions material pattern colour installation count use room included',
  }),
  ...family('wallpaper', {
    also: 'wall paper | wallpapers | tapete | papier peint | wallpaper roll',
    members: 'wall mural = mural | contact paper | shelf liner | tile sticker = tile stickers',
    parts: 'roll | backing | sheet',
    neutral: 'roll | peel | stick | door | cabinet | kitchen | renovate | apply',
    search:
      'wallcovering | wall paper | wall covering | wall paper roll | wall sheet | room wallpaper | decorative wallcovering | wallpapering',
    ask: 'dimensions area material pattern colour installation count care use room',
  }),
  kind('figurine', {
    also: 'showpiece | show piece | statue | sculpture | figurines | statuette | dekofigur | figur | estatuilla | home ornament | decorative object',
    parts: 'pedestal | head | body',
    neutral: 'desk | cabinet | shelf | collection | office | display',
    search:
      'showpiece | statue | sculpture | decorative figure | home decor | decorative object | statuette | ornament | decoration piece | art figure',
    ask: 'dimensions material weight finish colour style count care origin included',
  }),
  ...family('sofa cover', {
    also: 'couch cover | sofa slipcover | slipcover | sofa covers | sofabezug | sofaüberwurf | housse de canapé | funda de sofá | copridivano',
    members: 'chair cover = chair covers | furniture cover',
    parts: 'seat | arm | elastic | strap | foam stick | skirt',
    neutral: 'sofa | couch | chair | seat | guest | tuck | wash | pet',
    search:
      'furniture protection | furniture cover | cover for furniture | furniture protector | dust cover | protective cover | furniture slipcover | furniture guard | seating cover | home furniture | upholstery cover | seat saver',
    ask: 'size dimensions material fit compatible_with pattern colour care included count',
  }),
  ...family('key holder', {
    also: 'key hook | key rack | key hanger | schlüsselbrett',
    members:
      'hook = hooks | coat hook = coat hooks, coat peg | coat rack = garderobe | hat rack | adhesive hook | wall hanger',
    parts: 'hook | screw | shelf | adhesive',
    neutral: 'key | coat | hat | hang | entryway | door | bag',
    search:
      'key hook | key rack | key hanger | key stand | key storage | key organizer | key hanging board | key organiser | entryway key rack | house key holder | keyholder',
    ask: 'count dimensions material load installation finish colour included',
  }),
  ...family('wind chime', {
    also: 'wind chimes | windchime | windspiel | carillon à vent',
    members: 'dreamcatcher = dream catcher | wall hanging | door hanging | macrame wall hanging',
    parts: 'tube | bell | string | feather | bead | ring',
    neutral: 'balcony | window | garden | wind | breeze | door',
    search:
      'wind chimes | windchime | hanging chime | chimes | hanging decoration | hanging bells | windbell | musical chime | melody chime | tinkling bells',
  }),
  kind('flag', {
    also: 'flags | banner flag | flagge | fahne | drapeau | bandera',
    alike: 'house flag',
    parts: 'grommet | pole | sleeve | stitching',
    neutral: 'fly | pole | garden | parade | match | fan | balcony',
    search:
      'flags | display flag | flag banner | flagpole banner | pole flag | waving flag | hanging flag | decorative flag | flying flag',
    ask: 'dimensions material count pattern use installation included care',
  }),
  ...family('sign', {
    also: 'signs | wall sign | door sign | schild | blechschild',
    members: 'name plate = nameplate | neon sign | plaque',
    parts: 'plate | hole | screw | adhesive | chain',
    neutral: 'door | office | cafe | bar | garage | message | name | shop',
    search:
      'signs | signage | sign board | display sign | sign plate | message sign | decorative sign | lettering sign | signplate | text sign',
  }),
  kind('fridge magnet', {
    also: 'magnet | magnets | refrigerator magnet | kühlschrankmagnet',
    parts: 'magnet | print | back',
    neutral: 'fridge | note | whiteboard | kitchen | collect | souvenir',
    search:
      'refrigerator magnet | magnets | fridge decor | fridge decoration | kitchen magnet | freezer magnet | decorative magnet | magnetic decoration | locker magnet',
  }),
  ...family('pest repeller', {
    apart: true,
    umbrella: true,
    also: 'repeller | pest repellent',
    members:
      'insect killer | mosquito killer | bug zapper | mosquito trap = mückenfalle | mouse trap = mousetrap | insect trap | mosquito repellent',
    parts: 'plug | light | led | tray | refill | coil | speaker',
    neutral: 'plug in | kitchen | garage | bedroom | office | basement | outlet | night',
    search:
      'pest control | pest device | vermin control | pest prevention | pest management | household pest control | pest remover | pest deterrent',
    ask: 'area use count voltage power frequency dimensions warning included installation',
    title: 'use power area count',
  }),
  ...family('mosquito net', {
    also: 'bed net | mosquito nets | machardani | macchardani | moskitonetz | moustiquaire | mosquitera',
    members: 'window net = fly screen, insect net',
    parts: 'net | zip | frame | door | string | velvet edge',
    neutral: 'bed | sleep | night | window | travel | fold | camping',
    search:
      'insect net | mosquito netting | insect netting | mosquito protection | bug net | fly net | insect mesh | insect barrier | insect guard | insect repelling mesh',
    ask: 'dimensions size material count closure installation colour included care',
  }),
  ...family('fragrance diffuser', {
    also: 'aroma diffuser | diffuser | raumduft | diffuseur | ambientador',
    members: 'reed diffuser | oil burner | room freshener = air freshener | room spray',
    parts: 'reed | bottle | tank | nozzle | refill | tea light',
    neutral: 'scent | aroma | bathroom | bedroom | desk | oil | mist | drop',
    search:
      'aroma diffuser | room fragrance | home fragrance | scent diffuser | room scent | home perfume | scent dispenser | house fragrance | air scent | scenting | scented home',
    ask: 'scent net_content run_time area capacity ingredient power included dimensions warning',
  }),
  art.kind('poster', {
    also: 'posters | wall poster | poster print | plakat | affiche | póster',
    neutral: 'pin | fan | tape | dorm | roll | cafe | bedroom wall',
    search:
      'posters | poster print | wall poster | picture poster | art poster | decorative print | graphic print | artwork print | printed poster | hanging poster | paper poster art',
  }),
  art.kind('art print', {
    also: 'print | prints | wall print | kunstdruck | leinwandbild',
    alike: 'canvas wall art | canvas art',
    neutral: 'collect | dining room | lounge | landscape | scene',
    search:
      'wall print | wall art | picture print | art reproduction | wall picture | artwork print | poster print | decorative print | fine art print | printed artwork | framable art | image print | gallery print',
  }),
  art.kind('wall painting', {
    also: 'painting | paintings | wall art | artwork | gemälde | wandbild | tableau | cuadro | quadro | wall picture | picture',
    neutral: 'collect | dining room | lounge | landscape | scene | brush',
    search:
      'painting | paintings | wall art | art piece | tasveer | wall picture | decorative painting | artwork | wall hanging picture | fine art | painted picture | paint art',
  }),
  art.kind('tapestry', {
    also: 'wall tapestry | tapestries | wandteppich | tapiz | wall cloth',
    parts: 'fabric | hem | loop | fringe',
    neutral: 'dorm | cloth | drape | backdrop | ceiling | bed',
    search:
      'wall tapestry | wall cloth | hanging tapestry | tapestries | fabric wall art | cloth poster | textile art | decorative cloth',
  }),
  ...family('candle holder', {
    also: 'candle holders | candle stand | kerzenhalter | bougeoir',
    alike: 'candlestick | tealight holder | tea light holder',
    members:
      'draft stopper = door draft stopper, draught excluder, door sweep | fire extinguisher blanket | rangoli stencil | photo album = picture album',
    parts: 'cup | base | stand | stem | filling | strip',
    neutral: 'candle | table | door | shelf | wall | evening',
    search:
      'candle stand | candle holders | candle base | home decor | table decor | candle display | mombatti stand | candleholder | candle support | candlestand',
  }),
];
