import { createHash } from 'node:crypto';
import type * as z from 'zod';

export interface SerialisedReply {
  readonly text: string;
  /** A weak tag (RFC 9110, 8.8.3), since a reply may be compressed on its way; worked out when it is asked for. */
  readonly entityTag: string;
}

/**
 * Serialised replies, by the object a handler returned: a handler that caches its views (an unchanged listing) has them
 * validated, serialised and tagged once.
 */
const known = new WeakMap<object, SerialisedReply>();

/** The envelope as JSON text, with everything stripped that the reply does not declare. */
export function serialise(reply: z.ZodType, data: unknown, message: string | undefined): SerialisedReply {
  const keeps = message === undefined && typeof data === 'object' && data !== null;
  const before = keeps ? known.get(data) : undefined;
  if (before !== undefined) return before;
  const text = JSON.stringify({
    success: true,
    data: reply.parse(data),
    ...(message === undefined ? {} : { message }),
  });
  let tag: string | undefined;
  const made: SerialisedReply = {
    text,
    get entityTag() {
      return (tag ??= `W/"${createHash('sha1').update(text).digest('base64url')}"`);
    },
  };
  if (keeps) known.set(data, made);
  return made;
}
