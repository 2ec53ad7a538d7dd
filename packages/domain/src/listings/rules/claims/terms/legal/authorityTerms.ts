import { plainTerms, type ClaimVocabulary } from '../ClaimTerm.js';
import { nounForms } from '../inflected.js';

const PROFESSIONS: readonly string[] = [
  ...nounForms(
    'doctor',
    'physician',
    'dermatologist',
    'dentist',
    'pediatrician',
    'paediatrician',
    'vet',
    'veterinarian',
  ),
  ...nounForms(
    'gynecologist',
    'gynaecologist',
    'chiropractor',
    'orthopedist',
    'ophthalmologist',
    'pharmacist',
    'surgeon',
  ),
  ...nounForms(
    'nutritionist',
    'physiotherapist',
    'scientist',
    'cardiologist',
    'podiatrist',
    'dietitian',
    'midwife',
    'nurse',
  ),
  ...['medical professionals', 'health experts', 'skin experts', 'medical experts', 'hospitals', 'nasa', 'experts'],
];
const JUDGEMENTS: readonly string[] = [
  ...[
    'recommended',
    'recommend',
    'recommends',
    'approved',
    'tested',
    'endorsed',
    'trusted',
    'prescribed',
    'certified',
    'proven',
  ],
  ...['swear by', 'trust', 'backed', 'verified', 'suggested', 'choice', 'preferred'],
];
/** "Schlafpositionen der Ärzte" is nothing; "von Ärzten empfohlen" is. */
const GERMAN_PROFESSIONS: readonly string[] = [
  ...[
    'ärzten',
    'ärzte',
    'arzt',
    'ärztlich',
    'dermatologen',
    'dermatologisch',
    'zahnärzten',
    'tierärzten',
    'tierarzt',
    'hebammen',
  ],
  ...['klinisch', 'medizinisch', 'wissenschaftlich', 'experten', 'apothekern'],
];

/** Approval that only its proof may claim: of an authority, a profession, or science. All are warnings: it may be a fact. */
export const AUTHORITY_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms(
      'fda approved',
      'fda cleared',
      'fda registered',
      'fda certified',
      'approved by the fda',
      'approved by fda',
    ),
    ...plainTerms(
      'fda compliant',
      'cleared by the fda',
      'who approved',
      'ayush approved',
      'ayush certified',
      'fssai approved',
    ),
    ...plainTerms(
      'epa approved',
      'usfda approved',
      'us fda approved',
      'government approved',
      'clinically proven',
      'clinically tested',
    ),
    ...plainTerms(
      'clinically shown',
      'clinically studied',
      'clinically validated',
      'clinical trials',
      'clinical studies',
      'clinical study',
    ),
    ...plainTerms(
      'scientifically proven',
      'scientifically tested',
      'scientifically formulated',
      'medically proven',
      'medically tested',
    ),
    ...plainTerms(
      'medically approved',
      'proven by science',
      'backed by science',
      'science backed',
      'dermatologically tested',
    ),
    ...plainTerms(
      'dermatologically approved',
      'studies show',
      'studies prove',
      'research shows',
      'research proves',
      'proven results',
    ),
    ...plainTerms('stiftung warentest', 'testsieger', 'ökotest', 'doctor ki salah', 'doctor dwara', 'doctors dwara'),
  ].map((term) => ({ ...term, severity: 'warning' as const })),
  pairs: [
    { verbs: JUDGEMENTS, objects: PROFESSIONS, order: 'either', reach: 2, severity: 'warning' },
    {
      verbs: ['empfohlen', 'getestet', 'geprüft', 'bewiesen', 'bestätigt', 'erwiesen', 'empfehlen'],
      objects: GERMAN_PROFESSIONS,
      order: 'object',
      reach: 2,
      severity: 'warning',
    },
  ],
};
