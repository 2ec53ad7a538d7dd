import { plainTerms, type ClaimVocabulary } from './ClaimTerm.js';

const ORGANISMS = [
  ...[
    'germ',
    'germs',
    'bacteria',
    'bacterial',
    'microbes',
    'microbe',
    'virus',
    'viruses',
    'pathogens',
    'fungus',
    'fungi',
  ],
  ...['mold', 'mould', 'mildew', 'spores', 'mites', 'allergens', 'pests', 'insects', 'bugs', 'mosquitoes', 'mosquitos'],
  ...[
    'flies',
    'ants',
    'roaches',
    'cockroaches',
    'fleas',
    'ticks',
    'lice',
    'bedbugs',
    'rodents',
    'mice',
    'rats',
    'termites',
  ],
];

/**
 * Words that make a product a pesticide in the eyes of the EPA (FIFRA) and Amazon. A product that really is one is
 * listed with its EPA number in `pesticide_marking`; its product type, such as "mosquito repellent", is not a claim.
 */
export const PESTICIDE_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms(
      'antimicrobial',
      'anti microbial',
      'antimicrobials',
      'antibacterial',
      'anti bacterial',
      'antibacteria',
    ),
    ...plainTerms('anti bacteria', 'antifungal', 'anti fungal', 'antiviral', 'anti viral', 'antivirus protection'),
    ...plainTerms(
      'anti germ',
      'anti germs',
      'antigerm',
      'anti mold',
      'anti mould',
      'anti mildew',
      'anti mite',
      'anti mites',
    ),
    ...plainTerms(
      'germ free',
      'bacteria free',
      'germicidal',
      'bactericidal',
      'fungicidal',
      'virucidal',
      'bacteriostatic',
    ),
    ...plainTerms(
      'sanitize',
      'sanitizes',
      'sanitized',
      'sanitizing',
      'sanitise',
      'sanitises',
      'sanitised',
      'sanitising',
    ),
    ...plainTerms('disinfect', 'disinfects', 'disinfected', 'disinfecting', 'disinfectant', 'disinfection'),
    ...plainTerms('sterilize', 'sterilizes', 'sterilized', 'sterilizing', 'sterilise', 'sterilises', 'sterilised'),
    ...plainTerms('sterilising', 'mold resistant', 'mould resistant', 'mildew resistant', 'mold proof', 'mould proof'),
    ...plainTerms('mildew proof', 'bacteria resistant', 'germ resistant', 'mite resistant', 'kills <number>'),
    ...plainTerms('eliminates <number>', 'removes <number> of germs', 'insecticidal', 'pesticide free'),
    { phrase: 'odor causing bacteria' },
    { phrase: 'odour causing bacteria' },
  ],
  pairs: [
    {
      verbs: [
        ...[
          'kill',
          'kills',
          'killing',
          'repel',
          'repels',
          'repelling',
          'prevent',
          'prevents',
          'preventing',
          'eliminate',
        ],
        ...['eliminates', 'eliminating', 'destroy', 'destroys', 'remove', 'removes', 'removing', 'resist', 'resists'],
        ...['inhibit', 'inhibits', 'fight', 'fights', 'against', 'combats', 'reduces', 'controls', 'deters'],
      ],
      objects: ORGANISMS,
    },
  ],
};
