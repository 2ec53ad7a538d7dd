import type { ErrorCode } from '@listwright/domain/shared';
import type { Access, Operation } from './Operation.js';

/** Any operation may meet these. `malformed`: a query holds text that cannot be stored. */
const ALWAYS: readonly ErrorCode[] = ['malformed', 'internal_error', 'database_unavailable', 'storage_full'];

const TOKEN: readonly ErrorCode[] = ['not_signed_in', 'signed_out', 'bad_api_key'];

const OF_ACCESS: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  user: [...TOKEN, 'missing_scope'],
  session: [...TOKEN, 'session_only'],
  admin: [...TOKEN, 'session_only', 'missing_scope', 'admin_only', 'totp_setup_required'],
};

/** All codes that an operation may be refused with: those it declares, and those that its access, input and limits imply. */
export function errorsOf(operation: Operation): ReadonlySet<ErrorCode> {
  const { access, method, params, query, body, files, rawBody, rateLimit, idempotent, errors } = operation;
  const implied: readonly (readonly [boolean, readonly ErrorCode[]])[] = [
    [params !== undefined, ['no_such_id', 'no_such_address']],
    [query !== undefined || body !== undefined || files !== undefined, ['validation_failed', 'unusable_value']],
    [query !== undefined && 'cursor' in query.shape, ['bad_cursor']],
    [method !== 'GET' || rawBody !== undefined, ['wrong_type', 'too_large']],
    [files !== undefined, ['uploads_busy']],
    [idempotent === true, ['key_reused', 'still_running']],
    [rateLimit !== undefined, ['too_many_requests']],
  ];
  return new Set([...errors, ...OF_ACCESS[access], ...implied.flatMap(([is, codes]) => (is ? codes : [])), ...ALWAYS]);
}
