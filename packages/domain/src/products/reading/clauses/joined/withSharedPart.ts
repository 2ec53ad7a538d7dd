import type { Statement } from '../Statement.js';

/**
 * "Barrel aluminium, orange": a colour or a material alone behind a part is of that part. Of a list without a part, or behind
 * another thing than a part, it stays of the product.
 */
export function withSharedPart(statements: readonly Statement[]): readonly Statement[] {
  const [first, ...others] = statements;
  if (first === undefined || first.part === '' || first.label !== '' || !isNamed(first)) return statements;
  let isOpen = true;
  return [
    first,
    ...others.map((statement) => {
      isOpen &&= isBare(statement);
      return isOpen
        ? { ...statement, part: first.part, terms: statement.terms.map((term) => ({ ...term, part: first.part })) }
        : statement;
    }),
  ];
}

/** It names the part and what it is made of, and nothing else. */
const isNamed = ({ form, terms, part, quantities }: Statement): boolean =>
  form === 'noun' && quantities.length === 0 && terms.length > 0 && terms.every((term) => term.part === part);

const isBare = ({ part, terms, tokens, negated, isBracketed }: Statement): boolean =>
  part === '' &&
  !isBracketed &&
  terms.length > 0 &&
  !negated.includes(true) &&
  tokens.every((_, at) => terms.some(({ first, next }) => at >= first && at < next));
