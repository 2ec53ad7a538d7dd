/** Brass that is plated is not made of the plating. */
const PLATED = /\b(?:plated|coated|filled|look|effect|finish)\b/iu;

/** What follows "is" for a material: "made of steel", "rhodium plated brass". */
export const madeOf = (material: string): string => (PLATED.test(material) ? material : `made of ${material}`);
