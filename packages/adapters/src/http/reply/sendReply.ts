import type { Context } from 'koa';
import type { StoredReply } from '../IdempotencyStore.js';
import { matchesTag } from './matchesTag.js';

/** A reply to send; one with an entity tag may be answered with 304. */
export interface JsonReply extends StoredReply {
  readonly entityTag?: string;
}

/** Sends a JSON reply; 304 without a body where the caller has it already (`If-None-Match`). */
export function sendReply(context: Context, { status, body, entityTag }: JsonReply): void {
  if (entityTag !== undefined) {
    context.set('ETag', entityTag);
    if (matchesTag(context.get('if-none-match'), entityTag)) {
      context.body = null;
      context.status = 304;
      return;
    }
  }
  context.status = status;
  context.type = 'application/json; charset=utf-8';
  context.body = body;
}
