import { CliError } from '../CliError.js';

const WHOLE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const BEGINNING = /^[0-9a-f][0-9a-f-]{0,34}$/i;
/** How many matches an ambiguous prefix lists. */
const SHOWN = 5;

export interface IdPage {
  readonly ids: readonly string[];
  readonly next: string | null;
}

export type ReadIds = (cursor: string | undefined) => Promise<IdPage>;

/** Resolves a complete id or an unambiguous prefix. Anything else is left for the server to reject. */
export async function resolveId(named: string, what: string, read: ReadIds): Promise<string> {
  // The placeholder of help texts and the ellipsis that people copy.
  const beginning = named.replace(/(…|\.\.\.)$/, '').toLowerCase();
  if (WHOLE.test(named) || !BEGINNING.test(beginning)) return named;
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    found.push(...page.ids.filter((id) => id.toLowerCase().startsWith(beginning)));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  const [id, ...others] = found;
  if (id === undefined)
    throw new CliError('id_not_found', `There is no ${what} with an id starting with ${beginning}.`);
  if (others.length === 0) return id;
  const more = found.length > SHOWN ? ` and ${found.length - SHOWN} more` : '';
  throw new CliError(
    'id_ambiguous',
    `${found.length} ids start with ${beginning}: ${found.slice(0, SHOWN).join(', ')}${more}.`,
    `Use more characters of the ${what} id.`,
  );
}
