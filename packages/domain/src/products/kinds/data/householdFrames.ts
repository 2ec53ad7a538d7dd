import { kindGroup } from '../kindGroup.js';
import type { KindGroup } from '../kindGroup.js';

export const general: KindGroup = kindGroup('general', 'product', {
  ask: 'material dimensions colour count included use care compatible_with weight warranty',
  title: 'model material size colour count',
  parts: 'body | handle | cover | base | box | pouch | case | strap | lid | label | button | cable',
  neutral: 'use | home | office | day | store | keep | carry | open | place | gift | box | room | work | travel | hand',
});
export const kitchen: KindGroup = kindGroup('kitchen', 'kitchen item', {
  ask: 'material capacity dimensions count use care included compatible_with weight colour warranty',
  title: 'material capacity size shape colour count',
  parts: 'handle | base | body | lid | rim | coating | box',
  neutral:
    'kitchen | cook | cooking | meal | food | recipe | home | dinner | lunch | serve | prepare | counter | cupboard',
  search: 'kitchenware | kitchen supplies | rasoi ka saman',
});
export const drinkware: KindGroup = kindGroup('drinkware', 'drinkware item', {
  ask: 'capacity material hold_time dimensions weight care included count colour free_from warranty',
  title: 'capacity material colour count',
  parts: 'lid | cap | rim | base | body | handle | seal | sleeve | coating',
  neutral: 'drink | sip | pour | fill | refill | water | tea | coffee | juice | morning | desk | table | home | office',
  search: 'drinkware | drink ware',
});
export const appliances: KindGroup = kindGroup('appliances', 'appliance', {
  ask: 'capacity power voltage mode function dimensions included material noise length care warranty',
  title: 'model capacity power voltage colour',
  parts: 'cord | plug | base | lid | body | handle | motor | display | button | knob | panel | foot | switch | timer',
  neutral: 'home | kitchen | counter | use | switch on | plug in | room | everyday | family | setting | press | cord',
  search: 'home appliance | household appliance | domestic appliance | ghar ka saman',
});
export const home: KindGroup = kindGroup('home', 'home item', {
  ask: 'dimensions material colour count room use installation care included pattern style weight',
  title: 'material size pattern colour style count',
  parts: 'frame | base | back | edge | hook | fabric | surface | border | stand | hanger | box',
  neutral:
    'home | room | living room | bedroom | wall | hallway | house | table | shelf | hang | place | decorate | gift',
  search: 'homeware | household | ghar ka saman',
});
export const art: KindGroup = kindGroup('art', 'wall art', {
  ask: 'dimensions material finish included pattern colour count installation style room author',
  title: 'size material pattern colour count',
  parts: 'frame | paper | canvas | edge | border | hook | glass | back | panel | print | ink | bar | tube',
  neutral:
    'wall | hang | frame | room | living room | bedroom | office | home | picture | display | gift | hallway | studio',
  search: 'wall art | wall decor | artwork',
});
export const furniture: KindGroup = kindGroup('furniture', 'piece of furniture', {
  ask: 'dimensions material load assembly colour weight included room care style warranty',
  title: 'material size shape colour count',
  parts:
    'leg | top | back | seat | frame | arm | cushion | drawer | shelf | door | handle | caster | screw | panel | base',
  neutral:
    'home | room | living room | bedroom | office | sit | place | corner | wall | floor | family | guest | space',
  search: 'furniture | household furniture | farnichar',
});
export const bedding: KindGroup = kindGroup('bedding', 'bed and bath textile', {
  ask: 'size dimensions material fabric_weight count included pattern colour care closure season origin',
  title: 'size material pattern colour count',
  parts: 'fabric | border | hem | corner | zip | filling | cover | lining | edge | piping | tie | label | back',
  neutral:
    'bed | bedroom | sleep | night | bath | bathroom | home | guest room | fold | wash | morning | hostel | hotel',
  search: 'bed and bath',
});
export const lighting: KindGroup = kindGroup('lighting', 'light', {
  ask: 'power brightness light_colour voltage dimensions count installation run_time protection_class included energy warranty',
  title: 'power brightness light_colour length colour count',
  parts:
    'base | bulb | shade | cord | switch | plug | socket | stand | cable | lens | battery | diffuser | housing | mount',
  neutral:
    'light | room | home | evening | night | switch on | lamp | ceiling | wall | desk | hallway | read | glow | corner',
  search: 'lighting | roshni',
});
export const storage: KindGroup = kindGroup('storage', 'storage item', {
  ask: 'dimensions material capacity count load room assembly closure colour included care',
  title: 'material capacity size colour count',
  parts: 'lid | handle | compartment | divider | drawer | shelf | base | frame | zip | hook | wheel | label | latch',
  neutral:
    'store | keep | sort | organise | home | cupboard | wardrobe | shelf | drawer | room | clothes | kitchen | office',
  search: 'storage | home storage | home organisation | home organization',
});
export const cleaning: KindGroup = kindGroup('cleaning', 'cleaning item', {
  ask: 'use count material dimensions net_content directions included compatible_with care warning',
  title: 'use material size net_content count',
  parts: 'handle | head | bristle | cloth | pad | cap | bottle | pouch | pole | grip | refill | hook',
  neutral:
    'clean | wipe | wash | rinse | floor | kitchen | bathroom | home | surface | sink | window | dust | tidy | household',
  search: 'cleaning supplies | household cleaning | cleaning | housekeeping | safai ka saman',
});
export const garden: KindGroup = kindGroup('garden', 'garden item', {
  ask: 'dimensions material use count installation included weight care protection_class colour season warranty',
  title: 'material size capacity colour count',
  parts: 'handle | base | frame | nozzle | hook | stake | connector | fitting | head | cover | blade | grip | pole',
  neutral:
    'garden | plant | balcony | terrace | patio | lawn | yard | outdoor | grow | soil | flower | summer | spring | backyard',
  search: 'garden | garden supplies | bagwani',
});
export const tools: KindGroup = kindGroup('tools', 'tool', {
  ask: 'size material count use compatible_with included dimensions weight finish warranty',
  title: 'size material use count',
  parts: 'handle | grip | head | shaft | jaw | tip | blade | case | bit | body | spring | screw',
  neutral:
    'tool | workshop | garage | job | repair | fix | work | toolbox | home | project | build | site | bench | diy',
  search: 'hardware | diy',
});
export const electronics: KindGroup = kindGroup('electronics', 'electronic device', {
  ask: 'compatible_with connection battery_life power charge_time included dimensions weight range colour warranty',
  title: 'model compatible_with connection power colour',
  parts:
    'cable | battery | case | button | port | plug | display | speaker | microphone | sensor | adapter | led | antenna',
  neutral:
    'device | home | office | travel | connect | plug in | charge | use | switch on | desk | play | set up | daily',
  search: 'electronics',
});
export const phones: KindGroup = kindGroup('phones', 'phone accessory', {
  ask: 'compatible_with not_compatible_with material length connection power count included colour warranty',
  title: 'compatible_with connection length power colour count',
  parts: 'cable | plug | connector | port | button | cutout | edge | corner | back | front | camera ring | clip | led',
  neutral:
    'phone | mobile | call | charge | carry | pocket | desk | car | travel | plug in | screen | hand | daily | bag',
  search: 'mobile',
});
export const computers: KindGroup = kindGroup('computers', 'computer accessory', {
  ask: 'compatible_with connection memory data_rate dimensions weight power included colour warranty',
  title: 'model memory compatible_with connection colour',
  parts:
    'cable | port | key | button | wheel | base | stand | housing | plug | connector | led | chip | receiver | battery',
  neutral:
    'computer | laptop | desk | office | home office | work | type | connect | plug in | file | study | screen | setup',
  search: 'computing',
});
