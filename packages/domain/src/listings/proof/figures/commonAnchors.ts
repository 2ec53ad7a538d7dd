import { wordSet } from '../../../shared/index.js';

/** Words that stand beside any figure. */
export const COMMON_ANCHORS = wordSet(
  'up|about|each|total|use|product|it|size|pack|set|piece|max|includ|contain|come|have|with|for|time|side|after|within|reach|long|wide|high|tall|thick|deep',
);
