import { storageFull } from '@listwright/application/shared';
import { requestErrors } from '../requestErrors.js';

/** No space, or none left for this user. */
const NO_ROOM = ['ENOSPC', 'EDQUOT'];
/** Of zlib and brotli, where a body is not in the encoding that it names. */
const NOT_COMPRESSED = /^(?:Z_|ERR__ERROR_|ERR_BROTLI|ERR_PADDING)/u;

/** What a parser threw, as a refusal of the request; `tooLarge` is the sentence for a body past its limit. */
export function bodyFault(error: unknown, tooLarge: string): Error {
  const { status, httpCode, code } = error as { status?: number; httpCode?: number; code?: string };
  if (NO_ROOM.includes(code ?? '')) return storageFull.of(error);
  if (status === 413 || httpCode === 413) return requestErrors.tooLarge(tooLarge);
  if (status === 400 || httpCode === 400 || error instanceof SyntaxError || NOT_COMPRESSED.test(code ?? '')) {
    return requestErrors.malformed('The body cannot be read. Check that it is complete and well formed.');
  }
  // Other disk failures are internal: their messages are not shown to callers.
  return error instanceof Error && !(status ?? httpCode) ? error : requestErrors.malformed('The body cannot be read.');
}
