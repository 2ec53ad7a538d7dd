import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { RequestState } from '../HttpContext.js';
import type { Metrics } from '../Metrics.js';
import { problemOf } from '../problem.js';

/**
 * The outermost layer: gives the request its id, turns whatever is thrown into a problem document, writes one log line
 * and counts. The caller's request id is not used: it would let callers forge log lines.
 */
export function requestScope(log: Logger, metrics: Metrics): Middleware<RequestState> {
  return async (context, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    context.state.requestId = requestId;
    context.state.log = log;
    context.set('X-Request-Id', requestId);
    let failure: unknown;
    try {
      await next();
    } catch (error) {
      failure = error;
      const problem = problemOf(error, requestId);
      context.status = problem.status;
      context.set(problem.headers);
      context.body = problem.body;
      context.type = 'application/problem+json';
    }
    const seconds = (performance.now() - started) / 1000;
    const operation = context.state.operation ?? 'none';
    // What a caller asked for ends when they leave: no fault of the server, which is counted as nginx does.
    const isAbandoned = context.res.closed && (failure as Error | undefined)?.name === 'AbortError';
    const status = isAbandoned ? 499 : context.status;
    metrics.request(context.method, operation, status, seconds);
    const line = {
      request_id: requestId,
      method: context.method,
      path: context.path,
      operation,
      status,
      ms: Math.round(seconds * 1e5) / 100,
      ...(context.state.actor === undefined ? {} : { user_id: context.state.actor.userId }),
    };
    if (status >= 500) log.error({ ...line, err: failure }, 'request failed');
    else log.info(line, 'request');
  };
}
