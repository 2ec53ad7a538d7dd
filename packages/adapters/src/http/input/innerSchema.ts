import * as z from 'zod';

/** The schema behind defaults, options and transforms. */
export function innerSchema(schema: unknown): unknown {
  let inner = schema;
  for (;;) {
    if (inner instanceof z.ZodPipe) inner = inner.def.in;
    else if (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault)
      inner = inner.def.innerType;
    else return inner;
  }
}
