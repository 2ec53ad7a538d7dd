import type { Fact } from '@listwright/domain/products';

/** A fact as a model is given it: data, without what it has no use for. */
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
