import type { Context } from 'koa';

/** The bearer token of a request as it came. */
export function bearerOf(context: Context): string | undefined {
  return /^Bearer ([^\s]+)$/i.exec(context.get('authorization'))?.[1];
}
