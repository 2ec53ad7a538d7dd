import type * as z from 'zod';
import type { ErrorCode } from '@listwright/domain/shared';
import type { Route } from './Route.js';

/**
 * Who may call: anyone (`public`), an account by its session or one of its API keys (`user`), an account by its session
 * only (`session`: what could lock the owner out or outlive a revoked key), or an administrator (`admin`) by a session or a key
 * with the scope `admin`. The use case still checks ownership.
 */
export type Access = 'public' | 'user' | 'session' | 'admin';

/** An uploaded file that an operation takes, by the name of its multipart field. */
export interface FileField {
  readonly description: string;
  readonly required: boolean;
  /** Largest size in bytes. */
  readonly maxBytes: number;
  /** Accepted media types, for the document and the file chooser. The bytes decide, not the header. */
  readonly accept: readonly string[];
}

/** The raw body: its signature is computed over exactly these bytes. */
export interface RawBody {
  readonly description: string;
  /** Largest size in bytes. */
  readonly maxBytes: number;
}

/** A reply that is a file and not JSON. */
export interface FileReply {
  readonly file: true;
  readonly contentType: string;
  /** Of other formats that the caller may ask for. */
  readonly otherTypes?: readonly string[];
  readonly description: string;
}

/** A reply as server-sent events: progress while the work runs, then the result, or `error`. */
export interface EventReply {
  /** The events before the result, and their data. */
  readonly others: Readonly<Record<string, z.ZodType>>;
  readonly description: string;
}

/** How often one caller may call, in tokens per window. Callers are identified by account where signed in, else by address. */
export interface RateLimit {
  readonly bucket: string;
  readonly points: number;
  readonly seconds: number;
}

/** What an operation is beyond its route: the half of the contract that servers and the OpenAPI document need. */
export interface OperationDetails {
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  /** Shut to keys with the scope `admin` too: it could give access that outlives the key. */
  readonly sessionOnly?: boolean;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Largest JSON body in bytes, where it may be more than 1 MB. */
  readonly maxJsonBytes?: number;
  /** Where present, the body may come as multipart/form-data: object and list fields then travel as JSON texts. */
  readonly files?: Readonly<Record<string, FileField>>;
  /** In place of `body` and `files`. */
  readonly rawBody?: RawBody;
  readonly status: 200 | 201 | 202;
  /** The work may continue after the request: then 202 with the same reply in its current state. */
  readonly outlives?: boolean;
  readonly reply: z.ZodType | FileReply;
  /** With `Accept: text/event-stream` the same work is reported as server-sent events while it is done. */
  readonly events?: EventReply;
  /** Codes of its refusals, without those that `errorsOf` adds. */
  readonly errors: readonly ErrorCode[];
  /** Accepts `Idempotency-Key`: the first reply is kept 24 h and replayed. */
  readonly idempotent?: boolean;
  readonly rateLimit?: RateLimit;
}

/** One HTTP operation, declared once; the server binding, the clients and the OpenAPI document all derive from it. */
export interface Operation extends Route, OperationDetails {}

export type Contract = Readonly<Record<string, Operation>>;
export type Api = Readonly<Record<string, Contract>>;
