import type { Kind } from '../Kind.js';
import { baby, health } from './frames.js';

export const careKinds: readonly Kind[] = [
  ...health.family('dietary supplement', {
    umbrella: true,
    also: 'supplement | supplements | food supplement | nahrungsergänzungsmittel | complément alimentaire | suplemento | integratore',
    members:
      'multivitamin = multivitamins | gummies | probiotic | fish oil | collagen powder | capsules = capsule, kapseln | softgels | vitamins = vitamin',
    search: 'supplement | supplements | nutritional supplement | nutrition | food supplement',
  }),
  health.kind('ashwagandha', {
    also: 'ashwagandha capsules | ashwagandha powder | ashwagandha tablets | ashwaganda | withania somnifera | ashvagandha',
    neutral: 'root | milk | powder',
    search: 'ashwagandha root | withania somnifera | indian ginseng | ashwaganda | ayurvedic herb | winter cherry',
  }),
  ...health.family('protein powder', {
    also: 'whey | protein | proteinpulver | eiweißpulver | protéine en poudre | proteína',
    members: 'mass gainer | creatine | bcaa | pre workout',
    parts: 'shaker',
    neutral: 'shake | gym | scoop | milk | mix | blender',
    search: 'protein shake | protein supplement | protein mix | gym supplement | nutrition powder',
    ask: 'nutrient taste net_content ingredient count directions allergen diet free_from certification shelf_life',
    title: 'taste nutrient net_content',
  }),
  ...health.family('herbal powder', {
    umbrella: true,
    also: 'churna | churan',
    members:
      'chyawanprash | moringa powder | triphala | amla juice | aloe vera juice | kadha | ayurvedic oil | herbal juice | ayurvedic medicine',
    neutral: 'spoon | milk | mix | herb',
    search: 'churna | ayurvedic | ayurveda | jadi buti | herbal | herb',
  }),
  ...health.family('thermometer', {
    umbrella: true,
    also: 'fieberthermometer | thermomètre | termómetro',
    members:
      'blood pressure monitor = bp monitor, bp machine, blutdruckmessgerät | oximeter | glucometer | stethoscope | nebulizer',
    parts: 'probe | screen | cuff | battery | tube',
    neutral: 'measure | reading | home | check | doctor',
    search: 'health device | medical device | home medical | reading device | health monitor',
    ask: 'function range battery memory included size compatible_with certification warranty',
  }),
  ...health.family('massager', {
    also: 'massagegerät | appareil de massage | masajeador',
    members:
      'massage gun = massagepistole | eye massager | head massager | acupressure mat | foot massager | neck massager',
    parts: 'head | motor | battery | charger | handle | strap',
    neutral: 'massage | back | neck | foot | shoulder | sofa',
    search: 'massage machine | body massage machine | massage device | malish machine | massager machine',
    ask: 'use mode power battery_life included speed weight noise warning warranty',
  }),
  ...health.family('support brace', {
    umbrella: true,
    also: 'bandage',
    members:
      'knee brace = knee support, knee cap, kniebandage, genouillère, rodillera | back support = back brace, lumbar support | posture corrector | wrist support | ankle support = ankle brace | elbow support | compression sleeve | waist trainer',
    parts: 'strap | pad | stay | hook',
    neutral: 'knee | wear | back | walk | sit',
    search: 'brace | support band | body support | joint support | support wrap',
    ask: 'size use material count closure care dimensions colour warning',
  }),
  ...health.family('heating pad', {
    also: 'heat pad | wärmflasche | heizkissen',
    members: 'hot water bag = hot water bottle bag, bouillotte | heating belt | ice pack | gel pack',
    parts: 'cover | cord | controller | pad',
    neutral: 'heat | warm | bed | back | sofa',
    search: 'heat pad | warm bag | hot bag | heating bag | garam pani ki thaili',
    ask: 'dimensions power temperature mode material included care warning warranty',
  }),
  ...health.family('hygiene product', {
    umbrella: true,
    members:
      'sanitary pads = sanitary pad, sanitary napkin | menstrual cup | tampons | surgical mask = face mask disposable | n95 mask | hand sanitizer = hand sanitiser | wet wipes | tissues = tissue paper | toilet paper | cotton balls | adult diapers | condoms',
    neutral: 'wash | hand | bag | bathroom',
    search: 'hygiene | personal hygiene | hygiene product | daily hygiene | sanitary product',
    ask: 'count size material ingredient free_from scent directions certification warning',
  }),
  ...health.family('first aid kit', {
    also: 'first aid box | medical kit | erste hilfe set',
    members:
      'pill box = pill organizer, medicine box | crutches | walking stick | wheelchair | commode chair | bandages',
    neutral: 'car | travel | emergency | office',
    search: 'first aid | first aid box | medical box | emergency kit | medicine kit',
    ask: 'included count dimensions material weight use certification',
  }),
  baby.kind('swaddle', {
    also: 'swaddle blanket | swaddle blankets | swaddles | swaddle wrap | pucktuch | mulltücher | lange bébé | muselina | muslin cloth',
    neutral: 'wrap | burp | nursing | fold',
    search: 'swaddle wrap | swaddling cloth | wrap blanket | receiving blanket | swaddles',
    ask: 'material dimensions count age pattern care certification included colour fabric_weight',
  }),
  ...baby.family('baby blanket', {
    also: 'baby blankets | baby quilt | baby comforter | babydecke | couverture bébé | manta bebé | receiving blanket',
    members: 'baby bedding set | crib sheet = crib sheets | baby mattress',
    neutral: 'cuddle | cover | car seat',
    search: 'baby quilt | infant blanket | cot blanket | crib blanket | blanket for newborn',
    ask: 'material dimensions age count pattern care certification colour warning',
  }),
  ...baby.family('diaper', {
    also: 'diapers | nappy | nappies | diaper pants | windeln | windel | couches | pañales | pannolini | langot',
    members: 'diaper bag',
    parts: 'waistband | tape | leg cuff | insert',
    neutral: 'change | night | leak guard | bottom',
    search: 'nappy | nappies | baby pants | langot | diapers',
    ask: 'size weight count material age care free_from included warning',
  }),
  ...baby.family('baby bottle', {
    also: 'feeding bottle | baby bottles | milk bottle | nursing bottle | babyflasche | biberon | biberón',
    members:
      'sippy cup = sipper cup | bottle nipple | breast pump | pacifier = soother, schnuller, tétine, chupete, pacifiers | teether = teething toy',
    parts: 'nipple | collar | valve',
    neutral: 'milk | formula | burp | suck',
    search: 'feeding bottle | milk bottle | nursing bottle | dudh ki bottle | infant feeding',
    ask: 'capacity material age count free_from care included compatible_with colour',
  }),
  ...baby.family('baby bib', {
    also: 'bib | bibs | lätzchen | bavoir | babero | bavaglino',
    members: 'burp cloth = burp cloths | feeding set baby',
    neutral: 'meal | drool | spoon | wipe',
    search: 'bib | bibs | feeding bib | drool bib | burp cloth',
  }),
  baby.kind('baby romper', {
    also: 'onesie | onesies | bodysuit | bodysuits | creeper | sleepsuit | baby clothes | baby outfit | strampler | babybody | body bébé | pelele | jhabla | baby set',
    parts: 'neck | sleeve | leg | button',
    neutral: 'wear | change | dress | layer',
    search: 'onesie | baby suit | baby clothes | infant wear | baby wear',
    ask: 'age size material pattern closure care count style colour certification',
  }),
  ...baby.family('baby carrier', {
    umbrella: true,
    also: 'baby sling | baby wrap | kangaroo carrier | babytrage | porte-bébé',
    members:
      'stroller = pram, buggy, kinderwagen, poussette, cochecito | car seat | baby walker | baby swing | bouncer | high chair | playpen | baby crib | cradle = jhula',
    parts: 'harness | canopy | seat | frame | belt',
    neutral: 'carry | walk | park | travel | shoulder',
    search: 'baby gear | baby transport | baby travel | infant gear | nursery gear',
    ask: 'age weight load dimensions material included assembly certification colour warning warranty',
  }),
  ...baby.family('baby wipes', {
    also: 'wipes | wet wipes baby | feuchttücher | lingettes | toallitas',
    members: 'baby powder | baby lotion | baby shampoo | baby oil | baby soap | diaper rash cream',
    parts: 'pack | sheet',
    neutral: 'wipe | change | clean | hand',
    search: 'wipes | infant care | wipes for baby | baby skin care | baby hygiene',
    ask: 'count ingredient free_from material scent age directions certification warning',
  }),
  ...baby.family('baby monitor', {
    also: 'video baby monitor | baby camera | babyphone | babyfon | baby cam',
    members:
      'crib = cot, baby bed, kinderbett, babybett | play mat = playmat, baby gym, activity mat, crawling mat | baby gate = safety gate, stair gate',
    parts: 'camera | screen | parent unit | antenna | stand | rail | mattress base',
    neutral: 'room | sleep | night | watch | hear | play | floor',
    search: 'nursery essentials | newborn essentials | baby shower gift | infant gear | baby registry',
  }),
  ...health.family('sleep mask', {
    also: 'eye mask for sleeping | sleeping mask blindfold | eye cover | schlafmaske | masque de nuit',
    members: 'ear plugs = earplugs, ohrstöpsel | hand warmers = hand warmer, handwärmer | hot water bottle',
    parts: 'strap | band | cover | filling | case',
    neutral: 'sleep | travel | night | flight | rest | nap',
    search: 'travel accessories | sleep aid accessory | blindfold | travel essentials | sleeping eye cover',
  }),
];
