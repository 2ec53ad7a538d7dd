import { kindGroup } from '../kindGroup.js';
import type { KindGroup } from '../kindGroup.js';

export const clothing: KindGroup = kindGroup('clothing', 'garment', {
  ask: 'material size fit colour pattern style length care fabric_weight season count audience',
  title: 'audience material fit pattern colour size',
  parts:
    'sleeve | neck | collar | hem | cuff | pocket | lining | waistband | button | zip | seam | print | fabric | label | back | front',
  neutral:
    'wear | day | evening | office | weekend | layer | pair | outfit | wardrobe | wash | dress | style | party | travel | daily wear',
  search: 'clothing | apparel | kapde',
});
export const shoes: KindGroup = kindGroup('shoes', 'footwear', {
  ask: 'size material fit closure colour height width style weight care audience use',
  title: 'audience material style closure colour size',
  parts:
    'sole | outsole | midsole | insole | upper | heel | toe | lace | strap | lining | tongue | footbed | buckle | eyelet',
  neutral:
    'wear | walk | step | foot | feet | day | pair | outfit | street | office | party | weekend | travel | outdoors | stand',
  search: 'footwear | foot wear',
});
export const bags: KindGroup = kindGroup('bags', 'bag', {
  ask: 'dimensions capacity material closure compatible_with weight colour load care included style warranty',
  title: 'audience material capacity size closure colour',
  parts:
    'strap | handle | pocket | zip | zipper | lining | compartment | buckle | flap | base | sleeve | slot | clasp | wheel | tag',
  neutral:
    'carry | pack | travel | trip | office | college | commute | shoulder | hand | day | keep | store | weekend | outing',
  search: 'bag | bags | thaila',
});
export const jewellery: KindGroup = kindGroup('jewellery', 'piece of jewellery', {
  ask: 'material finish size length dimensions weight colour count closure style included care certification',
  title: 'material finish style colour size count',
  parts: 'clasp | chain | stone | hook | post | pendant | bead | setting | pin | band | charm | link | box | pouch',
  neutral:
    'wear | jewellery | outfit | evening | festival | wedding | party | occasion | gift | saree | dress | daily wear | pair',
  search: 'jewellery | jewelry | ornament | gehna',
});
export const watches: KindGroup = kindGroup('watches', 'watch or eyewear', {
  ask: 'dimensions material colour size width included compatible_with protection_class battery_life style warranty',
  title: 'audience model material size style colour',
  parts:
    'dial | strap | band | case | crown | buckle | glass | lens | frame | hinge | temple | bezel | hand | clasp | battery | pouch',
  neutral:
    'wear | day | wrist | face | time | outfit | office | travel | gift | weekend | sun | read | daily wear | party',
});
export const beauty: KindGroup = kindGroup('beauty', 'beauty product', {
  ask: 'net_content ingredient skin_type directions free_from scent shelf_life warning count diet origin certification',
  title: 'ingredient scent skin_type net_content count',
  parts: 'bottle | pump | cap | tube | jar | dropper | applicator | brush | box | lid | pouch | nozzle',
  neutral:
    'apply | skin | face | routine | morning | night | bathroom | use | rinse | wash | drop | massage | pat | bag | mirror',
  search: 'beauty',
});
export const hair: KindGroup = kindGroup('hair', 'hair product', {
  ask: 'net_content ingredient use directions free_from scent size count material shelf_life included',
  title: 'ingredient use scent net_content size count',
  parts: 'bottle | pump | cap | tube | brush | bristle | handle | teeth | cord | plate | nozzle | box | clip | band',
  neutral:
    'hair | wash | rinse | brush | comb | style | shower | root | tip | strand | scalp | morning | bathroom | salon | routine',
  search: 'hair | baal',
});
export const health: KindGroup = kindGroup('health', 'health product', {
  ask: 'count strength ingredient dosage directions free_from diet warning shelf_life certification allergen origin',
  title: 'ingredient strength format taste net_content count',
  parts: 'bottle | capsule | tablet | cap | seal | label | scoop | pouch | jar | box | strip | sachet | lid',
  neutral:
    'take | swallow | water | meal | day | daily | morning | evening | serving | glass | routine | breakfast | store | use | bottle',
  search: 'healthcare | health | swasthya',
});
export const grocery: KindGroup = kindGroup('grocery', 'food product', {
  ask: 'net_content ingredient origin diet allergen shelf_life storage free_from directions nutrient taste licence_number count',
  title: 'ingredient taste format net_content count',
  parts: 'pack | pouch | jar | tin | lid | bag | box | bottle | cap | sachet | seal | label | zip',
  neutral:
    'kitchen | cook | meal | breakfast | lunch | dinner | recipe | eat | taste | table | family | pantry | serve | snack | store | spoon | cup',
  search: 'grocery | groceries | food and drink | kirana',
});
export const baby: KindGroup = kindGroup('baby', 'baby product', {
  ask: 'age material size count dimensions free_from care included certification colour weight warning',
  title: 'material age size pattern colour count',
  parts: 'fabric | strap | buckle | lid | handle | cover | lining | snap | zip | wheel | pad | edge | tie | pocket',
  neutral:
    'baby | newborn | infant | nursery | parent | mother | father | sleep | feed | nap | bath | day | outing | crib | stroller',
  search: 'baby | infant',
});
export const toys: KindGroup = kindGroup('toys', 'plaything', {
  ask: 'age pieces material dimensions included battery count warning certification care assembly edition',
  title: 'edition age pieces size colour count',
  parts:
    'piece | wheel | box | card | board | bag | body | head | arm | leg | button | battery | remote | figure | accessory',
  neutral:
    'play | game | child | family | birthday | playroom | home | friends | afternoon | story | build | collect | gift | imagine | weekend',
  search: 'toys | plaything | khilona',
});
export const hobby: KindGroup = kindGroup('hobby', 'hobby item', {
  ask: 'size compatible_with material dimensions edition part_number count included age power colour assembly',
  title: 'part_number edition size colour count',
  parts:
    'wheel | coupling | body | chassis | bogie | buffer | motor | decal | rail | sleeper | axle | sprue | base | box',
  neutral:
    'layout | model | scale | gauge | hobby | collection | display | shelf | run | build | track | railway | scene | collector',
  search: 'modelling | hobby',
});
export const books: KindGroup = kindGroup('books', 'book or medium', {
  ask: 'author format pages language publisher date edition age dimensions part_number count',
  title: 'author edition format language',
  parts: 'cover | page | spine | jacket | chapter | illustration | index | map | disc | sleeve | case | booklet',
  neutral:
    'read | reader | lend | story | page | chapter | shelf | library | evening | gift | study | author | edition | collection | write',
  search: 'book | books | reading | kitab | pustak',
});
export const stationery: KindGroup = kindGroup('stationery', 'stationery item', {
  ask: 'count size dimensions material colour pages fabric_weight use compatible_with included',
  title: 'size material use colour count',
  parts: 'cover | page | cap | tip | nib | clip | refill | binding | elastic | pocket | spine | paper | ring | barrel',
  neutral:
    'write | desk | office | school | study | note | paper | class | college | work | home | list | plan | bag | drawer | letter',
  search: 'stationery | stationery supplies',
});
export const craft: KindGroup = kindGroup('craft', 'craft item', {
  ask: 'count material size dimensions colour included use weight length age care',
  title: 'material size use colour count',
  parts: 'tip | handle | thread | hook | bottle | tube | frame | tray | needle | brush | case | pattern | sheet',
  neutral:
    'craft | make | project | art | paint | draw | sew | home | class | studio | table | hobby | gift | handmade | create',
  search: 'craft | craft supplies | arts and crafts | crafting',
});
export const sports: KindGroup = kindGroup('sports', 'sports item', {
  ask: 'size material weight dimensions use load count included colour care age warranty',
  title: 'use material size weight colour count',
  parts: 'handle | grip | strap | pad | foam | frame | buckle | cover | bag | cord | surface | edge | lining | seam',
  neutral:
    'train | training | exercise | gym | home | practice | match | play | session | warm up | team | court | coach | stretch | workout | field',
  search: 'sports | sport | khel ka saman',
});
export const outdoor: KindGroup = kindGroup('outdoor', 'outdoor item', {
  ask: 'dimensions weight material capacity season temperature included count load protection_class colour warranty',
  title: 'capacity size material season colour count',
  parts:
    'pole | zip | strap | handle | lid | bag | frame | buckle | peg | stake | flap | lining | mesh | pocket | cord',
  neutral:
    'camp | hike | trail | trek | trip | tent | outdoors | mountain | forest | pack | carry | weekend | night | fire | lake | picnic',
  search: 'outdoor | outdoors',
});
export const cycling: KindGroup = kindGroup('cycling', 'cycling item', {
  ask: 'size compatible_with material weight dimensions included installation colour count protection_class warranty',
  title: 'size compatible_with material colour count',
  parts:
    'strap | mount | clip | battery | lens | frame | wheel | pedal | chain | seat | handlebar | brake | buckle | valve | hose',
  neutral:
    'ride | bike | cycle | road | trail | commute | path | pedal | evening | morning | weekend | street | tour | mount',
  search: 'bike | bicycle | cycle',
});
export const automotive: KindGroup = kindGroup('automotive', 'vehicle part', {
  ask: 'compatible_with not_compatible_with year_range part_number material dimensions count installation included colour warranty',
  title: 'compatible_with year_range part_number material use count',
  parts:
    'clip | screw | bolt | bracket | connector | plug | hose | seal | gasket | cover | pad | lens | mirror | bulb | strap | hook',
  neutral:
    'car | vehicle | drive | road | garage | engine | fit | mount | front | rear | driver | passenger | trip | service | workshop',
  search: 'automotive | vehicle | gaadi ka saman',
});
export const pets: KindGroup = kindGroup('pets', 'pet product', {
  ask: 'size material dimensions use care load colour included count age ingredient warranty',
  title: 'use size material colour count',
  parts:
    'cover | strap | buckle | clip | handle | lining | filling | base | zip | bowl | leash ring | door | mat | toy',
  neutral: 'pet | walk | home | play | feed | owner | floor | crate | car | park | rest | nap | day | puppy | kitten',
  search: 'pet supplies | pets',
});
export const music: KindGroup = kindGroup('music', 'musical instrument', {
  ask: 'size material finish count included colour compatible_with weight dimensions length warranty',
  title: 'model size material finish colour count',
  parts:
    'string | neck | body | bridge | fret | tuner | key | pedal | skin | bag | strap | pick | head | reed | mouthpiece | stand',
  neutral:
    'play | music | tune | practice | song | stage | lesson | studio | class | band | concert | home | melody | note | rhythm',
  search: 'musical instrument | music instrument | baja | vadya',
});
export const party: KindGroup = kindGroup('party', 'party item', {
  ask: 'count colour dimensions material included use edition assembly age weight',
  title: 'use edition material size colour count',
  parts: 'string | ribbon | balloon | paper | stick | tag | bow | hook | card | bulb | foil | box | tape',
  neutral:
    'party | birthday | wedding | festival | celebration | guest | table | room | decorate | hang | anniversary | home | family | photo | cake | evening',
  search: 'celebration | party',
});
export const puja: KindGroup = kindGroup('puja', 'puja item', {
  ask: 'material dimensions weight count scent included height finish colour care origin',
  title: 'material size scent finish colour count',
  parts: 'base | wick | holder | lid | bell | plate | handle | box | stand | bowl | stick | bead | thread | packet',
  neutral:
    'puja | pooja | temple | mandir | home | prayer | festival | diwali | aarti | light | altar | morning | evening | ritual | offering | gift',
  search: 'puja | pooja | puja samagri | pooja samagri | religious | devotional',
});
export const industrial: KindGroup = kindGroup('industrial', 'industrial item', {
  ask: 'part_number dimensions material voltage current size count compatible_with temperature pressure load included',
  title: 'part_number size material voltage count',
  parts: 'terminal | pin | housing | shaft | flange | thread | seal | lead | contact | body | nut | ring | roll | edge',
  neutral:
    'machine | workshop | factory | lab | project | circuit | install | replace | repair | assembly | bench | maintenance | mount | connect',
  search: 'industrial | industrial supplies',
});
export const parts: KindGroup = kindGroup('parts', 'replacement part', {
  ask: 'compatible_with not_compatible_with part_number dimensions count material installation included use warranty',
  title: 'compatible_with part_number size material count',
  parts:
    'blade | filter | seal | gasket | clip | connector | hose | handle | lid | frame | ring | cap | adapter | bristle',
  neutral:
    'replace | replacement | spare | fit | change | remove | machine | model | device | old | worn | swap | part | install | check',
  search: 'spare part | replacement part',
});
export const sets: KindGroup = kindGroup('sets', 'set', {
  ask: 'included count pieces material dimensions use colour age ingredient weight care',
  title: 'pieces material use colour count',
  parts: 'box | basket | card | ribbon | bag | item | tray | pouch | wrap | lid',
  neutral:
    'gift | give | wrap | birthday | festival | share | home | pair | together | box | open | family | occasion | unpack | anniversary',
  search: 'set | combo',
});
