import { plainTerms, type ClaimVocabulary } from './ClaimTerm.js';

/**
 * Claims that make a product a drug. The verbs count only with an illness near by, so that cured resin, dog treats,
 * manicures and health stay untouched.
 */
export const DISEASE_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms('anxiety', 'detox', 'detoxify', 'detoxifies', 'detoxifying', 'detoxification', 'cbd', 'cannabidiol', 'thc'),
    ...plainTerms('anti inflammatory', 'antidepressant', 'cure all', 'miracle cure', 'clinically proven to cure'),
    { phrase: 'fda approved' },
  ],
  pairs: [
    {
      verbs: [
        ...['cure', 'cures', 'curing', 'treat', 'treats', 'treating', 'treatment', 'prevent', 'prevents', 'preventing'],
        ...['heal', 'heals', 'healing', 'relieve', 'relieves', 'relieving', 'reverse', 'reverses', 'remedy', 'eliminates'],
        ...['fight', 'fights', 'diagnose', 'diagnoses', 'mitigates'],
      ],
      objects: [
        ...['acne', 'adhd', 'alzheimer', "alzheimer's", 'arthritis', 'asthma', 'autism', 'cancer', 'cancers', 'cholesterol'],
        ...['colds', 'flu', 'influenza', 'covid', 'coronavirus', 'dementia', 'depression', 'diabetes', 'disease'],
        ...['diseases', 'eczema', 'psoriasis', 'epilepsy', 'fibromyalgia', 'glaucoma', 'gout', 'headache', 'headaches'],
        ...['hepatitis', 'herpes', 'hiv', 'hypertension', 'infection', 'infections', 'inflammation', 'insomnia', 'lupus'],
        ...['migraine', 'migraines', 'neuropathy', 'obesity', 'osteoporosis', 'parkinson', "parkinson's", 'ptsd', 'rosacea'],
        ...['sciatica', 'scoliosis', 'stroke', 'tinnitus', 'tumor', 'tumors', 'ulcer', 'ulcers', 'vertigo', 'wound', 'wounds'],
        ...['illness', 'illnesses', 'plantar', 'tendonitis', 'fever', 'allergy', 'allergies', 'pain'],
      ],
    },
  ],
};
