function routesOf(path: string) {
  return {
    run: { method: 'POST', path },
    list: { method: 'GET', path },
    compare: { method: 'GET', path: `${path}/compare` },
    read: { method: 'GET', path: `${path}/{id}` },
    remove: { method: 'DELETE', path: `${path}/{id}` },
    exportCsv: { method: 'GET', path: `${path}/{id}/export`, isFile: true },
  } as const;
}

type Own = ReturnType<typeof routesOf>;

type AnalysisRoutes<Name extends string> = { readonly [Key in `run${Name}`]: Own['run'] } & {
  readonly [Key in `list${Name}s`]: Own['list'];
} & { readonly [Key in `compare${Name}s`]: Own['compare'] } & { readonly [Key in `read${Name}`]: Own['read'] } & {
  readonly [Key in `remove${Name}`]: Own['remove'];
} & { readonly [Key in `export${Name}`]: Own['exportCsv'] };

/** The routes of a tool with history, at a path such as `/api/title-checks`. Spread them into the routes of its area. */
export function analysisRoutes<const Name extends string>(name: Name, path: string): AnalysisRoutes<Name> {
  const { run, list, compare, read, remove, exportCsv } = routesOf(path);
  return {
    [`run${name}`]: run,
    [`list${name}s`]: list,
    [`compare${name}s`]: compare,
    [`read${name}`]: read,
    [`remove${name}`]: remove,
    [`export${name}`]: exportCsv,
  } as unknown as AnalysisRoutes<Name>;
}
