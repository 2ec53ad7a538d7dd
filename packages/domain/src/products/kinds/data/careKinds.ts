import type { Kind } from '../Kind.js';
import { baby, health } from './frames.js';

export const careKinds: readonly Kind[] = [
  ...health.family('dietary supplement', {
    umbrella: true,
    also: 'supplement | supplements | food supplement | nahrungsergänzungsmittel | complément alimentaire | suplemento | integratore',
    members:
      'multivitamin = multivitamins | gummies | probiotic | fish oil | collagen powder | capsules = capsule, kapseln | softgels | vitamins = vitamin',
    search:
      'supplement | supplements | nutritional supplement | food supplement | nutrition | nutraceutical | nutritional product | nutrient supplement | nutritional support',
  }),
  health.kind('ashwagandha', {
    also: 'ashwaganda | withania somnifera | ashvagandha',
    alike: 'ashwagandha capsules | ashwagandha powder | ashwagandha tablets',
    neutral: 'root | milk | powder',
    search:
      'ashwagandha root | withania somnifera | indian ginseng | winter cherry | ayurvedic herb | ashwaganda | herbal supplement | ayurveda',
  }),
  ...health.family('protein powder', {
    also: 'protein | proteinpulver | eiweißpulver | protéine en poudre | proteína',
    alike: 'whey',
    members: 'mass gainer | creatine | bcaa | pre workout',
    parts: 'shaker',
    neutral: 'shake | gym | scoop | milk | mix | blender',
    search:
      'protein shake | protein supplement | protein mix | protein drink | nutrition powder | workout supplement | bodybuilding supplement | fitness supplement',
    ask: 'nutrient taste net_content ingredient count directions allergen diet free_from certification shelf_life',
    title: 'taste nutrient net_content',
  }),
  ...health.family('herbal powder', {
    umbrella: true,
    alike: 'churna | churan',
    members:
      'chyawanprash | moringa powder | triphala | amla juice | aloe vera juice | kadha | ayurvedic oil | herbal juice | ayurvedic medicine',
    neutral: 'spoon | milk | mix | herb',
    search:
      'herbal | ayurvedic | ayurveda | jadi buti | herb | ayurvedic product | indian herb | desi jadi buti | herbalism | vedic',
  }),
  ...health.family('thermometer', {
    umbrella: true,
    also: 'fieberthermometer | thermomètre | termómetro',
    members:
      'blood pressure monitor = bp monitor, bp machine, blutdruckmessgerät | oximeter | glucometer | stethoscope | nebulizer',
    parts: 'probe | screen | cuff | battery | tube',
    neutral: 'measure | reading | home | check | doctor',
    search:
      'medical device | health device | medical equipment | home medical device | medical instrument | healthcare device | clinical device | doctor equipment | medical tool | patient care | clinic equipment',
    ask: 'function range battery memory included size compatible_with certification warranty',
  }),
  ...health.family('massager', {
    also: 'massagegerät | appareil de massage | masajeador',
    members:
      'massage gun = massagepistole | eye massager | head massager | acupressure mat | foot massager | neck massager',
    parts: 'head | motor | battery | charger | handle | strap',
    neutral: 'massage | back | neck | foot | shoulder | sofa',
    search:
      'massage machine | massage device | massage tool | massaging machine | malish machine | massage equipment | massage instrument | massage gadget',
    ask: 'use mode power battery_life included speed weight noise warning warranty',
  }),
  ...health.family('support brace', {
    umbrella: true,
    alike: 'bandage',
    members:
      'knee brace = knee support, knee cap, kniebandage, genouillère, rodillera | back support = back brace, lumbar support | posture corrector | wrist support | ankle support = ankle brace | elbow support | compression sleeve | waist trainer',
    parts: 'strap | pad | stay | hook',
    neutral: 'knee | wear | back | walk | sit',
    search:
      'brace | body support | support wrap | support band | joint support | supporter | support wear | support garment | injury support | bracing',
    ask: 'size use material count closure care dimensions colour warning',
  }),
  ...health.family('heating pad', {
    also: 'heat pad | wärmflasche | heizkissen',
    members: 'hot water bag = hot water bottle bag, bouillotte | heating belt | ice pack = cold pack | gel pack',
    parts: 'cover | cord | controller | pad',
    neutral: 'heat | warm | bed | back | sofa',
    search:
      'heat pad | warming pad | heated pad | hot pad | heat therapy pad | heat pack | heated wrap | warmer pad | thermal pad | heated compress',
    ask: 'dimensions power temperature mode material included care warning warranty',
  }),
  ...health.family('hygiene product', {
    apart: true,
    umbrella: true,
    members:
      'sanitary pads = sanitary pad, sanitary napkin | menstrual cup | tampons | surgical mask = face mask disposable | n95 mask | hand sanitizer = hand sanitiser | wet wipes | tissues = tissue paper | toilet paper | cotton balls | adult diapers | condoms',
    neutral: 'wash | hand | bag | bathroom',
    search:
      'hygiene | personal hygiene | hygiene supplies | sanitary product | hygiene care | healthcare supplies | sanitation',
    ask: 'count size material ingredient free_from scent directions certification warning',
  }),
  ...health.family('first aid kit', {
    also: 'first aid box | medical kit | erste hilfe set',
    members:
      'pill box = pill organizer, medicine box | crutches | walking stick = walking cane | wheelchair = wheel chair | commode chair | bandages',
    neutral: 'car | travel | emergency | office',
    search:
      'first aid | first aid box | medical kit | emergency kit | first aid supplies | medical box | first aid bag | injury kit | family medical kit | safety kit | medicine kit | wound care kit | first-aid | accident kit',
    ask: 'included count dimensions material weight use certification',
  }),
  baby.kind('swaddle', {
    also: 'swaddle blanket | swaddle blankets | swaddles | swaddle wrap | pucktuch | mulltücher | lange bébé | muselina',
    alike: 'muslin cloth',
    neutral: 'wrap | burp | nursing | fold',
    search:
      'swaddle wrap | swaddle blanket | swaddling cloth | swaddling blanket | baby wrap | swaddles | newborn wrap | receiving blanket | infant wrap | swaddler',
    ask: 'material dimensions count age pattern care certification included colour fabric_weight',
  }),
  baby.kind('baby sleeping bag', {
    also: 'sleep sack | baby sleep sack | baby sleep bag | wearable blanket | babyschlafsack | gigoteuse',
    neutral: 'cot | crib | night | nap | zip',
    search:
      'sleep sack | baby sleep sack | baby sleep bag | infant sleep sack | zip up sleep sack | baby sleeping sack | sleeping sack | baby grow bag | cot sleeping bag',
    ask: 'material age dimensions pattern care certification included colour fabric_weight',
  }),
  ...baby.family('baby blanket', {
    also: 'baby blankets | babydecke | couverture bébé | manta bebé',
    alike: 'baby quilt | baby comforter | receiving blanket',
    members: 'baby bedding set | crib sheet = crib sheets | baby mattress = cot mattress, crib mattress',
    neutral: 'cuddle | cover | car seat',
    search:
      'infant blanket | cot blanket | crib blanket | pram blanket | blanket for newborn | infant wrap | baby cover | baby bedding | stroller blanket | baby throw | cuddle blanket | baby kambal | buggy blanket | pushchair blanket',
    ask: 'material dimensions age count pattern care certification colour warning',
  }),
  ...baby.family('diaper', {
    also: 'diapers | nappy | nappies | windeln | windel | couches | pañales | pannolini',
    alike: 'diaper pants | langot',
    members: 'diaper bag = nappy bag, baby changing bag',
    parts: 'waistband | tape | leg cuff | insert',
    neutral: 'change | night | leak guard | bottom',
    search: 'nappy | nappies | diapers | baby diaper | baby nappy | infant nappies | newborn nappy | nappy change',
    ask: 'size weight count material age care free_from included warning',
  }),
  ...baby.family('baby bottle', {
    also: 'feeding bottle | baby bottles | milk bottle | nursing bottle | babyflasche | biberon | biberón',
    members:
      'sippy cup = sipper cup | bottle nipple | breast pump = breastpump | pacifier = soother, schnuller, tétine, chupete, pacifiers | teether = teething toy',
    parts: 'nipple | collar | valve',
    neutral: 'milk | formula | burp | suck',
    search:
      'feeding bottle | nursing bottle | milk bottle | feeder bottle | infant feeding | dudh ki bottle | newborn bottle | formula bottle | nipple bottle | teat bottle',
    ask: 'capacity material age count free_from care included compatible_with colour',
  }),
  ...baby.family('baby bib', {
    also: 'bib | bibs | lätzchen | bavoir | babero | bavaglino',
    members: 'burp cloth = burp cloths | feeding set baby',
    neutral: 'meal | drool | spoon | wipe',
    search:
      'bib | bibs | feeding bib | infant bib | drool bib | baby apron | dribble bib | burp bib | newborn bib | meal bib | eating bib | mess bib | mealtime bib',
  }),
  baby.kind('baby romper', {
    also: 'onesie | onesies | baby clothes | baby outfit | strampler | babybody | body bébé | pelele',
    alike: 'bodysuit | bodysuits | creeper | sleepsuit | jhabla | baby set',
    parts: 'neck | sleeve | leg | button',
    neutral: 'wear | change | dress | layer',
    search:
      'romper | onesie | babygrow | baby clothes | babywear | infant wear | one piece outfit | babysuit | infant clothing | onesies | newborn clothes | baby jumpsuit',
    ask: 'age size material pattern closure care count style colour certification',
  }),
  ...baby.family('baby carrier', {
    umbrella: true,
    also: 'baby sling | baby wrap | kangaroo carrier | babytrage | porte-bébé',
    members:
      'stroller = pram, buggy, kinderwagen, poussette, cochecito | car seat | baby walker | baby swing | bouncer | high chair | playpen | baby crib | cradle = jhula',
    parts: 'harness | canopy | seat | frame | belt',
    neutral: 'carry | walk | park | travel | shoulder',
    search:
      'baby gear | baby equipment | infant equipment | baby products | newborn gear | parenting gear | baby supplies | mom and baby',
    ask: 'age weight load dimensions material included assembly certification colour warning warranty',
  }),
  ...baby.family('baby wipes', {
    also: 'wipes | wet wipes baby | feuchttücher | lingettes | toallitas',
    members: 'baby powder | baby lotion | baby shampoo | baby oil | baby soap | diaper rash cream = nappy cream',
    parts: 'pack | sheet',
    neutral: 'wipe | change | clean | hand',
    search:
      'wipes | baby wet wipes | cleansing wipes | wipes for baby | infant wipes | baby cleaning wipes | newborn wipes | diaper wipes | nappy wipes | moist wipes | wet tissue | skin wipes | nappy change wipes',
    ask: 'count ingredient free_from material scent age directions certification warning',
  }),
  ...baby.family('baby monitor', {
    also: 'babyphone | babyfon | baby monitor camera',
    alike: 'video baby monitor | baby camera | baby cam',
    members:
      'crib = cot, baby bed, kinderbett, babybett | play mat = playmat, baby gym, activity mat, crawling mat | baby gate = safety gate, stair gate',
    parts: 'camera | screen | parent unit | antenna | stand | rail | mattress base',
    neutral: 'room | sleep | night | watch | hear | play | floor',
    search:
      'baby alarm | infant monitor | nursery monitor | baby monitoring | child monitor | baby watching device | baby intercom | nanny monitor | baby listening device | newborn monitor | baby crying alarm | baby surveillance',
  }),
  ...health.family('sleep mask', {
    apart: true,
    also: 'eye mask for sleeping | sleeping mask blindfold | eye cover | schlafmaske | masque de nuit',
    members:
      'ear plugs = earplugs, ohrstöpsel | hand warmers = hand warmer, handwärmer | hot water bottle = warm water bottle',
    parts: 'strap | band | cover | filling | case',
    neutral: 'sleep | travel | night | flight | rest | nap',
    search:
      'eye mask | sleeping mask | sleeping eye mask | eye cover | eye shade | blindfold | eyemask | night mask | eye patch for sleeping | blackout mask | nap mask | bedtime mask | light blocking mask | eye covering',
  }),
];
