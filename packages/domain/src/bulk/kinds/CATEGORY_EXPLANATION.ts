import { BRIEF_LIMITS } from '../../listings/index.js';

/** The explanation of a column `category`. */
export const CATEGORY_EXPLANATION = `At most ${BRIEF_LIMITS.category} characters, for example Home or Books > Fiction.`;
