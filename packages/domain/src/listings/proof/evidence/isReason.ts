import type { Statement } from '../../../products/index.js';

/** Whether a clause gives the reason for the one before it: "because the dishwasher dulls the enamel" allows no dishwasher. */
export const isReason = ({ text }: Pick<Statement, 'text'>): boolean =>
  /^(?:because|since|as (?:it|they|the)|otherwise)\b/iu.test(text);
