import * as z from 'zod';

export type Json = Record<string, unknown>;

const DEFS = '#/$defs/';
const COMPONENTS = '#/components/schemas/';

/** The named schemas of a document. Replies first: a request of the same name that differs is distinguished by `Input`. */
export class ComponentSchemas {
  readonly schemas: Record<string, Json> = {};
  /** As converted, to see whether two schemas of one name are the same. */
  private readonly texts = new Map<string, string>();

  /** `names`: what schemas are called that have a name of their own. */
  constructor(private readonly names: ReadonlyMap<z.ZodType, string>) {}

  /** A reference to a schema, which is called `name` where it has no name of its own. */
  refer(type: z.ZodType, io: 'input' | 'output', name: string): Json {
    const schema = this.inline(type, io);
    if ('$ref' in schema) return schema;
    this.schemas[name] = schema;
    return { $ref: COMPONENTS + name };
  }

  /** A schema in place; what has a name in it becomes a component. */
  inline(type: z.ZodType, io: 'input' | 'output'): Json {
    const metadata = { get: (schema: z.ZodType) => this.metadataOf(schema) } as unknown as typeof z.globalRegistry;
    // Within an object a schema with a name is a reference like any other; as the root it would be in place.
    const converted = z.toJSONSchema(z.object({ it: type }), {
      io,
      unrepresentable: 'any',
      metadata,
      override: noFlags,
    });
    const { $defs = {}, properties } = converted as unknown as {
      $defs?: Record<string, Json>;
      properties: { it: Json };
    };
    const renamed = this.renamed($defs, io);
    for (const [name, definition] of Object.entries($defs)) {
      const finalName = renamed.get(name) ?? name;
      this.texts.set(finalName, JSON.stringify(definition));
      const { id: _, ...schema } = withReferences(definition, renamed) as Json;
      this.schemas[finalName] = schema;
    }
    return withReferences(properties.it, renamed) as Json;
  }

  private metadataOf(schema: z.ZodType): object | undefined {
    const own = z.globalRegistry.get(schema);
    const id = this.names.get(schema);
    return id === undefined ? own : { ...own, id };
  }

  /** Definitions that differ from those of the same name, and all that refer to one of them. */
  private renamed(definitions: Readonly<Record<string, Json>>, io: 'input' | 'output'): ReadonlyMap<string, string> {
    const texts = Object.entries(definitions).map(([name, definition]) => [name, JSON.stringify(definition)] as const);
    const differing = new Set(
      texts.filter(([name, text]) => (this.texts.get(name) ?? text) !== text).map(([name]) => name),
    );
    if (differing.size > 0 && io === 'output') throw new Error(`two schemas are called ${[...differing].join(', ')}`);
    for (let before = -1; before !== differing.size;) {
      before = differing.size;
      for (const [name, text] of texts)
        if ([...differing].some((other) => text.includes(`"${DEFS}${other}"`))) differing.add(name);
    }
    return new Map([...differing].map((name) => [name, `${name}Input`]));
  }
}

/** JSON Schema patterns have no flags: one that needs them would say something else in the document. */
function noFlags({ zodSchema }: { zodSchema: z.core.$ZodTypes }): void {
  const { patterns } = zodSchema._zod.bag as { patterns?: Set<RegExp> };
  for (const { flags, source } of patterns ?? [])
    if (/[im]/.test(flags)) throw new Error(`the pattern ${source} has the flags ${flags}, which JSON Schema has not`);
}

function withReferences(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((inner) => withReferences(inner, renamed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key !== '$ref' || typeof inner !== 'string') return [key, withReferences(inner, renamed)];
      const name = inner.slice(DEFS.length);
      return [key, COMPONENTS + (renamed.get(name) ?? name)];
    }),
  );
}
