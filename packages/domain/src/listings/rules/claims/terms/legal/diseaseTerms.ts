import { phrases } from '../../words/phrases.js';
import { AILMENTS, BODY_FUNCTIONS, GERMAN_AILMENTS, HINDI_AILMENTS } from '../../words/ailments.js';
import { HINDI_BOOSTS, HINDI_FUNCTIONS, HINDI_REMEDIES } from '../../words/hindiVerbs.js';
import { plainTerms, type Allowance, type ClaimVocabulary } from '../ClaimTerm.js';
import { verbForms } from '../inflected.js';

const REMEDIES: readonly string[] = [
  ...verbForms(...phrases(`cure, treat, heal, relieve, soothe, ease, lower, reduce, control, reverse, prevent`)),
  ...verbForms(...phrases(`fight, combat, alleviate, eliminate, remedy, diagnose, mitigate, regulate, manage, stop`)),
  ...verbForms(...phrases(`banish, calm, end, beat, lessen, minimise, minimize, remove, clear, help with, rid`)),
  ...verbForms(
    ...phrases(`protect against, protect from, guard against, recover from, suffer from, tackle, stabilise, stabilize`),
  ),
  ...verbForms(...phrases(`balance, kill, conquer, vanish, erase, halt, normalise, normalize, target, improve, help`)),
  ...phrases(`bring down, brings down, bringing down, fought, treatment, treatment for, treatment of, cure for, relief, relief
      from, relief for, remedy for, good for, great for, effective against, effective for, protection against, goodbye
      to, get rid of, gets rid of, getting rid of, free from, antidote, answer to, takes away, take away, keeps away,
      keep away, wards off, ward off, works on, works against, solution for, no more, help for, healing`),
];

/** A complaint in front of the noun that says what is done to it: "joint pain relief". */
const REMEDY_NOUNS: readonly string[] = [
  ...['disappear', 'vanish', 'gone', 'history', 'is history', 'go away', 'goes away', 'in check', 'is over'],
  ...phrases(`relief, reliever, relieving, remedy, treatment, cure, control, medicine, killer, prevention, healer, management,
      reduction, fighter, fighting, solution, reversal, therapy, preventing, disappears, vanishes`),
];

const SOFTWARE: Allowance = {
  anywhere: ['software', 'antivirus', 'malware', 'pc', 'laptop', 'computer', 'windows', 'firewall', 'app'],
  reason: 'a computer virus',
};
const SKIN_TYPE: Allowance = { before: ['prone'], reason: 'a type of skin: "oil control for acne prone skin"' };
const FOOD: Allowance = { before: ['au', 'perdu', 'quotidien'], reason: 'French for bread' };
const TECHNICAL: Allowance = {
  before: ['on', 'at', 'point', 'points', 'crack', 'cracks', 'test', 'tests', 'concentration', 'concentrations'],
  reason: 'a load on a material',
};

/**
 * Claims that make a product a drug, however they are worded: what acts on an illness, in three languages. The verbs
 * count only with an illness near by, so that cured resin, dog treats, manicures and health stay untouched.
 */
const WINDING: Allowance = {
  anywhere: ['string', 'strings', 'wire', 'coil', 'winding', 'yarn'],
  reason: 'a wire or a string that was wound',
};

export const DISEASE_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms(
      ...phrases(`anxiety, detox, detoxify, detoxifies, detoxifying, detoxification, detoxes, cbd, thc, cannabidiol, anti
      inflammatory, antiinflammatory, antidepressant, anti depressant, cure all, miracle cure, miracle drug, wonder
      drug, anti acne, anti arthritis, anti diabetic, antidiabetic, anti cancer, anticancer, anti anxiety, anti
      snoring, anti allergic, anti allergy, antihistamine, pain relief, pain relieving, pain reliever, painkiller,
      pain killer, painkilling, works like botox, like botox, botox in a bottle, healing properties, medicinal properties, healing powers, healing power, weight loss,
      fat loss, fat burner, fat burning, fat cutter, lose weight, losing weight, weight reduction, slimming tea,
      slimming pills, slimming belt, hair regrowth, male enhancement, penis enlargement, breast enlargement, sleep
      aid, fall asleep faster, schmerzlindernd, schmerzlindernde, entzündungshemmend, entzündungshemmende, entgiftet,
      entgiftend, blutdrucksenkend, beim abnehmen, schnell abnehmen, schneller abnehmen, gewicht verlieren,
      gewichtsverlust, fettverbrennung, fettverbrenner, fatburner, schlankmacher, kilos verlieren, entschlackt,
      heilende wirkung, heilwirkung, wundermittel, appetitzügler, ramban, rambaan, jad se khatam, wazan ghataye,
      speeds up recovery from, boosts your immune, natural antibiotic, natural painkiller, antibiotic`),
    ),
    { phrase: 'covid', severity: 'warning' },
    { phrase: 'coronavirus', severity: 'warning' },
  ],
  pairs: [
    { verbs: REMEDIES, objects: AILMENTS, allow: [SOFTWARE, FOOD, SKIN_TYPE, WINDING] },
    // The particle of a verb may stand behind its object: "brings your cholesterol down".
    {
      verbs: [
        ...verbForms('bring', 'drive', 'push', 'force', 'turn', 'get', 'keep'),
        ...phrases('brought, drove, got, kept, getting'),
      ],
      objects: AILMENTS.flatMap((ailment) =>
        ['', ' levels', ' level'].flatMap((noun) =>
          ['down', 'away', 'under control', 'at bay', 'in check', 'in range'].map(
            (particle) => `${ailment}${noun} ${particle}`,
          ),
        ),
      ),
    },
    {
      verbs: verbForms('heal', 'cure', 'erase'),
      objects: phrases(
        'cracked lips, chapped lips, cracked heels, cracked skin, chapped skin, chapped hands, damaged skin, scars, stretch marks, sunburn, burns, cuts, blisters, wrinkles',
      ),
    },
    // As a noun it is often the name of a kind of product, which a title may need.
    { verbs: REMEDY_NOUNS, objects: AILMENTS, order: 'object', reach: 1, severity: 'warning', allow: [SOFTWARE, FOOD] },
    {
      verbs: [
        ...verbForms(
          ...phrases(`reduce, relieve, fight, lower, ease, melt away, melt, beat, soothe, combat, eliminate`),
        ),
        ...['relief from', 'releases', 'takes away', 'goodbye to', 'get rid of', 'manage', 'manages', 'managing'],
      ],
      objects: ['stress', 'tension', 'nervousness', 'mental stress', 'sadness'],
      reach: 3,
      allow: [TECHNICAL],
    },
    { verbs: ['relief', 'reliever', 'buster', 'relieving', 'busting'], objects: ['stress'], order: 'object', reach: 0 },
    {
      verbs: verbForms(
        ...phrases(`boost, strengthen, build, improve, support, increase, enhance, balance, stimulate, promote, speed up, raise,
      supercharge, fire up, power up, restore`),
      ),
      objects: BODY_FUNCTIONS,
    },
    {
      verbs: ['booster', 'boost', 'boosting', 'support', 'enhancer'],
      objects: BODY_FUNCTIONS,
      order: 'object',
      reach: 0,
    },
    {
      verbs: verbForms('regrow', 'grow back', 'restore', 'revive', 'stimulate', 'promote').filter(
        (form) => form !== 'restore',
      ),
      objects: phrases(
        `hair, hairline, hair growth, hair follicles, new hair, lost hair, bald patches, eyelash growth`,
      ),
      reach: 2,
    },
    {
      verbs: [...verbForms('burn', 'melt', 'lose', 'shed', 'torch', 'reduce', 'target'), 'melts away'],
      objects: phrases(`fat, belly fat, body fat, tummy fat, stubborn fat, cellulite, excess weight, body weight`),
      reach: 2,
      allow: [{ before: ['in', 'content', 'free', 'from'], reason: 'the fat of food' }],
    },
    {
      verbs: ['lose', 'losing', 'drop', 'shed', 'lost', 'shedding'],
      objects: ['kg', 'kgs', 'kilos', 'pounds', 'lbs', 'inches', 'dress sizes', 'weight'],
      reach: 3,
    },
    {
      verbs: verbForms(...phrases(`flush, cleanse, purge, purify, draw out, pull out, remove, eliminate, flush out`)),
      objects: phrases(
        `toxins, liver, colon, kidneys, heavy metals from the body, your body, the blood, impurities from the blood`,
      ),
      reach: 3,
    },
    {
      verbs: [
        ...phrases(`hilft gegen, hilft bei, helfen gegen, helfen bei, lindert, lindern, linderung bei, linderung von, heilt, heilen,
      behandelt, bekämpft, senkt, senken, reduziert, vorbeugt, beugt, verhindert, stoppt, kuriert, beseitigt, wirkt
      gegen, wirksam gegen, wirksam bei, gegen, mindert, reguliert, befreit von, schützt vor`),
      ],
      objects: GERMAN_AILMENTS,
    },
    {
      verbs: phrases(
        `lindert, lindern, linderung, heilt, adé, vorbeugen, behandeln, bekämpfen, senken, senkt, stoppen`,
      ),
      objects: GERMAN_AILMENTS,
      order: 'object',
      reach: 2,
    },
    {
      verbs: ['stärkt', 'stärken', 'fördert', 'steigert', 'regt', 'unterstützt', 'aktiviert', 'verbessert', 'kurbelt'],
      objects: phrases(
        `immunsystem, abwehrkräfte, stoffwechsel, haarwuchs, haarwachstum, durchblutung, potenz, verdauung`,
      ),
    },
    { verbs: HINDI_REMEDIES, objects: HINDI_AILMENTS, order: 'object', reach: 5 },
    { verbs: HINDI_BOOSTS, objects: HINDI_FUNCTIONS, order: 'object', reach: 3 },
  ],
};
