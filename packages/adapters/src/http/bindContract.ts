import { createHash } from 'node:crypto';
import type {
  Access,
  Contract,
  FileResult,
  HandlerInput,
  HandlerOutput,
  Operation,
  OperationDetails,
  ReceivedFile,
  StreamedFile,
} from '@listwright/application/contract';
import { hasEntityTag } from '@listwright/application/contract/schemas';
import type { Authenticate } from '@listwright/application/accounts';
import type { Actor, SessionActor } from '@listwright/application/shared';
import type { AdminTotp } from '@listwright/domain/accounts';
import { DomainError } from '@listwright/domain/shared';
import type Router from '@koa/router';
import type { Context } from 'koa';
import { authorize } from './authorize.js';
import { bearerOf } from './bearerOf.js';
import { callContext } from './callContext.js';
import { sentEvent } from './events/sentEvent.js';
import { workEvents, type Report } from './events/workEvents.js';
import { declaredRefusals, type Refuse } from './declaredRefusals.js';
import type { CallContext, RequestState } from './HttpContext.js';
import type { IdempotencyStore, StoredReply } from './IdempotencyStore.js';
import { idempotent, idempotentRequestOf, type KeepReply } from './idempotent.js';
import { callerId } from './input/callerId.js';
import { parseInput } from './input/parseInput.js';
import { readBody } from './body/readBody.js';
import type { Uploads } from './body/readMultipart.js';
import type { RequestBody } from './body/RequestBody.js';
import { problemOf } from './problem.js';
import type { RateLimits } from './RateLimits.js';
import { requestErrors } from './requestErrors.js';
import { sendReply, type JsonReply } from './reply/sendReply.js';
import { serialise } from './reply/serialise.js';
import { sendFile } from './sendFile.js';

type ActorOf<A extends Access> = A extends 'public' ? undefined : A extends 'session' ? SessionActor : Actor;

type Handler<O extends OperationDetails> = (
  input: HandlerInput<O>,
  context: CallContext<ActorOf<O['access']>>,
) => Promise<HandlerOutput<O>> | HandlerOutput<O>;

/** Exactly one handler for each operation of a contract: a missing one does not compile. */
export type Handlers<C extends Readonly<Record<string, OperationDetails>>> = {
  readonly [Name in keyof C]: Handler<C[Name]>;
};

export interface BindingTools {
  readonly router: Router<RequestState>;
  readonly authenticate: Authenticate;
  readonly adminTotp: AdminTotp;
  readonly idempotency: IdempotencyStore;
  readonly rateLimits: RateLimits;
  readonly uploads: Uploads;
  readonly secureCookies: boolean;
  /** An undeclared error fails the request; elsewhere it is answered and logged. */
  readonly isTest: boolean;
  /** Aborted when the server stops. */
  readonly drains: AbortSignal;
}

/** The tools of one operation. */
interface OperationTools extends BindingTools {
  readonly refuse: Refuse;
}

const EVENTS = 'text/event-stream';

const NO_BODY: RequestBody = { body: {}, files: {} };

type LooseHandler = (input: unknown, context: CallContext<Actor | undefined>) => unknown;

/** Registers the operations of a contract on the router: access, parsing and replies as declared. */
export function bindContract<C extends Contract>(
  tools: BindingTools,
  area: string,
  contract: C,
  handlers: Handlers<C>,
): void {
  for (const [name, operation] of fixedPathsFirst(contract)) {
    const handler = handlers[name] as LooseHandler;
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    const refuse = declaredRefusals(`${area}.${name}`, operation, tools.isTest);
    const operationTools = { ...tools, refuse };
    tools.router.register(path, [operation.method.toLowerCase()], async (context) => {
      context.state.operation = `${area}.${name}`;
      try {
        await answer(context as unknown as Context & { state: RequestState }, operation, handler, operationTools);
      } catch (error) {
        throw refuse(error, context.state.log);
      }
    });
  }
}

/** A path with a placeholder would take the requests of a fixed one, `/listings/{id}` those of `/listings/count`. */
function fixedPathsFirst(contract: Contract) {
  const placeholders = ({ path }: Operation) => path.split('{').length;
  return Object.entries(contract).toSorted(([, one], [, other]) => placeholders(one) - placeholders(other));
}

async function answer(
  context: Context & { state: RequestState },
  operation: Operation,
  handler: LooseHandler,
  tools: OperationTools,
): Promise<void> {
  const actor = await actorFor(context, operation, tools);
  if (actor !== undefined) context.state.actor = actor;
  if (operation.rateLimit !== undefined) {
    const wait = await tools.rateLimits.take(context, operation.rateLimit, callerId(context.ip, actor));
    if (wait > 0) throw requestErrors.tooManyRequests(wait);
  }
  const body = operation.method === 'GET' ? NO_BODY : await readBody(context, operation, tools.uploads);
  try {
    await invoke(context, operation, handler, tools, body);
  } finally {
    body.release?.();
  }
}

async function invoke(
  context: Context & { state: RequestState },
  operation: Operation,
  handler: LooseHandler,
  tools: OperationTools,
  { body, files, raw }: RequestBody,
): Promise<void> {
  const { actor } = context.state;
  const parsed = parseInput(operation, { params: context.params as unknown, query: context.query, body });
  const input = { ...parsed, files, raw };
  requireFiles(operation, files);

  const key = context.get('idempotency-key');
  const idempotentRequest =
    operation.idempotent && key !== ''
      ? idempotentRequestOf(key, [operation.path, parsed.params, body, digests(files)])
      : undefined;
  const isTagged = hasEntityTag(operation);
  const run = async (report?: Report, keep?: KeepReply): Promise<JsonReply> => {
    let message: string | undefined;
    let status: number = operation.status;
    const replyOf = (data: unknown): JsonReply => {
      if ('file' in operation.reply) throw new Error('a file is not kept as a reply');
      const made = serialise(operation.reply, data, message);
      return { status, body: made.text, ...(isTagged ? { entityTag: made.entityTag } : {}) };
    };
    const data = await handler(
      input,
      callContext(context, actor, tools, {
        idempotentRequest,
        keepReply: async (early) => keep?.(replyOf(early)),
        report,
        message: (text) => (message = text),
        respondAccepted: () => (status = 202),
        isStillAuthorized: () => isAuthorized(context, operation, tools),
      }),
    );
    if ('file' in operation.reply) {
      sendFile(context, data as FileResult | StreamedFile);
      return { status: operation.status, body: null };
    }
    return replyOf(data);
  };
  const reply = (report?: Report): Promise<JsonReply> =>
    idempotentRequest !== undefined && actor !== undefined
      ? idempotent(tools.idempotency, actor.userId, idempotentRequest, (keep) => run(report, keep))
      : run(report);
  if (operation.resultEvent !== undefined && context.accepts('json', EVENTS) === EVENTS)
    return sendEvents(context, operation.resultEvent, reply, tools.refuse);
  const made = await reply();
  if (!('file' in operation.reply)) sendReply(context, made);
}

/** Streams events of the work: the head of the reply is sent at once, so a refusal is an event too. */
function sendEvents(
  context: Context & { state: RequestState },
  result: string,
  work: (report: Report) => Promise<StoredReply>,
  refuse: Refuse,
): void {
  const { log, requestId, operation } = context.state;
  const chunks = workEvents(async (report) => {
    try {
      const { body } = await work(report);
      const { data } = JSON.parse(body ?? '{}') as { data: Record<string, unknown> };
      return sentEvent(result, data[result]);
    } catch (thrown) {
      const error = refuse(thrown, log);
      const { status, body } = problemOf(error, requestId);
      if (status >= 500 && !(error instanceof DomainError))
        log.error({ err: error, request_id: requestId, operation }, 'request failed');
      return sentEvent('error', body);
    }
  });
  sendFile(context, { fileName: '', contentType: `${EVENTS}; charset=utf-8`, chunks });
  // Node would wait for the first event, which a silent model may keep for as long as a heartbeat.
  context.flushHeaders();
}

async function actorFor(
  context: Context,
  operation: Operation,
  { authenticate, adminTotp }: BindingTools,
): Promise<Actor | undefined> {
  if (operation.access === 'public') return undefined;
  const actor = await authenticate.execute(bearerOf(context));
  authorize(actor, operation, adminTotp);
  return actor;
}

/** Whether the caller's token still authorises the operation. */
async function isAuthorized(context: Context, operation: Operation, tools: BindingTools): Promise<boolean> {
  try {
    await actorFor(context, operation, tools);
    return true;
  } catch (error) {
    if (error instanceof DomainError && (error.kind === 'unauthenticated' || error.kind === 'forbidden')) return false;
    throw error;
  }
}

function requireFiles(operation: Operation, files: Record<string, ReceivedFile>): void {
  const missing = Object.entries(operation.files ?? {}).filter(
    ([name, rule]) => rule.required && files[name] === undefined,
  );
  if (missing.length > 0) {
    throw requestErrors.invalidFields(
      missing.map(([name, rule]) => ({ path: name, message: `Missing file: ${rule.description}` })),
    );
  }
}

/** Digests of the contents: a renamed file is the same. */
function digests(files: Record<string, ReceivedFile>): unknown {
  return Object.entries(files).map(([name, file]) => [
    name,
    file.bytes.byteLength,
    createHash('sha256').update(file.bytes).digest('base64url'),
  ]);
}
