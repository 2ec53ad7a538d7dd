import type { Fact } from '@listwright/domain/products';

/** A fact as data for the model, without internal fields. */
export function factData({ id, part, property, value, qualifier, condition, polarity }: Fact): Record<string, string> {
  return {
    id,
    ...(part === '' ? {} : { part }),
    property,
    value,
    ...(qualifier === undefined ? {} : { qualifier }),
    ...(condition === undefined ? {} : { condition }),
    polarity,
  };
}
