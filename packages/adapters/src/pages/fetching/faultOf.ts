import { DomainError } from '@listwright/domain/shared';
import { pageFault, type PageFaultReason } from '@listwright/application/shared';
import { errors } from 'undici';

const BY_CODE: Readonly<Record<string, PageFaultReason>> = {
  ENOTFOUND: 'unknown_site',
  ENODATA: 'unknown_site',
  ETIMEDOUT: 'timeout',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_OVERFLOW: 'too_large',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'too_large',
};

const BY_KIND_OF_CODE: readonly (readonly [RegExp, PageFaultReason])[] = [
  // OpenSSL's names for what is wrong with a certificate, and Node's for a certificate of another site.
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|EPROTO/, 'insecure'],
  // llhttp on what is no HTTP, and the decoders on what is not packed as it says.
  [/^HPE_|^Z_|^ERR_(?:_ERROR_FORMAT|BROTLI|ZLIB)|^ERR__ERROR_FORMAT/, 'unreadable'],
];

/** What went wrong between us and a site, as a page fault; an error that is one, or another domain error, as it is. */
export function faultOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const code = codeOf(error);
  const reason = BY_CODE[code] ?? BY_KIND_OF_CODE.find(([pattern]) => pattern.test(code))?.[1];
  if (reason === undefined && error instanceof errors.HTTPParserError)
    return pageFault.of('unreadable', { cause: error });
  return pageFault.of(reason ?? 'unreachable', { cause: error });
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
