import type { Kind } from '../Kind.js';
import { clothing } from './frames.js';

const { family, kind } = clothing;
const ethnic = 'festival | wedding | puja | diwali | eid | function | college | family';
const shared = 'indian wear | traditional wear | indian clothing';

export const indianWearKinds: readonly Kind[] = [
  kind('kurti', {
    also: 'kurtis | kurthi | kurtee | ladies kurti | kurti top',
    parts: 'yoke | slit | placket | dori',
    neutral: `${ethnic} | leggings | palazzo | jeans`,
    search: `kurtis | kurthi | indian tunic | indian top | indian kurta | desi top | ${shared}`,
    ask: 'size material length pattern style fit care included colour fabric_weight season',
    title: 'audience material style fit pattern colour',
  }),
  kind('kurta', {
    also: 'kurtas',
    alike: 'pathani suit | long kurta',
    parts: 'placket | slit | yoke',
    neutral: `${ethnic} | pyjama | jeans | churidar`,
    search: `kurtas | indian shirt | kurta shirt | indian tunic | kurta top | desi shirt | indian outfit | ${shared}`,
    ask: 'size material length pattern style fit care included colour season',
    title: 'audience material style fit pattern colour',
  }),
  kind('kurta set', {
    alike:
      'kurta palazzo set | kurti set | kurti pant set | kurta with dupatta set | kurta dupatta set | kurti with pant | kurta pajama | kurta pyjama | kurta pant set | kurta and pant set',
    parts: 'kurta | pant | dupatta | palazzo | pyjama | slit',
    neutral: `${ethnic} | kurta | dupatta | pant`,
    search: `kurta suit set | kurta and bottom set | kurta suit | kurta outfit | kurta combo | matching set | desi outfit | ${shared}`,
    ask: 'size included material length pattern style fit care colour pieces',
  }),
  kind('saree', {
    also: 'sari | sarees | saris | sadi | saadi',
    alike: 'saree with blouse piece',
    parts: 'border | pallu | blouse piece | pleat | fall | blouse | petticoat | zari',
    neutral: `${ethnic} | drape | pleat | blouse | pallu`,
    search: `sari | sarees | saris | saadi | indian saree | sadi | indian drape | desi saree | draped dress | ${shared}`,
    ask: 'material length included pattern style care colour fabric_weight origin width',
    title: 'material style pattern colour length',
  }),
  kind('saree blouse', {
    also: 'saree blouses | choli',
    alike: 'readymade blouse | blouse piece | designer blouse',
    parts: 'hook | dori | pad | back',
    neutral: `${ethnic} | saree | lehenga`,
    search: `sari blouse | choli | blouse for saree | saree top | crop blouse | fitted blouse | ${shared}`,
  }),
  kind('petticoat', {
    also: 'saree petticoat | underskirt | inskirt',
    alike: 'saree shapewear',
    parts: 'drawstring | tie | slit',
    neutral: `${ethnic} | saree | drape`,
    search: `saree petticoat | sari underskirt | inskirt | underskirt | saree inner skirt | saree lining skirt | under saree | saree innerwear | slip skirt | ${shared}`,
  }),
  ...family('salwar suit', {
    also: 'salwar kameez | shalwar kameez | suit set | salwar',
    alike: 'punjabi suit | patiala suit | churidar suit | sharara suit | sharara set',
    members: 'sharara | anarkali suit = anarkali',
    parts: 'kameez | salwar | dupatta | yoke | slit',
    neutral: `${ethnic} | kameez | dupatta | salwar`,
    search: `salwar kameez | shalwar kameez | indian suit | suit set | desi suit | salwar dress | ${shared}`,
    ask: 'size included material pattern style length care colour fabric_weight fit',
  }),
  kind('dress material', {
    also: 'unstitched suit | suit material | dress materials | unstitched salwar suit | suit fabric',
    parts: 'top fabric | bottom fabric | dupatta',
    neutral: `${ethnic} | stitch | tailor | metre | dupatta`,
    search: `unstitched suit | suit material | suit piece | suit fabric | salwar material | churidar material | unstitched cloth | kameez material | suit length | stitch your own suit | ${shared}`,
    ask: 'material length included pattern colour care fabric_weight width style',
  }),
  kind('lehenga', {
    also: 'lehenga choli | lehnga | lehengas | ghagra | ghagra choli | lehanga',
    alike: 'chaniya choli | half saree | langa voni',
    parts: 'skirt | choli | dupatta | blouse | can-can | dori | border',
    neutral: `${ethnic} | dance | garba | navratri | bride | dupatta`,
    search: `lehnga | ghagra | indian skirt | lehenga outfit | ghagra choli | lehanga | desi lehenga | ${shared}`,
    ask: 'size included material style length pattern colour care width weight',
  }),
  kind('dupatta', {
    also: 'dupattas | chunni | odhni | chunari | chunri | dupata',
    parts: 'border | tassel | lace | edge',
    neutral: `${ethnic} | drape | kurti | suit | head`,
    search: `chunni | odhni | dupattas | chunri | indian scarf | chunari | veil | head veil | dupata | ${shared}`,
    ask: 'material dimensions length pattern colour style care fabric_weight origin',
  }),
  ...family('palazzo', {
    also: 'palazzos | palazzo pants | plazo | palazo',
    alike: 'sharara pants | dhoti pants',
    members: 'churidar | patiala pants',
    parts: 'drawstring | elastic | leg',
    neutral: `${ethnic} | kurti | top`,
    search: `plazo | palazzo pants | wide leg pants | flared pants | palazzo trousers | plazzo | palazo | palazzo bottoms | loose pants | flowy pants | ${shared}`,
  }),
  ...family('dhoti', {
    also: 'dhotis | veshti | mundu | panche',
    alike: 'dhoti set | dhoti kurta',
    members: 'lungi = lungis',
    parts: 'border | drawstring | angavastram',
    neutral: `${ethnic} | drape | temple | kurta`,
    search: `veshti | mundu | panche | dhotis | waist wrap | wrap bottom | lower wrap | veshtis | ${shared}`,
    ask: 'material length size pattern colour included care style width count',
  }),
  kind('sherwani', {
    also: 'sherwanis | achkan',
    alike: 'indo western | indo-western | jodhpuri suit | bandhgala | jodhpuri | sherwani set',
    parts: 'coat | churidar | dupatta | placket | brooch',
    neutral: `${ethnic} | groom | baraat | reception`,
    search: `achkan | sherwanis | long indian coat | indian menswear | sherwani suit | ${shared}`,
    ask: 'size included material style pattern colour care length fit pieces',
  }),
  kind('nehru jacket', {
    also: 'nehru jackets | waistcoat jacket | modi jacket | ethnic jacket | koti | sadri | bandi | nehru vest',
    parts: 'placket | flap',
    neutral: `${ethnic} | kurta | shirt`,
    search: `modi jacket | koti | sadri | indian waistcoat | nehru vest | bandi jacket | nehru coat | waist coat | kurta jacket | half jacket | bundi | ${shared}`,
  }),
  kind('turban', {
    also: 'pagri | safa | pagdi | dastar | pheta',
    alike: 'turban cap',
    parts: 'tail | brooch | fold',
    neutral: `${ethnic} | head | groom | tie`,
    search: `pagri | safa | pagdi | dastar | head wrap | indian headwear | headgear | headdress | pheta | ${shared}`,
  }),
];
