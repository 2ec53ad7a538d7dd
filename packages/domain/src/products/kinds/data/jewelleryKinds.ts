import type { Kind } from '../Kind.js';
import { jewellery, watches } from './frames.js';

export const jewelleryKinds: readonly Kind[] = [
  ...jewellery.family('ring', {
    also: 'rings | finger ring | anguthi | bague | anillo | anello | fingerring',
    members: 'wedding band = wedding ring, ehering | engagement ring | stacking ring',
    parts: 'shank | bezel | prong',
    neutral: 'finger | hand | proposal | stack | engagement',
    search:
      'rings | finger ring | anguthi | hand ring | ring jewellery | finger band | finger jewelry | finger ornament',
  }),
  ...jewellery.family('necklace', {
    also: 'necklaces | neck piece | neckpiece | haar | halskette | collier | collar joya | collana',
    members: 'choker = chokers | jewellery set = jewelry set = necklace set | locket',
    parts: 'extender',
    neutral: 'neck | neckline | layer | blouse | bride',
    search:
      'necklaces | neckpiece | neck piece | neck jewellery | haar | neck jewelry | neck ornament | har | neck adornment | neck jewel',
  }),
  ...jewellery.family('earrings', {
    also: 'earring | ear rings | ohrringe | boucles d’oreilles | pendientes | orecchini | bali | kaan ki bali',
    members:
      'jhumka = jhumki, jhumkas | studs = stud earrings | hoops = hoop earrings | ear cuff | chandbali | drop earrings',
    parts: 'stud | hoop | drop | back',
    neutral: 'ear | lobe | piercing | kurti | hair',
    search:
      'earring | ear rings | ear jewellery | ear jewelry | kaan ki bali | ear ornament | ear wear | earring pair | ear adornment | ear decoration',
    ask: 'material finish dimensions closure weight style colour count included care origin',
  }),
  ...jewellery.family('bracelet', {
    also: 'bracelets | armband schmuck | armreif | pulsera | braccialetto',
    alike: 'wristband | bracelet cuff',
    members: 'kada | hand chain',
    parts: 'extender | cord',
    neutral: 'wrist | hand | stack | friendship | arm',
    search:
      'bracelets | wrist jewellery | wrist jewelry | hand jewellery | arm jewellery | wrist chain | wrist ornament | wrist wear | wrist jewels | wrist decoration',
  }),
  jewellery.kind('bangle', {
    also: 'bangles | chudi | chudiyan | choodi | churi | chura | chooda | kangan | kangans',
    alike: 'bangle set | bangles set',
    parts: 'screw | edge | pair',
    neutral: 'wrist | hand | bride | suit | arm',
    search:
      'bangles | chudi | kangan | churi | hand bangles | chudiyan | wrist jewellery | choodi | chooda | wrist ornament | arm jewellery | hand jewelry',
    ask: 'size material count finish colour style weight included care diameter',
  }),
  jewellery.kind('mangalsutra', {
    also: 'mangalsutras | mangal sutra | mangalsutra chain | tanmaniya | nallapusalu',
    alike: 'thali chain',
    parts: 'black bead | vati',
    neutral: 'neck | bride | married | karwa chauth',
    search:
      'mangal sutra | tanmaniya | nuptial necklace | mangalsutra necklace | mangal sutra chain | marriage necklace | mangalsutra jewellery | nallapusalu',
  }),
  ...jewellery.family('pendant', {
    also: 'pendants | anhänger | pendentif | colgante | ciondolo',
    members: 'charm = charms',
    parts: 'bail | loop',
    neutral: 'neck | chain | hang | layer',
    search:
      'pendants | neck pendant | pendant jewellery | necklace pendant | necklace charm | pendent | jewellery drop | pendant for chain | neck jewelry | hanging jewellery | neck jewel | neckpiece pendant | neck ornament',
  }),
  jewellery.kind('chain', {
    also: 'neck chain | chains | kette | chaîne | cadena',
    parts: 'loop | extender',
    neutral: 'neck | layer | pendant | shirt',
    search:
      'neck chain | chains | necklace chain | jewellery chain | chain for neck | gale ki chain | neckchain | jewelry chain | neck ornament | neckwear',
  }),
  ...jewellery.family('anklet', {
    also: 'anklets | payal | pajeb | paayal | fußkettchen | tobillera | ankle bracelet',
    members: 'toe ring = bichiya, toe rings',
    parts: 'bell | ghungroo',
    neutral: 'ankle | foot | bride | dance',
    search:
      'payal | ankle bracelet | ankle jewellery | foot jewellery | anklets | pajeb | foot chain | paayal | leg chain | foot jewelry | foot ornament | ankle band jewellery | feet jewellery',
  }),
  ...jewellery.family('nose pin', {
    also: 'nose ring | nath | nose pins | nose stud | nathni | nosepin | nasenpiercing',
    members: 'septum ring | body jewelry = piercing',
    parts: 'screw | stud',
    neutral: 'nose | bride | piercing',
    search:
      'nose jewellery | nose stud | nath | nathni | nose pins | nosepin | nose jewelry | nose piercing | nose piece | nose ornament | nath nose ring',
  }),
  jewellery.kind('maang tikka', {
    also: 'mang tikka | maangtikka | tikka jewellery',
    alike: 'matha patti | sheeshphool | passa',
    parts: 'drop',
    neutral: 'forehead | hair | bride | bun | lehenga',
    search:
      'mang tikka | maangtikka | forehead jewellery | head jewellery | hair jewellery | head jewelry | head ornament | hairline jewellery | maangtika',
  }),
  ...jewellery.family('brooch', {
    umbrella: true,
    also: 'brooches | brosche | broche | spilla',
    members: 'lapel pin | enamel pin | badge | cufflinks = cufflink, manschettenknöpfe | tie clip | saree pin',
    parts: 'back',
    neutral: 'lapel | coat | bag | shirt | suit',
    search:
      'lapel jewellery | suit jewellery | clothing jewellery | dress jewellery | clothes jewellery | apparel jewelry | costume jewellery | suiting jewellery | clothing decoration | outfit jewellery',
  }),
  watches.kind('watch', {
    also: 'watches | wrist watch | wristwatch | armbanduhr | uhr | montre | reloj | orologio | haath ghadi',
    parts: 'movement | lug | caseback',
    neutral: 'hour | minute | date | arm | meeting',
    search:
      'wrist watch | wristwatch | watches | hand watch | timepiece | haath ghadi | wristwear | wrist clock | wrist wear | timekeeper',
  }),
  ...watches.family('smartwatch', {
    also: 'smart watch | smart watches | smartwatches | montre connectée | reloj inteligente',
    members: 'fitness tracker = fitness band, activity tracker, smart band, fitness watch',
    parts: 'screen | charger | sensor | speaker',
    neutral: 'steps | calls | notification | run | workout | charge',
    search:
      'smart watch | smart watches | smart wrist watch | wrist watch smart | connected watch | touch watch | smart wristwatch | activity watch | phone watch | tracker watch | smart timepiece',
    ask: 'screen_size battery_life compatible_with connection mode protection_class included charge_time function colour warranty',
    title: 'model screen_size mode battery_life colour',
  }),
  watches.kind('watch strap', {
    also: 'watch band | watch bands | watch straps | uhrenarmband | bracelet de montre | correa de reloj',
    alike: 'smartwatch strap | smartwatch band | replacement band',
    parts: 'pin | spring bar | hole | loop',
    neutral: 'swap | change | replace',
    search:
      'watch band | watch belt | strap for watch | wrist strap | watchband | ghadi ka patta | watchstrap | watch bracelet | watch wristband | hand watch belt | wristwatch strap',
    ask: 'compatible_with width length material closure colour included count',
  }),
  watches.kind('sunglasses', {
    also: 'sun glasses | sunglass | sonnenbrille | lunettes de soleil | gafas de sol | occhiali da sole | chashma',
    alike: 'goggles | aviators',
    parts: 'bridge | nose pad | arm | case | cloth',
    neutral: 'beach | drive | summer | light | holiday',
    search:
      'sun glasses | eyewear | shades | sunnies | sunglass | chashma | sun goggle | sun protection eyewear | sun spectacles | eye wear | dark glasses | tinted glasses | sun specs | dhoop ka chashma',
    ask: 'protection_class dimensions shape material colour included weight feature audience warranty',
  }),
  ...watches.family('eyeglasses', {
    also: 'glasses | spectacles | eyeglass | specs | brille | lunettes | gafas | occhiali',
    alike: 'spectacle frame | eyeglass frame',
    members: 'reading glasses = lesebrille | blue light glasses = computer glasses',
    parts: 'bridge | nose pad | arm | case | cloth',
    neutral: 'screen | book | desk | computer',
    search:
      'spectacles | specs | eyewear | eye glasses | optical frame | chashma frame | eye wear | lens frame | vision glasses',
    ask: 'strength dimensions shape material colour included weight feature audience',
  }),
];
