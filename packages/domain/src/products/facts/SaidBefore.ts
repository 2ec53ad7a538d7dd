import type { Statement } from '../reading/index.js';
import { isRepeatOf } from './isRepeatOf.js';
import type { InputStatement } from './ProductReading.js';

/** With more clauses of a part a later one is not compared, or a text made for it would take minutes. No product has as many. */
const MOST_COMPARED = 200;

/** The clauses of a product that gave facts, to find those that say the same again. */
export class SaidBefore {
  /** By what clauses that say the same have in common. */
  private readonly said = new Map<string, InputStatement[]>();

  add(said: InputStatement): void {
    if (said.unused !== undefined || said.field === 'product_name') return;
    const key = keyOf(said.statement);
    const known = this.said.get(key);
    if (known === undefined) this.said.set(key, [said]);
    else if (known.length < MOST_COMPARED) known.push(said);
  }

  /** The first clause that says all that this one does. */
  repeatedBy(statement: Statement): InputStatement | undefined {
    return this.said.get(keyOf(statement))?.find((one) => isRepeatOf(statement, one.statement));
  }
}

const keyOf = ({ polarity, part }: Statement): string => `${polarity} ${part}`;
