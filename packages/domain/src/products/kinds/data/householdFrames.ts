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
  search:
    'kitchenware | kitchen item | kitchen accessory | kitchen essentials | kitchen tools | rasoi ka saman | kitchen and dining | kitchen supplies | kitchen utensils | cook',
});
export const drinkware: KindGroup = kindGroup('drinkware', 'drinkware item', {
  ask: 'capacity material hold_time dimensions weight care included count colour free_from warranty',
  title: 'capacity material colour count',
  parts: 'lid | cap | rim | base | body | handle | seal | sleeve | coating',
  neutral: 'drink | sip | pour | fill | refill | water | tea | coffee | juice | morning | desk | table | home | office',
  search:
    'drinkware | drink container | beverage container | drinks container | beverageware | drinking vessel | kitchenware | barware and drinkware | drink ware | drinking',
});
export const appliances: KindGroup = kindGroup('appliances', 'appliance', {
  ask: 'capacity power voltage mode function dimensions included material noise length care warranty',
  title: 'model capacity power voltage colour',
  parts: 'cord | plug | base | lid | body | handle | motor | display | button | knob | panel | foot | switch | timer',
  neutral: 'home | kitchen | counter | use | switch on | plug in | room | everyday | family | setting | press | cord',
  search:
    'electric appliance | home appliance | household appliance | electrical appliance | household electronics | electrical item | ghar ka saman | domestic appliance',
});
export const home: KindGroup = kindGroup('home', 'home item', {
  ask: 'dimensions material colour count room use installation care included pattern style weight',
  title: 'material size pattern colour style count',
  parts: 'frame | base | back | edge | hook | fabric | surface | border | stand | hanger | box',
  neutral:
    'home | room | living room | bedroom | wall | hallway | house | table | shelf | hang | place | decorate | gift',
  search:
    'home decor | house decoration | home accessory | room decor | home furnishing | ghar ki sajawat | home accents | interior decor | house decor | household',
});
export const art: KindGroup = kindGroup('art', 'wall art', {
  ask: 'dimensions material finish included pattern colour count installation style room author',
  title: 'size material pattern colour count',
  parts: 'frame | paper | canvas | edge | border | hook | glass | back | panel | print | ink | bar | tube',
  neutral:
    'wall | hang | frame | room | living room | bedroom | office | home | picture | display | gift | hallway | studio',
  search:
    'wall decor | wall decoration | art for wall | wall hanging picture | home decor | room decor | artwork | wall hanging | wall picture | art for home',
});
export const furniture: KindGroup = kindGroup('furniture', 'piece of furniture', {
  ask: 'dimensions material load assembly colour weight included room care style warranty',
  title: 'material size shape colour count',
  parts:
    'leg | top | back | seat | frame | arm | cushion | drawer | shelf | door | handle | caster | screw | panel | base',
  neutral:
    'home | room | living room | bedroom | office | sit | place | corner | wall | floor | family | guest | space',
  search:
    'furniture | home furniture | room furniture | household furniture | home furnishing | house furniture | furnishing | interior furniture | möbel | meubles | muebles | mobili | farnichar',
});
export const bedding: KindGroup = kindGroup('bedding', 'bed and bath textile', {
  ask: 'size dimensions material fabric_weight count included pattern colour care closure season origin',
  title: 'size material pattern colour count',
  parts: 'fabric | border | hem | corner | zip | filling | cover | lining | edge | piping | tie | label | back',
  neutral:
    'bed | bedroom | sleep | night | bath | bathroom | home | guest room | fold | wash | morning | hostel | hotel',
  search:
    'home textile | household linen | home linen | bed and bath | soft furnishings | linen | home furnishing | bedroom and bath | household textiles | home fabric | textiles',
});
export const lighting: KindGroup = kindGroup('lighting', 'light', {
  ask: 'power brightness light_colour voltage dimensions count installation run_time protection_class included energy warranty',
  title: 'power brightness light_colour length colour count',
  parts:
    'base | bulb | shade | cord | switch | plug | socket | stand | cable | lens | battery | diffuser | housing | mount',
  neutral:
    'light | room | home | evening | night | switch on | lamp | ceiling | wall | desk | hallway | read | glow | corner',
  search:
    'lighting | home lighting | light fixture | light source | illumination | lights | lamps and lighting | lamp light | home lights | room lighting | light decor | roshni | beleuchtung',
});
export const storage: KindGroup = kindGroup('storage', 'storage item', {
  ask: 'dimensions material capacity count load room assembly closure colour included care',
  title: 'material capacity size colour count',
  parts: 'lid | handle | compartment | divider | drawer | shelf | base | frame | zip | hook | wheel | label | latch',
  neutral:
    'store | keep | sort | organise | home | cupboard | wardrobe | shelf | drawer | room | clothes | kitchen | office',
  search:
    'storage | organiser | organizer | home storage | home organization | storage solution | storage and organisation | storage item | space organiser | home organiser | tidy storage',
});
export const cleaning: KindGroup = kindGroup('cleaning', 'cleaning item', {
  ask: 'use count material dimensions net_content directions included compatible_with care warning',
  title: 'use material size net_content count',
  parts: 'handle | head | bristle | cloth | pad | cap | bottle | pouch | pole | grip | refill | hook',
  neutral:
    'clean | wipe | wash | rinse | floor | kitchen | bathroom | home | surface | sink | window | dust | tidy | household',
  search:
    'cleaning supplies | house cleaning | household cleaning | home cleaning | safai ka saman | cleaning tools | cleaning essentials | cleaner supplies | housekeeping | household supplies',
});
export const garden: KindGroup = kindGroup('garden', 'garden item', {
  ask: 'dimensions material use count installation included weight care protection_class colour season warranty',
  title: 'material size capacity colour count',
  parts: 'handle | base | frame | nozzle | hook | stake | connector | fitting | head | cover | blade | grip | pole',
  neutral:
    'garden | plant | balcony | terrace | patio | lawn | yard | outdoor | grow | soil | flower | summer | spring | backyard',
  search:
    'garden supplies | gardening | garden accessory | yard | backyard | lawn and garden | outdoor living | garden item | gardener gift | garten | jardin | bagwani | gardening supplies',
});
export const tools: KindGroup = kindGroup('tools', 'tool', {
  ask: 'size material count use compatible_with included dimensions weight finish warranty',
  title: 'size material use count',
  parts: 'handle | grip | head | shaft | jaw | tip | blade | case | bit | body | spring | screw',
  neutral:
    'tool | workshop | garage | job | repair | fix | work | toolbox | home | project | build | site | bench | diy',
  search:
    'hand tool | tools | hardware | workshop | diy tool | home repair | home improvement | auzar | tool accessory | hardware item | toolkit item | workshop tool | werkzeug | outils | herramientas',
});
export const electronics: KindGroup = kindGroup('electronics', 'electronic device', {
  ask: 'compatible_with connection battery_life power charge_time included dimensions weight range colour warranty',
  title: 'model compatible_with connection power colour',
  parts:
    'cable | battery | case | button | port | plug | display | speaker | microphone | sensor | adapter | led | antenna',
  neutral:
    'device | home | office | travel | connect | plug in | charge | use | switch on | desk | play | set up | daily',
  search:
    'electronics | gadget | electronic device | electronic accessory | tech accessory | electronics accessories | electronic item | tech gadget | electronic gadget | elektronik',
});
export const phones: KindGroup = kindGroup('phones', 'phone accessory', {
  ask: 'compatible_with not_compatible_with material length connection power count included colour warranty',
  title: 'compatible_with connection length power colour count',
  parts: 'cable | plug | connector | port | button | cutout | edge | corner | back | front | camera ring | clip | led',
  neutral:
    'phone | mobile | call | charge | carry | pocket | desk | car | travel | plug in | screen | hand | daily | bag',
  search:
    'mobile accessory | phone accessory | cell phone accessory | mobile accessories | smartphone accessory | mobile phone accessories | phone accessories | phone gadget',
});
export const computers: KindGroup = kindGroup('computers', 'computer accessory', {
  ask: 'compatible_with connection memory data_rate dimensions weight power included colour warranty',
  title: 'model memory compatible_with connection colour',
  parts:
    'cable | port | key | button | wheel | base | stand | housing | plug | connector | led | chip | receiver | battery',
  neutral:
    'computer | laptop | desk | office | home office | work | type | connect | plug in | file | study | screen | setup',
  search:
    'computer accessory | pc accessory | laptop accessory | computer peripheral | desktop accessory | desktop setup | computer hardware | pc gear | it accessory | work from home',
});
