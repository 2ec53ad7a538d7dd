import { ApiError, type api, type CallInput } from '@listwright/application/contract';
import type { WebClient } from '../../../../api/WebClient';
import type { Listing } from '../../../../ui/listing/fields/Listing';
import type { GenerateEvent, WrittenField } from './WrittenField';

interface Options {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

const FIELD: GenerateEvent = 'field';

/** Writes a listing and reports each field as it is written. Where the stream breaks, the plain call takes over. */
export async function writeListing(
  client: Pick<WebClient, 'listings'>,
  input: CallInput<typeof api.listings.generate>,
  options: Options,
  onField: (field: WrittenField) => void,
): Promise<Listing> {
  const onEvent = (event: string, data: unknown) => {
    if (event === FIELD) onField(data as WrittenField);
  };
  try {
    return (await client.listings.generate(input, { ...options, onEvent })).listing;
  } catch (error) {
    if (options.signal.aborted || !isBrokenStream(error)) throw error;
    // The same key: a text that was finished meanwhile comes back and is charged once.
    return (await client.listings.generate(input, options)).listing;
  }
}

/** The answer began and its end never came. A server that was not reached at all is another matter: that is not repeated. */
function isBrokenStream(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.code === 'unreachable' && error.problem.url === undefined;
}
