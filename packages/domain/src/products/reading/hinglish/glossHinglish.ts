import { HINGLISH_WORDS } from './hinglishWords.js';
import { LEFT_OVER } from './leftOver.js';

/** Words that only Hindi has, at least in the shape in which notes use them. */
const MARKERS =
  /(?:^|[\s,.(])(?:nahi|nahin|hai|hain|ke liye|se bana|se bani|koi|sirf|bahut|milegi|milega|aur|wala|wali|ka|ki|ke|lamba|bina|karta|karti|badhata|hota|mein|din me|ilaj|jhadna|khatam|kare|karwaye|lagao|lagega|zaroori|pehle|aage|peeche|subah|raat ko|dono|se upar|aayega|saath|sath|andar|har|dono|nahee|naa|waali|baaki|piche|bhi|asli|chalega|banta|sabhi|phir|baki|chhote|chote|chhoti|bade|kachcha|khatta|teekha|meetha|gharelu|chauda|chaudi|mota|moti|patla|patli|lambi|ooncha|unchai|gehra|neeche|niche|upar|buna|buni|bune|safed|lakdi|kapda|kapde|mitti|baarish|barish|saaf|dho|dhoye|dhona|bahar|naram|mulayam|mazboot|lagatar|thanda|garam|haath|bas|daale|daalein|daalo|taraf|nikalta|nikalti|nikalne|jayegi|jayega|phool|warna|tak|\d+ (?:mahine|mahina|din|saal|hafte|ghante))(?=$|[\s,.)])/iu;

/** Whether a clause is written in Hindi with Latin letters, at least in part. */
export function isHinglish(clause: string): boolean {
  return MARKERS.test(clause) || LEFT_OVER.test(clause);
}

/** A clause shape and its English; `$1`, `$2` are put into English word by word first. */
type Shape = readonly [pattern: RegExp, english: string];

const NO = '(?:nahi|nahin|nahee)';
const IS = '(?: hai| hain)?';
const IN = '(?:me|mein|pe|par)';
const shape = (pattern: string, english: string): Shape => [new RegExp(`^${pattern}$`, 'iu'), english];

/** Tried in order. Every part in brackets is bounded by words that it may not hold, so a match takes linear time. */
const SHAPES: readonly Shape[] = [
  shape(`(.+?) free (?:me )?(?:saath|sath)(?: me| mein)?${IS}`, '$1 included'),
  shape(`(.+?) (\\S+) (?:hai|hain) (?:so|isliye) (.+)`, '$1 is $2 so $3'),
  shape(`(.+?) (\\S+) (?:hai|hain) (?:because|kyunki|kyuki) (.+)`, '$1 is $2 because $3'),
  shape(
    `(.+?) se (?:thoda |halka )?(?:farak|fark|alag|different) (?:ho|lag) sakt[aei]${IS}`,
    'may differ slightly from the $1',
  ),
  shape(`(.+?) ${NO} hai (?:set|box|pack|kit|dabbe) (?:me|mein|ke saath)`, '$1 not included'),
  shape(`(.+?) ho to (?:ek |1 )?size (?:bada|bara|upar|up) (?:lo|le|lein|lijiye)`, 'take one size larger for $1'),
  shape(
    `(.+?) ho to (?:ek |1 )?size (?:chhota|chota|neeche|down) (?:lo|le|lein|lijiye)`,
    'take one size smaller for $1',
  ),
  shape(
    `pehle (\\d[\\d-]*) ?(?:din|days?) (?:thoda )?(.+?) (?:lagega|lagegi|rahega|rahegi)`,
    'slightly $2 for the first $1 days',
  ),
  shape(`(.+?),? (?:har )?din ${IN} (\\d+) baar`, '$1 $2 times a day'),
  shape(`(.+?),? (?:har )?din ${IN} do baar`, '$1 twice a day'),
  shape(`(.+?),? (?:har )?din ${IN} ek baar`, '$1 once a day'),
  shape(`(.+?),? (?:har )?(?:hafte|week) ${IN} ek baar`, '$1 once a week'),
  shape(`(.+?),? (?:har )?(?:mahine|month) ${IN} ek baar`, '$1 once a month'),
  shape(`(.+?),? (?:har )?(?:saal|year) ${IN} ek baar`, '$1 once a year'),
  shape(`(.+?) ${NO} hai,? (?:sirf|bas|only) (.+)`, 'not $1, only $2'),
  shape(
    `(.+?) ${IN} bahar (?:na|mat|${NO}) (?:rakho|rakhe|rakhein|rakhen|chhode|chhodo)`,
    'do not leave outside in $1',
  ),
  shape(`bahar (?:na|mat|${NO}) (?:rakho|rakhe|rakhein|rakhen|chhode|chhodo)`, 'do not leave outside'),
  shape(`(.+?) ${IN} (?:na|mat) (?:rakho|rakhe|rakhein|rakhen)`, 'do not keep in $1'),
  shape(
    `(.+?) ${IN} (?:na|mat) (?:dho|dhoye|dhoyen|dhoyein|dhona|daale|dale|dalo|daalo|dalna|daalna)`,
    'do not put in $1',
  ),
  shape(`bina (.+?)(?: ke| ka)? mat (?:chalao|chalana|chalaye|use karo|use kare)`, 'do not use without $1'),
  shape(`(.+?) se (?:na|mat) (?:dho|dhoye|dhoyen|dhoyein|dhona)`, 'do not wash with $1'),
  shape(`(.+?) (?:na|mat) (?:dho|dhoye|dhoyen|dhoyein|dhona)`, 'do not wash $1'),
  shape(`(.+?) ${IN} ${NO} (?:daal|dal|rakh|dho) sakt[aei]${IS}`, 'do not put in $1'),
  shape(`(.+?) ${IN} (?:daal|dal|rakh|dho) sakt[aei]${IS}`, 'may be put in $1'),
  shape(`(.+?) se (?:saaf|clean) (?:karo|kare|karein|karna|karen)`, 'clean with $1'),
  shape(`(.+?) se (?:dho|dhoye|dhoyen|dhoyein|dhona)`, 'wash with $1'),
  shape(`(?:haath|hath) se bun[aie](?: hua| hui)?${IS}`, 'handwoven'),
  shape(`(.+?) (?:ka|ki|ke) ban[aie](?: hua| hui| hue)?${IS}`, 'made of $1'),
  shape(
    `(.+?) (?:ke )?(?:saath|sath)(?: me| mein)? ${NO} (?:hai|milega|milegi|milenge|aata|aati|aate|diya|di)${IS}`,
    '$1 not included',
  ),
  shape(`(.+?) free ${NO}${IS}`, 'no free $1'),
  shape(`(.+?) free (?:wala )?included${IS}`, '$1 included'),
  shape(`use se pehle (.+?) (?:zaroori|zaruri)${IS}`, '$1 needed before use'),
  shape(`(?:paani|pani) (.+?) (?:daale|daalein|daalo|dale|dalein)`, 'add $1 of water'),
  shape(`(.+?) (?:both|dono) taraf`, '$1 on both sides'),
  shape(`mitti (?:ka|ki|ke|se bana|se bani) (.+)`, 'clay $1'),
  shape(`(.+?) se (?:door|dur) (?:rakhe|rakhein|rakho|rakhna|rakhen)`, 'keep away from $1'),
  shape(`(.+?) (?:photo|pic|image) ${IN} (?:dikhane|dikhaane) ke liye${IS}`, '$1 not included'),
  shape(`(.+?) ${IN} use (?:na|mat) (?:kare|karo|karein|karen|karna)`, 'do not use in $1'),
  shape(`(.+?) use (?:na|mat) (?:kare|karo|karein|karen|karna)`, 'do not use $1'),
  shape(`(.+?) se (?:zyada|jyada|upar) (?:na|mat) (?:bhare|bharo|bharein|bharen|bharna)`, 'do not fill more than $1'),
  shape(`(\\d[\\d-]*) (?:log|logo|logon) ke liye`, 'for $1 people'),
  shape(`(.+?) (warranty|guarantee) (\\p{L}+) (?:pe|par)`, '$1 $2 on $3'),
  shape(`(.+?) (?:aur|ya) (.+?) dono ${IN} (?:chalega|chalta hai|chalegi|lagega)`, 'works on both $1 and $2'),
  shape(`(.+?) (?:aur|ya) (.+?) dono${IS}`, 'both $1 and $2'),
  shape(`(.+?) aur (.+?) dono (.+)`, '$1 and $2 both $3'),
  shape(`(?:mahine|month) ${IN} (?:ek|1) baar (.+?) (?:lagao|lagaye|lagayein|lagana|lagaen)`, 'apply $1 once a month'),
  shape(`(?:hafte|week) ${IN} (?:ek|1) baar (.+?) (?:lagao|lagaye|lagayein|lagana|lagaen)`, 'apply $1 once a week'),
  shape(`(.+?) ${IN} (?:na|mat) (?:pehno|pehne|pehnein|pehanna|pahno)`, 'do not wear in $1'),
  shape(`(.+?) se (?:jaldi )?kharab (?:hota|hoti|hote|ho jata|ho jati|ho jayega|ho jayegi)${IS}`, '$1 spoils it'),
  shape(
    `(.+?) (?:wale|wali|walon) (?:ek |1 )?size (?:bada|bara|upar|up) (?:lo|le|lein|lijiye)`,
    'take one size larger for $1',
  ),
  shape(
    `(.+?) (?:wale|wali|walon) (?:ek |1 )?size (?:chhota|chota|neeche|down) (?:lo|le|lein|lijiye)`,
    'take one size smaller for $1',
  ),
  shape(
    `(\\d+ ?(?:din|days?|ghante|hours?|min|minutes?|hafte|weeks?)) ${IN} (?:ready|taiyar|tayyar)${IS}`,
    'ready in $1',
  ),
  shape(`gum se (?:chipkaya|chipkayi|chipka|chipki) ${NO}${IS}`, 'not glued'),
  shape(`gum se (?:chipkaya|chipkayi|chipka|chipki)(?: hua| hui)?${IS}`, 'glued'),
  shape(`(?:haath ki )?silai (?:wala|wali|ki hui)${IS}`, 'stitched'),
  shape(`(\\d+) se (\\d+) tak`, '$1 to $2'),
  shape(`(class|size|number) (\\d+) se (\\d+) tak`, '$1 $2 to $3'),
  shape(`(.+?) ganda ${NO} (?:karta|karti|hota)${IS}`, 'does not dirty the $1'),
  shape(`(?:din|day) ${IN} (\\d+) baar`, '$1 times a day'),
  shape(
    `(.+?) check kar(?:ke|kar) (?:hi )?(?:order|buy|kharide\\p{L}*)(?: kar(?:e|ein|na|o))?`,
    'check the $1 before you order',
  ),
  shape(`(.+?) (?:aur|ya) (.+?) ${IN} fit (?:hota|hoti|hoga|hogi|aata|aati)${IS}`, 'fits $1 and $2'),
  shape(`(.+?) ${IN} fit (?:hota|hoti|hoga|hogi|aata|aati)${IS}`, 'fits $1'),
  shape(`(?:inside|andar) (?:me |mein )?(.+?) ${NO}${IS}`, 'no $1 inside'),
  shape(`(.+?) ki (warranty|guarantee) (.+?) (?:pe|par|ke liye)`, '$1 $2 on $3'),
  shape(`(?:bachche|bacche|kids|children) (.+?) se upar`, 'children over $1'),
  shape(`(.+?) se upar`, '$1 and above'),
  shape(`aage (.+)`, '$1 at the front'),
  shape(`(?:peeche|piche) (.+)`, '$1 at the rear'),
  shape(`(.+?) (?:pe|par) ${NO}${IS}`, 'not on $1'),
  shape(`(.+?) (?:pe|par|ki|ka|ke|mein|me) (?:koi )?(warranty|guarantee) ${NO}${IS}`, 'no $2 on $1'),
  shape(`(.+?) cover(?:ed)? ${NO}${IS}(?: hota| hoti)?`, '$1 not covered'),
  shape(`(.+?) ${IN} fit ${NO} (?:hoga|hota|aayega|aata)${IS}`, 'does not fit $1'),
  shape(`(.+?) ${IN} ${NO} (?:lagega|lagegi|aayega|chalega|lagta)${IS}`, 'does not fit $1'),
  shape(`(.+?) ${NO} chahiye${IS}`, 'no $1 needed'),
  shape(`(.+?) (?:zaroori|zaruri) ${NO}${IS}`, '$1 not needed'),
  shape(`(.+?) (?:ki|ka) (?:zaroorat|zarurat|jarurat|jaroorat) ${NO}${IS}(?: hoti)?`, 'no $1 needed'),
  shape(`(.+?) (?:zaroori|zaruri)${IS}`, '$1 needed'),
  shape(`(?:koi )(.+?) ${NO}(?: hai| hain| diya| hoga| milega| milegi| aata| aati| lagega)*`, 'no $1'),
  shape(`(.+?) ${NO} (?:milega|milegi|milenge|diya|aayega|aata|aati|milta)${IS}`, '$1 not included'),
  shape(`(.+?) ${NO} (?:lagega|lagegi|fit hoga)${IS}`, '$1 does not fit'),
  shape(
    `lagatar (.+?) se (?:zyada|jyada|upar) mat (?:chalao|chalana|chalaye)`,
    'do not run for more than $1 at a stretch',
  ),
  shape(`(.+?) se (?:zyada|jyada|upar) mat (?:\\p{L}+)(?: karo| karein)?`, 'not more than $1'),
  shape(`(.+?) ${IN} mat (?:lagao|lagana|lagaye|use karo|use karein|rakho|rakhna|daalo|chalao)`, 'do not use on $1'),
  shape(`(.+?) mat (?:karo|karein|karna|kare)`, 'do not $1'),
  shape(`(.+?) se (?:bachao|bachaye|bachayein|door rakho|door rakhein)`, 'keep away from $1'),
  shape(`after opening (.+?) ${IN} khatam (?:karo|kare|karein|karen)`, 'finish within $1 of opening'),
  shape(`(.+?) ${IN} khatam (?:karo|kare|karein|karen)`, 'finish within $1'),
  shape(`(.+?) ${IN} (?:rakho|rakhe|rakhein|rakhna|rakhen)`, 'keep in $1'),
  shape(`(.+?) use (?:karo|kare|karein|karna|karen)`, 'use $1'),
  shape(`(.+? (?:min|minute|minutes|ghante|hours?)) rest (?:do|de|dein)`, 'rest for $1'),
  shape(
    `(.+?) (?:ke )?(?:saath|sath)(?: me| mein| hi)?(?: hai| aata hai| aati hai| milta hai| milega| milegi)?`,
    '$1 included',
  ),
  shape(`(.+?) dono ${IN} (?:chalega|chalta hai|chalegi|lagega|fit hoga)`, 'works on both $1'),
  shape(`(.+?) (?:sab |sabhi )${IN} (?:chalega|chalegi|chalta hai)`, 'for $1'),
  shape(`(.+?) ${IN} (?:chalega|chalta hai|chalegi|lagega|lagegi|fit hoga|fit hogi)`, 'works with $1'),
  shape(`(.+?) (?:chalega|chalegi|chalta hai|tikega)`, 'lasts $1'),
  shape(`(.+?) laga(?:yi)? (?:ke|kar) aata${IS}`, 'comes with $1 applied'),
  shape(`(.+?) lag[ai] (?:hua|hui)${IS}`, '$1 fitted'),
  shape(`(.+?) ${IN} aat[ai]${IS}`, 'comes in $1'),
  shape(`(.+?) ${IN} bant[ai]${IS}`, 'made in $1'),
  shape(`(?:haath|hath) se ban[aie](?: hua| hui)?${IS}`, 'handmade'),
  shape(`har (.+?) ${IN} (.+)`, '$2 in each $1'),
  shape(`(.+?) har (\\p{L}+) (?:ka|ki|ke)`, '$1 for each $2'),
  shape(`(.+?) bhi (.+?) (?:ka|ki|ke)${IS}`, '$1 also of $2'),
  shape(`andar (.+)`, '$1 inside'),
  shape(`(?:neeche|niche) (.+?)(?: (?:diya|diye|di)(?: hua| hue| hui)?${IS})?`, '$1 at the bottom'),
  shape(`upar (.+?)(?: (?:diya|diye|di)(?: hua| hue| hui)?${IS})?`, '$1 at the top'),
  shape(`(.+?) (?:diya|diye|di)(?: hua| hue| hui)?(?: gaya| gayi)? (?:hai|hain)`, '$1'),
  shape(`(.+?) (?:me|mein)`, '$1'),
  shape(`(.+?) (?:piche|peeche)`, '$1 at the back'),
  shape(`(.+?) alag se`, '$1 separately'),
  shape(`(.+?) ke liye sahi (?:size|fit|hai)`, 'for $1'),
  shape(`(.+?)(?: wal[aeio]n?| walon)? ke liye ${NO}${IS}`, 'not for $1'),
  shape(
    `(\\d[\\d-]* ?(?:min|minutes?|hours?|hrs?|ghante|din|days?)) chalt[aei]${IS}(?: (.+?) (?:par|pe|mein|me))?`,
    'runs $1 $2',
  ),
  shape(`(.+?) se (?:dhona|dhulai) (?:mana|manaa|band)${IS}`, 'do not wash with $1'),
  shape(`(.+?) (?:mana|manaa|varjit)${IS}`, 'no $1'),
  shape(`(.+?) ${NO} (?:dal[aei]|daal[aei]|mila(?:ya|yi|ye)?)(?: hai| gaya| gayi)*`, 'no $1'),
  shape(`(?:dhakkan )?khol(?:ne)? ke baad (.+?) use (?:kare|karo|karein|karen)`, 'use $1 after opening'),
  shape(`(.+?) tak (?:aata|aati|aate) (?:hai|hain)`, 'fits up to $1'),
  shape(`dhoop ${IN} (\\d+ (?:din|days?)) (?:pakaya|sukhaya|rakha)(?: hua| gaya)?${IS}`, 'matured in the sun for $1'),
  shape(`(.+?) base ${IN} (.+)`, '$2 in a $1 base'),
  shape(`raat ko lag(?:a|ao|aye|ayein|ayen|aen|ana)`, 'apply at night'),
  shape(`(?:morning|subah) (?:ko )?(?:dho|wash) (?:le|lo|lein|len|dein|de)`, 'wash off in the morning'),
  ...[
    ['hafte|week', 'week'],
    ['din|day', 'day'],
    ['mahine|month', 'month'],
  ].map(([hindi, english]) =>
    shape(`(?:${hindi ?? ''}) ${IN} (\\d+(?: ?- ?\\d+)?) (?:baar|times?)`, `$1 times a ${english ?? ''}`),
  ),
  shape(
    `(?:sirf |only )?(?:bahari|bahri|external) (?:upyog|prayog|use|istemal) ke liye(?: only)?`,
    'for external use only',
  ),
  shape(`(.+?) dono (mode|side|ball)s?`, '$1, both $2s'),
];

/** Stands for an aside while the clause around it is put into English. */
const ASIDE = '\uE000';

/** The English of a clause with asides in brackets; an aside without English is left out. */
export function glossWithBrackets(clause: string): string | undefined {
  const asides: string[] = [];
  const plain = clause.replaceAll(/\s?\([^()]*\)/gu, (aside) => {
    asides.push(glossedBrackets(aside));
    return ASIDE;
  });
  if (asides.length === 0) return glossHinglish(clause);
  let at = 0;
  // "Earrings free saath me (1 pair)": the aside behind a clause is no part of its shape.
  const isLast = plain.endsWith(ASIDE) && !plain.slice(0, -1).includes(ASIDE);
  const english = glossHinglish(isLast ? plain.slice(0, -1) : plain);
  return (isLast && english !== undefined ? `${english}${ASIDE}` : english)?.replaceAll(
    ASIDE,
    () => asides[at++] ?? '',
  );
}

/** A text with its asides in English, less those that have none. */
export function glossedBrackets(text: string): string {
  if (!text.includes('(')) return text;
  return text.replaceAll(/\s?\(([^()]*)\)/gu, (all, inner: string) => {
    if (!isHinglish(inner)) return all;
    const english = glossHinglish(inner);
    return english === undefined ? '' : ` (${english})`;
  });
}

/**
 * The English of a Hindi-English clause, where its pattern is known: negation, "made of", "for", "only", measures.
 * Undefined where it is not; the clause is then shown to the seller as not understood.
 */
export function glossHinglish(clause: string): string | undefined {
  const plain = clause.trim().replace(/\s+/gu, ' ');
  if (plain.length > LONGEST) return undefined;
  for (const [pattern, english] of SHAPES) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const parts = match.slice(1).map((part) => inEnglish(part));
    return parts.includes(undefined)
      ? undefined
      : english.replaceAll(/\$(\d)/gu, (_, at: string, offset: number) =>
          /^(?:comes with|do not|no|works on both) /u.test(english)
            ? inside(parts[Number(at) - 1] ?? '', offset)
            : (parts[Number(at) - 1] ?? ''),
        );
  }
  const not = /^(?:yeh? |ye )?(.+?) (?:nahi|nahin)(?: hai| hain| diya| hoga| milega| milegi)?$/iu.exec(plain);
  if (not !== null) {
    const what = (not[1] ?? '').replace(/^koi(?: bhi)? /iu, '');
    const english = inEnglish(what);
    if (english === undefined) return undefined;
    if (/^koi/iu.test(plain)) return `no ${english}`;
    if (/ (?:included|include|safe|proof|waterproof)$/iu.test(english)) return english.replace(/ (\S+)$/u, ' not $1');
    return QUALITY.test(english) ? `not ${english}` : `no ${english}`;
  }
  const only = /^(?:sirf|keval) (.+?)(?: milegi| milega| milenge| milti hai| milta hai| hai)?$/iu.exec(plain);
  if (only !== null) return withEnglish(only[1], (english) => `${english} only`);
  const made = /^(.+?) se ban(?:a|i|e|aya|ayi)(?: hua| hui)?(?: (.+))?$/iu.exec(plain);
  if (made !== null) {
    const from = inEnglish(made[1] ?? '');
    const rest = made[2] === undefined ? '' : inEnglish(made[2]);
    if (from === undefined || rest === undefined) return undefined;
    const verb = /\bmethod\b/iu.test(from) ? `made by the ${from}` : `made from ${from}`;
    return rest === '' ? verb : `${rest} ${verb}`;
  }
  const use = /^(.+?) ke liye(?: (?:best|perfect|accha|acchi|ideal|suitable))?(?: hai)?$/iu.exec(plain);
  if (use !== null) return withEnglish(use[1], (english) => `for ${english}`);
  const advised = /^(.+?) kar(?:e|ein|na)$/iu.exec(plain);
  if (advised !== null && !/\b(?:kam|khatam|band|door|saaf|theek)$/iu.test(advised[1] ?? ''))
    return withEnglish(advised[1], (english) => `do a ${english.toLowerCase()}`);
  const without = /^bina (.+?)(?: ke| ka)?$/iu.exec(plain);
  if (without !== null) return withEnglish(without[1], (english) => `without ${english}`);
  return inEnglish(plain);
}

function withEnglish(text: string | undefined, shape: (english: string) => string): string | undefined {
  const english = inEnglish(text ?? '');
  return english === undefined || english === '' ? undefined : shape(english);
}

/** A word of the clause's start, moved behind one of ours. */
const inside = (part: string, offset: number): string =>
  offset > 0 && /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(part) ? part.charAt(0).toLowerCase() + part.slice(1) : part;

/** What is denied as a quality takes "not"; a thing or a material "no". */
const QUALITY =
  /^(?:pure|real|genuine|original|100|\p{L}+ed)(?![\p{L}])|(?:able|ible|proof|tight|ed|safe|ful|less|ous|friendly|resistant|automatic|wireless|original|natural|soft|hard|hot|cold|heavy|light|big|small|large|transparent|sweet|spicy|sour|salty|bitter|complete food|for .+)$/iu;
/** No clause of a note that has an English of ours is longer. */
const LONGEST = 160;

/** Word by word; undefined where Hindi grammar remains that turns the meaning. */
function inEnglish(text: string): string | undefined {
  const words = text.split(' ').map((word) => {
    const bare = word.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
    const english = HINGLISH_WORDS.get(bare);
    return english === undefined ? word : word.toLowerCase().replace(bare, english);
  });
  const english = words.filter((word) => word !== '').join(' ');
  return LEFT_OVER.test(english) || LEFT_OVER.test(text)
    ? undefined
    : english.replace(/\b([2-9]|\d\d+) year$/u, '$1 years');
}
