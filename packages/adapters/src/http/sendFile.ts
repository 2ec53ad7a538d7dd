import { Readable } from 'node:stream';
import type { FileResult, StreamedFile } from '@listwright/application/contract';
import type { Context } from 'koa';
import type { RequestState } from './HttpContext.js';

/** Replies with a file, at once or streamed. */
export function sendFile(context: Context & { state: RequestState }, file: FileResult | StreamedFile): void {
  context.status = 200;
  context.type = file.contentType;
  // An event stream is not a file: it has no name, and proxies must not buffer it.
  if (file.fileName === '') context.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  else context.set('Content-Disposition', contentDisposition(file.fileName));
  if ('isPublic' in file && file.isPublic) context.set('Cache-Control', 'public, max-age=3600');
  context.body =
    'bytes' in file
      ? Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength)
      : Readable.from(loggingErrors(file.chunks, context));
}

/**
 * The head has been sent when a later chunk fails: Koa breaks the connection, so that the caller knows the
 * file is incomplete, and the error is logged here.
 */
async function* loggingErrors(
  chunks: StreamedFile['chunks'],
  { state }: { state: RequestState },
): AsyncGenerator<string | Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    state.log.error({ err: error, request_id: state.requestId, operation: state.operation }, 'file not finished');
    throw error;
  }
}

/** RFC 6266: a plain name for old clients, and the exact one in UTF-8. */
function contentDisposition(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
