import type { PageCertainty, PageProduct, PageStrategy, Provenance } from '@listwright/domain/products';

/** The fields that strategies find values for. */
export type PageField = keyof PageProduct;
type Value<Field extends PageField> = NonNullable<PageProduct[Field]>;

interface Finding {
  readonly value: unknown;
  readonly from: Provenance;
}

const RANK: Readonly<Record<PageCertainty, number>> = { sure: 0, likely: 1, guess: 2 };

/**
 * What the strategies found, the best for each field: the surest, and of equally sure ones the first. Empty texts and lists
 * are no findings.
 */
export class Findings {
  private readonly best = new Map<PageField, Finding>();

  /** A value of a field, where it was found and how sure that is. Null, undefined, '' and empty lists are ignored. */
  add<Field extends PageField>(
    field: Field,
    value: Value<Field> | null | undefined,
    strategy: PageStrategy,
    path: string,
    certainty: PageCertainty = 'likely',
  ): void {
    if (isNothing(value)) return;
    const known = this.best.get(field);
    if (known !== undefined && RANK[known.from.certainty] <= RANK[certainty]) return;
    this.best.set(field, { value, from: { strategy, path, certainty } });
  }

  get<Field extends PageField>(field: Field): Value<Field> | undefined {
    return this.best.get(field)?.value as Value<Field> | undefined;
  }

  /** A value in place of the known one, found at the same place or at another. Nothing instead of it drops it. */
  replace<Field extends PageField>(field: Field, value: Value<Field> | undefined, from = this.from(field)): void {
    if (isNothing(value) || from === undefined) this.drop(field);
    else this.best.set(field, { value, from });
  }

  drop(field: PageField): void {
    this.best.delete(field);
  }

  from(field: PageField): Provenance | undefined {
    return this.best.get(field)?.from;
  }

  provenance(): Record<string, Provenance> {
    return Object.fromEntries([...this.best].map(([field, { from }]) => [field, from]));
  }
}

/** What a template was to be filled with, or what a script made of nothing. */
const UNFILLED = /^\s*(?:\$\{?[a-z_][\w.]*\}?|\{\{.*\}\}|<%.*%>|%[a-z_]+%|undefined|null|nan|\[object object\])\s*$/iu;

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (typeof value === 'string') return UNFILLED.test(value);
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
