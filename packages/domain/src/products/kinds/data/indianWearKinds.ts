import type { Kind } from '../Kind.js';
import { clothing } from './frames.js';

const { family, kind } = clothing;
const ethnic = 'festival | wedding | puja | diwali | eid | function | college | family';
const shared = 'ethnic wear | indian wear | traditional wear | indian dress';

export const indianWearKinds: readonly Kind[] = [
  kind('kurti', {
    also: 'kurtis | kurthi | kurtee | ladies kurti | kurti top',
    parts: 'yoke | slit | placket | dori',
    neutral: `${ethnic} | leggings | palazzo | jeans`,
    search: `kurtis | kurthi | ladies kurti | kurti top | ${shared}`,
    ask: 'size material length pattern style fit care included colour fabric_weight season',
    title: 'audience material style fit pattern colour',
  }),
  kind('kurta', {
    also: 'kurtas | pathani suit | long kurta',
    parts: 'placket | slit | yoke',
    neutral: `${ethnic} | pyjama | jeans | churidar`,
    search: `kurtas | kurta shirt | long kurta | kurta top | ${shared}`,
    ask: 'size material length pattern style fit care included colour season',
    title: 'audience material style fit pattern colour',
  }),
  kind('kurta set', {
    also: 'kurta pajama | kurta pyjama | kurta palazzo set | kurti set | kurta pant set | kurti pant set | kurta with dupatta set | kurta dupatta set | kurti with pant | kurta and pant set',
    parts: 'kurta | pant | dupatta | palazzo | pyjama | slit',
    neutral: `${ethnic} | kurta | dupatta | pant`,
    search: `kurta suit set | kurti set | kurta pant set | kurta and bottom set | ${shared}`,
    ask: 'size included material length pattern style fit care colour pieces',
  }),
  kind('saree', {
    also: 'sari | sarees | saris | sadi | saadi | saree with blouse piece',
    parts: 'border | pallu | blouse piece | pleat | fall | blouse | petticoat | zari',
    neutral: `${ethnic} | drape | pleat | blouse | pallu`,
    search: `sari | sarees | saris | saadi | indian saree | ${shared}`,
    ask: 'material length included pattern style care colour fabric_weight origin width',
    title: 'material style pattern colour length',
  }),
  kind('saree blouse', {
    also: 'readymade blouse | saree blouses | choli | blouse piece | designer blouse',
    parts: 'hook | dori | pad | back',
    neutral: `${ethnic} | saree | lehenga`,
    search: `choli | sari blouse | blouse for saree | readymade blouse | ${shared}`,
  }),
  kind('petticoat', {
    also: 'saree petticoat | underskirt | saree shapewear | inskirt',
    parts: 'drawstring | tie | slit',
    neutral: `${ethnic} | saree | drape`,
    search: `saree petticoat | sari underskirt | inskirt | saree skirt | ${shared}`,
  }),
  ...family('salwar suit', {
    also: 'salwar kameez | shalwar kameez | punjabi suit | patiala suit | churidar suit | sharara suit | sharara set | suit set | salwar',
    members: 'sharara | anarkali suit = anarkali',
    parts: 'kameez | salwar | dupatta | yoke | slit',
    neutral: `${ethnic} | kameez | dupatta | salwar`,
    search: `salwar kameez | shalwar kameez | indian suit | suit set | ${shared}`,
    ask: 'size included material pattern style length care colour fabric_weight fit',
  }),
  kind('dress material', {
    also: 'unstitched suit | suit material | dress materials | unstitched salwar suit | suit fabric',
    parts: 'top fabric | bottom fabric | dupatta',
    neutral: `${ethnic} | stitch | tailor | metre | dupatta`,
    search: `unstitched suit | suit material | suit piece | suit fabric | ${shared}`,
    ask: 'material length included pattern colour care fabric_weight width style',
  }),
  kind('lehenga', {
    also: 'lehenga choli | lehnga | lehengas | ghagra | ghagra choli | chaniya choli | lehanga | half saree | langa voni',
    parts: 'skirt | choli | dupatta | blouse | can-can | dori | border',
    neutral: `${ethnic} | dance | garba | navratri | bride | dupatta`,
    search: `lehnga | lehenga choli | ghagra | ghagra choli | ${shared}`,
    ask: 'size included material style length pattern colour care width weight',
  }),
  kind('dupatta', {
    also: 'dupattas | chunni | odhni | chunari | chunri | dupata',
    parts: 'border | tassel | lace | edge',
    neutral: `${ethnic} | drape | kurti | suit | head`,
    search: `chunni | odhni | dupattas | chunri | ${shared}`,
    ask: 'material dimensions length pattern colour style care fabric_weight origin',
  }),
  ...family('palazzo', {
    also: 'palazzos | palazzo pants | plazo | palazo | sharara pants | dhoti pants',
    members: 'churidar | patiala pants',
    parts: 'drawstring | elastic | leg',
    neutral: `${ethnic} | kurti | top`,
    search: `plazo | palazzo pants | ladies bottom | flared pants | ${shared}`,
  }),
  ...family('dhoti', {
    also: 'dhotis | veshti | mundu | panche | dhoti set | dhoti kurta',
    members: 'lungi = lungis',
    parts: 'border | drawstring | angavastram',
    neutral: `${ethnic} | drape | temple | kurta`,
    search: `veshti | mundu | panche | dhotis | ${shared}`,
    ask: 'material length size pattern colour included care style width count',
  }),
  kind('sherwani', {
    also: 'sherwanis | achkan | indo western | indo-western | sherwani set | jodhpuri suit | bandhgala | jodhpuri',
    parts: 'coat | churidar | dupatta | placket | brooch',
    neutral: `${ethnic} | groom | baraat | reception`,
    search: `achkan | indian wedding wear | groom wear | wedding sherwani | ${shared}`,
    ask: 'size included material style pattern colour care length fit pieces',
  }),
  kind('nehru jacket', {
    also: 'nehru jackets | waistcoat jacket | modi jacket | ethnic jacket | koti | sadri | bandi | nehru vest',
    parts: 'placket | flap',
    neutral: `${ethnic} | kurta | shirt`,
    search: `modi jacket | koti | ethnic waistcoat | sadri | ${shared}`,
  }),
  kind('turban', {
    also: 'pagri | safa | pagdi | dastar | pheta | turban cap',
    parts: 'tail | brooch | fold',
    neutral: `${ethnic} | head | groom | tie`,
    search: `pagri | safa | pagdi | dastar | head wrap | ${shared}`,
  }),
];
