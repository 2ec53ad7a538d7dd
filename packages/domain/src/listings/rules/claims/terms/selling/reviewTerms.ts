import { plainTerms, type ClaimVocabulary } from '../ClaimTerm.js';
import { verbForms } from '../inflected.js';

/** Requests for reviews, and reviews quoted as praise (Amazon: customer product reviews policy). */
export const REVIEW_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms(
      'five star review',
      '5 star review',
      'five star rating',
      '5 star rating',
      'five star reviews',
      '5 star reviews',
    ),
    ...plainTerms(
      'positive review',
      'positive reviews',
      'positive feedback',
      'rate us',
      'review us',
      'rate our',
      'rated <number> stars',
    ),
    ...plainTerms(
      'happy customers',
      'satisfied customers',
      'satisfied customer',
      'happy customer',
      'customer favorite',
      'customer favourite',
    ),
    ...plainTerms(
      'thousands of buyers',
      'loved by thousands',
      'loved by millions',
      'rave reviews',
      'glowing reviews',
      '5 star rated',
    ),
    ...plainTerms(
      'five stars',
      '<number> stars from',
      '<number> stars by',
      'bewertung hinterlassen',
      'positive bewertung',
    ),
    ...plainTerms(
      'positive bewertungen',
      'bewerten sie uns',
      'zufriedene kunden',
      'tausende zufriedene',
      'sterne bewertung',
    ),
    ...plainTerms(
      'review zaroor',
      'review jarur',
      'review dena',
      'rating dena',
      'rating zaroor',
      'review likhe',
      'review likhen',
    ),
    ...plainTerms('review de', 'review dein', '5 star dein', '5 star de', 'khush grahak'),
  ],
  pairs: [
    {
      verbs: verbForms('leave', 'give', 'write', 'post', 'drop', 'share', 'submit', 'appreciate', 'add').concat(
        'please',
        'love your',
        'left',
        'gave',
        'wrote',
      ),
      objects: ['review', 'reviews', 'rating', 'ratings', 'stars', 'feedback', 'testimonial'],
      allow: [
        {
          before: ['hotel', 'system', 'app', 'form', 'forms', 'plates', 'and', 'button', 'vibration', 'haptic'],
          reason: 'a thing that is reviewed elsewhere',
        },
        {
          anywhere: ['controller', 'haptic', 'vibration', 'astronomy', 'projector', 'notebook', 'planner'],
          reason: 'feedback of a device, stars of the sky, review of a plan',
        },
      ],
    },
    {
      verbs: ['hinterlassen', 'schreiben', 'geben', 'hinterlasse', 'schreibe'],
      objects: ['bewertung', 'bewertungen', 'rezension', 'rezensionen', 'sterne'],
      order: 'either',
    },
  ],
};
