import type { Actor } from '@listwright/application/shared';
import type { Context } from 'koa';
import { bearerOf } from './bearerOf.js';
import type { CallContext, RequestState } from './HttpContext.js';
import { callerId } from './input/callerId.js';

type CallReply = Pick<
  CallContext<Actor | undefined>,
  'message' | 'respondAccepted' | 'isStillAuthorized' | 'idempotentRequest' | 'keepReply' | 'report'
>;

/** Builds the context of one request for its handler. */
export function callContext(
  context: Context & { state: RequestState },
  actor: Actor | undefined,
  { secureCookies, drains }: { readonly secureCookies: boolean; readonly drains: AbortSignal },
  reply: CallReply,
): CallContext<Actor | undefined> {
  // Browsers take a cookie of such a name over TLS only, so that no page of another origin can plant one (RFC 6265bis).
  const named = (name: string): string => (secureCookies ? `__Secure-${name}` : name);
  return {
    actor,
    ...reply,
    get disconnected() {
      return leaving(context, drains);
    },
    get caller() {
      return { id: callerId(context.ip, actor), disconnected: leaving(context, drains) };
    },
    bearer: bearerOf(context),
    origin: { address: context.ip, userAgent: context.get('user-agent'), requestId: context.state.requestId },
    log: context.state.log,
    header: (name) => context.get(name),
    cookies: {
      get: (name) => context.cookies.get(named(name)),
      set: (name, value, { path, maxAgeSeconds }) => {
        // TLS ends at the proxy: what counts is the address that sellers use, not this connection.
        context.cookies.secure = secureCookies;
        context.cookies.set(named(name), value, {
          path,
          httpOnly: true,
          sameSite: 'strict',
          secure: secureCookies,
          overwrite: true,
          maxAge: maxAgeSeconds * 1000,
        });
      },
    },
  };
}

/** Not `AbortSignal.any`: the long-lived server signal must release each finished request. */
function leaving({ res }: Context, drains: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const leave = () => {
    drains.removeEventListener('abort', leave);
    controller.abort();
  };
  if (drains.aborted || res.closed) leave();
  else {
    drains.addEventListener('abort', leave);
    res.once('close', leave);
  }
  return controller.signal;
}
