import {
  ABBREVIATIONS,
  BASE_VERBS,
  CLAIM_WORDS,
  ENTAILMENTS,
  KINDS,
  LEXICON_WORDS,
  NEUTRAL_WORDS,
  PART_WORDS,
  PLACES,
  SYNONYMS,
  thirdPerson,
} from '../../../products/index.js';
import { lazily } from '../../../shared/index.js';
import { ACRONYMS } from '../../rules/title/acronyms.js';

const placeWords = lazily<ReadonlySet<string>>(
  () => new Set(PLACES.flat().flatMap((place) => place.toLowerCase().split(' '))),
);

const words = (phrases: Iterable<string>): readonly string[] =>
  [...phrases].flatMap((phrase) => phrase.match(/\p{L}+/gu) ?? []);

const commonWords = lazily<ReadonlySet<string>>(
  () =>
    new Set(
      [
        ...NEUTRAL_WORDS,
        ...PART_WORDS,
        ...BASE_VERBS,
        ...[...BASE_VERBS].map(thirdPerson),
        ...[...BASE_VERBS].map((verb) => `${verb}ed`),
        ...words(SYNONYMS.flat().filter((phrase) => phrase === phrase.toLowerCase())).filter(
          (word) => !placeWords().has(word),
        ),
        ...words(Object.values(CLAIM_WORDS).flat()),
        ...words(ENTAILMENTS.flatMap(({ phrases, when }) => [...phrases, ...when])),
        ...words(KINDS.flatMap(({ name, parts, neutral }) => [name, ...parts, ...neutral])),
        ...LEXICON_WORDS,
        ...'single double triple set pack pair drop low high slight some total largest smallest working reading whole medium tasting first roast blend fall fill touch quad game sweat noise blade digital micro usb raised wireless anti dog cat baby kids women men ladies mens womens resealable elastic seat curcumin energy strip hooded ribbed boxy dropped garment breathable removable detachable machine hand art pure royal wedding festival party mesh gas canister handles cushion covers rods tiebacks reflective water saddle lifetime shelf warranty battery display strap heart sleep sports rounded cotton storage conforms choking chrome blow spinner flat harvest marked bypass acidity field autofocus ankle cuff heel room clip hole outer inner gauge tripod shoulder backing water column water-based riveted double-edge jewels accuracy sapphire seasoned whole-grain sliding universal extension hex bits sockets quick release asbestos confirm oem'.split(
          ' ',
        ),
      ]
        .map((word) => word.toLowerCase())
        .filter(
          (word) =>
            !placeWords().has(word) ||
            word === 'south' ||
            word === 'new' ||
            word === 'united' ||
            word === 'great' ||
            word === 'china' ||
            word === 'turkey',
        ),
    ),
);

/** Whether a word is no name: at the start of a clause it loses its capital when the clause moves inside a sentence. */
export const isCommonWord = (word: string): boolean => commonWords().has(word);

/** Abbreviations that are no words: they get their capitals even where the seller wrote them small. */
export const SURE_CAPITALS: ReadonlySet<string> = new Set(
  'isofix hdr hdcp tws enc anc rfid dpi ppi bpa usb led leds hdmi gps nfc ips oled amoled tpu eva abs pvc uv spf rgb lcd hepa diy fm dc sd ssd hdd ram rom cpu gpu rc bt gmp fssai isbn oem tpr pfc pfoa pp pe hdpe mdf tv pc cd dvd usa uk aa aaa atm ph id qr hd fhd uhd ios spo2 isi gots'.split(
    ' ',
  ),
);

/** Names with letters of their own. */
export const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bluetooth: 'Bluetooth',
    leds: 'LEDs',
    nimh: 'NiMH',
    linux: 'Linux',
    wifi: 'Wi-Fi',
    android: 'Android',
    iphone: 'iPhone',
    ipad: 'iPad',
    macbook: 'MacBook',
    samsung: 'Samsung',
    apple: 'Apple',
    magsafe: 'MagSafe',
    displayport: 'DisplayPort',
    tritan: 'Tritan',
    kevlar: 'Kevlar',
    oeko: 'OEKO',
    tex: 'TEX',
    english: 'English',
    hindi: 'Hindi',
    german: 'German',
    french: 'French',
    indian: 'Indian',
    japanese: 'Japanese',
    italian: 'Italian',
    christmas: 'Christmas',
    halloween: 'Halloween',
    diwali: 'Diwali',
    easter: 'Easter',
    ayurveda: 'Ayurveda',
    alexa: 'Alexa',
    google: 'Google',
    xbox: 'Xbox',
    playstation: 'PlayStation',
    jaipur: 'Jaipur',
    kashmir: 'Kashmir',
    assam: 'Assam',
    darjeeling: 'Darjeeling',
    velcro: 'Velcro',
    ph: 'pH',
    thunderbolt: 'Thunderbolt',
    ethernet: 'Ethernet',
    macos: 'macOS',
    chromeos: 'ChromeOS',
  }),
);

/** Units that are written out, one and many. */
export const LONG: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ['h', ['hour', 'hours']],
  ['min', ['minute', 'minutes']],
  ['s', ['second', 'seconds']],
  ['days', ['day', 'days']],
  ['weeks', ['week', 'weeks']],
  ['months', ['month', 'months']],
  ['years', ['year', 'years']],
  ['lm', ['lumen', 'lumens']],
  ['nits', ['nit', 'nits']],
  ['teeth', ['tooth', 'teeth']],
  ['L', ['L', 'L']],
]);

/** Units that stay as the seller spells them: gallons, miles, acres. */
export const AS_WRITTEN = /^(?:gal|qt|pt|mi|yd|acre|t|ct|kt|bar|psi|cycles|gauge|N|fl oz)$/u;

/** Nouns that a measure of time describes: "1 year warranty", "15,000 hour life". */
export const NOUN_AFTER =
  /^(?:brand|manufacturer|warranty|guarantee|life|playtime|battery|limited|replacement|shelf|supply|burn|runtime|standby|repair|return|charge|old|olds)$/u;

/** A common noun, one or many. */
export const isCommonNoun = (word: string): boolean =>
  [word.toLowerCase(), word.toLowerCase().replace(/s$/u, '')].some(isCommonWord) ||
  /^(?:Children|Women|Men|Ladies|Girls|Boys|Kids|Babies)$/u.test(word);

/** States and counties that sellers name as where a thing is made. */
const REGIONS: ReadonlySet<string> = new Set(
  `
  devon cornwall yorkshire shropshire somerset norfolk suffolk dorset cumbria lancashire cheshire derbyshire
  staffordshire lincolnshire oxfordshire wiltshire gloucestershire northumberland herefordshire worcestershire
  leicestershire northamptonshire cambridgeshire hampshire berkshire warwickshire alabama alaska arizona arkansas
  colorado connecticut delaware florida idaho illinois indiana iowa kansas kentucky louisiana maryland massachusetts
  michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas
  utah vermont wisconsin wyoming ontario quebec
`
    .trim()
    .split(/\s+/u),
);

/** Places and names are never written small. */
export const isName = (word: string): boolean =>
  [NAMES, placeWords(), REGIONS].some((names) => names.has(word.toLowerCase()));

/** Letters that stay capitals. */
export const CAPITALS: ReadonlyMap<string, string> = new Map(
  [
    ...ACRONYMS,
    ...ABBREVIATIONS.map(([letters]) => letters),
    'FSSAI',
    'GMP',
    'TSA',
    'OEM',
    'RFID',
    'TPR',
    'PFC',
    'PFOA',
    'PFAS',
    'IOS',
    'SPO2',
    'ISI',
    'BIS',
    'ISBN',
    'DOT',
    'TUV',
    'UKCA',
    'FCC',
    'ECE',
    'NFC',
    'JAS',
    'AC',
    'DC',
    'UK',
    'US',
    'EU',
    'USA',
    'BT',
  ]
    .filter((letters) => letters.length > 1 && !/\s/u.test(letters))
    .map((letters) => [letters.toLowerCase(), letters === 'IOS' ? 'iOS' : letters === 'SPO2' ? 'SpO2' : letters]),
);
for (const word of [
  'fps',
  'rpm',
  'gsm',
  'dpi',
  'ppi',
  'psi',
  'tc',
  'bpm',
  'lm',
  'hz',
  'mah',
  'wh',
  'kb',
  'mb',
  'gb',
  'tb',
  'kw',
  'mm',
  'cm',
  'kg',
  'ml',
  'oz',
  'lb',
  'in',
  'on',
  'or',
  'it',
  'at',
  'is',
  'an',
  'pet',
  'led',
  'hd',
  'to',
  'id',
  'be',
  'pro',
  'no',
  'me',
  'all',
  'per',
  'so',
  'am',
  'pm',
  'ram',
  'ear',
  'pin',
  'sim',
  'rope',
  'ac',
  'pc',
  'us',
  'wd',
  'sr',
  'br',
  'cd',
  'pp',
  'pe',
  'ps',
  'ss',
  'tc',
  'gsm',
])
  if (!/^(?:led|hd|ram|sim|ac|pc|cd|id)$/u.test(word)) (CAPITALS as Map<string, string>).delete(word);
