import type { ClaimVocabulary } from '../ClaimTerm.js';

const VERBS = ['made from', 'made of', 'made with', 'contains', 'containing'];
const MATERIALS = ['bamboo', 'soy'];

/** The two materials that Amazon's bullet point rules name as banned claims. */
export const MATERIAL_TERMS: ClaimVocabulary = {
  terms: VERBS.flatMap((verb) => MATERIALS.map((material) => ({ phrase: `${verb} ${material}` }))),
};
