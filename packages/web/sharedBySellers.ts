/** The module graph that rolldown exposes while it splits chunks. */
interface ChunkingContext {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const MAIN = new URL('src/main.tsx', import.meta.url).pathname;
const OURS = new URL('src/', import.meta.url).pathname;
/**
 * What few users open or opens long after the start; products, whose facts and forms weigh more than the shell; the
 * tools of analysis; the account; charts; and what opens over the page or its fields, whose placement alone weighs 30 kB.
 */
const APART = [
  'src/areas/accounts/profile/',
  'src/areas/accounts/totp/',
  'src/areas/admin/',
  'src/areas/bulk/',
  'src/areas/competitors/',
  'src/areas/listings/listingEditor/claims/ClaimPopover.tsx',
  'src/areas/listings/page/',
  'src/areas/listings/seo/',
  'src/areas/listings/titles/',
  'src/areas/products/',
  'src/ui/chart/',
  'src/ui/feedback/ConfirmDialog.tsx',
  'src/ui/list/view/',
  'src/ui/navigation/SendMenu.tsx',
  'src/ui/product/facts/',
  'src/ui/product/AttributeRows.tsx',
  'src/ui/product/ProductPicker.tsx',
  'src/ui/tool/',
].map((folder) => new URL(folder, import.meta.url).pathname);

/** Of the domain, what many screens need and is too small for a file of its own. */
const SMALL = /domain\/.*\/(?:marketplaces\/(?:amazonStore|categories)|DomainError)\.ts$/;

let shared: ReadonlySet<string> | undefined;

/**
 * Names the chunk for modules that at least two seller screens share and the shell does not need. One file replaces a
 * dozen small ones that would queue before the first paint. Modules that only admin screens or bulk work share stay out
 * of it.
 */
export function sharedBySellers(id: string, context: ChunkingContext): string | null {
  shared ??= findShared(context);
  return shared.has(id) || SMALL.test(id) ? 'parts' : null;
}

function findShared(context: ChunkingContext): ReadonlySet<string> {
  const shell = reach(MAIN, context);
  const screens = new Map([[MAIN, shell]]);
  // Iterating a Set also visits what is added during the loop.
  for (const [, reached] of screens)
    for (const id of reached)
      for (const next of context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (isOurs(next) && !screens.has(next)) screens.set(next, reach(next, context));
  const counts = new Map<string, number>();
  for (const [screen, reached] of screens)
    if (screen !== MAIN) for (const id of reached) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].filter(([id, count]) => count > 1 && !shell.has(id)).map(([id]) => id));
}

/** The modules of the app, except those in `apart`, that run before `root` does. */
function reach(root: string, context: ChunkingContext): ReadonlySet<string> {
  const reached = new Set([root]);
  for (const id of reached)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) if (isOurs(next)) reached.add(next);
  return reached;
}

const isOurs = (id: string) => id.startsWith(OURS) && !APART.some((folder) => id.startsWith(folder));
