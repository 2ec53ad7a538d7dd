/** What rolldown tells about modules while it cuts chunks. */
interface ChunkingContext {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const MAIN = new URL('src/main.tsx', import.meta.url).pathname;
const OURS = new URL('src/', import.meta.url).pathname;
/** Areas that are opened by few, or long after the start. */
const APART = ['src/areas/admin/', 'src/areas/bulk/'].map((folder) => new URL(folder, import.meta.url).pathname);

let shared: ReadonlySet<string> | undefined;

/**
 * Names the chunk of what at least two screens of sellers share and the shell does without: one file instead of a dozen
 * of a kilobyte, which would queue before the first paint. Administrators' screens and bulk work do not count: what only
 * they share must not weigh on the first screen of every seller.
 */
export function sharedBySellers(id: string, context: ChunkingContext): string | null {
  shared ??= findShared(context);
  return shared.has(id) ? 'parts' : null;
}

function findShared(context: ChunkingContext): ReadonlySet<string> {
  const shell = reach(MAIN, context);
  const screens = new Map([[MAIN, shell]]);
  // A map goes on to what is added while it is walked.
  for (const [, reached] of screens)
    for (const id of reached)
      for (const next of context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (isOurs(next) && !screens.has(next)) screens.set(next, reach(next, context));
  const counts = new Map<string, number>();
  for (const [screen, reached] of screens)
    if (screen !== MAIN) for (const id of reached) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].filter(([id, count]) => count > 1 && !shell.has(id)).map(([id]) => id));
}

/** The modules of the app, without those apart, that run before `root` does. */
function reach(root: string, context: ChunkingContext): ReadonlySet<string> {
  const reached = new Set([root]);
  for (const id of reached)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) if (isOurs(next)) reached.add(next);
  return reached;
}

const isOurs = (id: string) => id.startsWith(OURS) && !APART.some((folder) => id.startsWith(folder));
