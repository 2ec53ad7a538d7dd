interface OpenApi {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>>;
}

interface Documented {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly 'x-access': string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly description?: string;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
  readonly responses: Readonly<
    Record<
      string,
      { readonly description: string; readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }
    >
  >;
}

/** The reference page of the API: the OpenAPI document as HTML that needs no script. */
export function docsPage(document: unknown): string {
  const { info, paths, components } = document as OpenApi;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const areas = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))];
  const sections = areas.map((area) => {
    const rows = operations.filter(({ operation }) => operation.tags[0] === area).map(operationHtml);
    return `<section aria-labelledby="${area}"><h2 id="${area}">${escape(area)}</h2>${rows.join('')}</section>`;
  });
  const links = areas.map((area) => `<li><a href="#${area}">${escape(area)}</a></li>`);
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<div id="schema-${name}">${schemaHtml(name, schema)}</div>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>${escape(info.title)} API reference</title><style>${STYLE}</style></head><body><main>
<h1>${escape(info.title)} API reference</h1><p>Version ${escape(info.version)}. ${escape(info.description)}</p>
<p>The same as a document for programs: <a href="/api/openapi.json">/api/openapi.json</a>. Send a token as
<code>Authorization: Bearer …</code>.</p><nav aria-label="Areas"><ul>${links.join('')}</ul></nav>${sections.join('')}<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>${schemas.join('')}</section></main></body></html>`;
}

function operationHtml({ path, method, operation }: { path: string; method: string; operation: Documented }): string {
  const parameters = operation.parameters.map(
    ({ name, in: place, required, description }) =>
      `<li><code>${escape(name)}</code> in ${place}${required ? ', required' : ''}. ${escape(description ?? '')}</li>`,
  );
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(([type, { schema }]) =>
    schemaHtml(`Body, ${type}`, schema),
  );
  const replies = Object.entries(operation.responses).flatMap(([status, { description, content }]) => {
    const [type, reply] = Object.entries(content ?? {})[0] ?? [];
    return Number(status) < 300
      ? [schemaHtml(`${status} ${description}, ${type ?? 'no body'}`, reply?.schema)]
      : [`<p>${status}: ${escape(description)}</p>`];
  });
  return `<details><summary><b>${method}</b> <code>${escape(path)}</code> ${escape(operation.summary)}${
    CALLERS[operation['x-access']] ?? ''
  }</summary><p>${escape(operation.description ?? '')}</p>${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}${bodies.join('')}${replies.join('')}</details>`;
}

const CALLERS: Readonly<Record<string, string>> = {
  user: ' <small>signed in, or by an API key</small>',
  session: ' <small>signed in, not by an API key</small>',
  admin: ' <small>administrators</small>',
};

function schemaHtml(title: string, schema: unknown): string {
  const text = escape(JSON.stringify(schema, null, 2) ?? '');
  const linked = text.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#schema-$1">$1</a>');
  return `<h3>${escape(title)}</h3><pre tabindex="0">${linked}</pre>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
}

const STYLE = `:root{color-scheme:light dark;font:14px/1.5 ui-sans-serif,system-ui,sans-serif}
body{margin:0;background:light-dark(#f6f8fb,#0b1120);color:light-dark(#0f172a,#e8edf6)}main{max-width:960px;margin:0 auto;padding:32px 16px}
a{color:light-dark(#1d4ed8,#7fb2ff)}details{background:light-dark(#fff,#121b2d);border:1px solid light-dark(#dce3ec,#26334d);border-radius:8px;margin:8px 0;padding:8px 12px}
summary{cursor:pointer}pre{overflow:auto;max-height:420px;background:light-dark(#eef2f7,#080d18);padding:12px;border-radius:6px}h3{font-size:13px}
:focus-visible{outline:2px solid light-dark(#2563eb,#7fb2ff);outline-offset:2px}`;
