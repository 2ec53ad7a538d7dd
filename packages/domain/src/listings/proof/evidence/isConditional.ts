import type { Statement } from '../../../products/index.js';

/** Whether a clause only supposes what it says: "if you do not like the scent" denies no scent. */
export const isConditional = ({ text }: Pick<Statement, 'text'>): boolean => /^(?:if|unless|in case)\b/iu.test(text);
