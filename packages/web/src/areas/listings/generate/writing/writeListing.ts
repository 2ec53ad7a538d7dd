import { ApiError, type api, type CallInput } from '@listwright/application/contract';
import type { WebClient } from '../../../../api/WebClient';
import type { Listing } from '../../../../ui/listing/fields/Listing';
import type { GenerateEvent, WrittenField } from './WrittenField';

interface Options {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

const FIELD: GenerateEvent = 'field';

/** Generates a listing and reports each field as it arrives. If the stream breaks, falls back to the plain call. */
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
    // The same idempotency key: a text that was finished meanwhile is returned and charged once.
    return (await client.listings.generate(input, options)).listing;
  }
}

/** The response started but did not end. A server that was not reached at all is not retried. */
function isBrokenStream(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.code === 'unreachable' && error.problem.url === undefined;
}
