import type * as z from 'zod';
import type { FileReply, OperationDetails } from './Operation.js';

type Part<
  O extends OperationDetails,
  K extends 'params' | 'query' | 'body',
  Direction extends 'input' | 'output',
> = O[K] extends z.ZodObject ? { [P in K]: Direction extends 'input' ? z.input<O[K]> : z.output<O[K]> } : unknown;

type Optionally<T, K extends keyof T> = object extends T[K] ? Omit<T, K> & { [P in K]?: T[P] } : T;
type QueryOptional<T> = 'query' extends keyof T ? Optionally<T, 'query'> : T;

/** A file as a client sends it. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly content: Blob;
}

/** A file as a handler receives it: bytes within the declared limit, and the name the caller gave (never used as a path). */
export interface ReceivedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A file as a handler returns it and a client gets it. */
export interface FileResult {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A file that a handler writes piece by piece, because the complete file would take too much memory. */
export interface StreamedFile {
  /** Empty for a stream of events. */
  readonly fileName: string;
  readonly contentType: string;
  readonly chunks: AsyncIterable<string | Uint8Array>;
  /** The same for all callers: caches may keep it for an hour. */
  readonly isPublic?: true;
}

type SentFiles<O extends OperationDetails> = O['files'] extends object
  ? { files?: { [F in keyof O['files']]?: SentFile } }
  : unknown;
type ReceivedFiles<O extends OperationDetails> = O['files'] extends object
  ? { files: { [F in keyof O['files']]?: ReceivedFile } }
  : unknown;

type RawInput<O extends OperationDetails> = O['rawBody'] extends object ? { raw: Uint8Array } : unknown;

/** The input of a client call. */
export type CallInput<O extends OperationDetails> = QueryOptional<
  Part<O, 'params', 'input'> & Part<O, 'query', 'input'> & Part<O, 'body', 'input'> & SentFiles<O>
>;

/** The output of a client call: the `data` of the envelope, or a file. */
export type CallOutput<O extends OperationDetails> = O['reply'] extends FileReply
  ? FileResult
  : O['reply'] extends z.ZodType
    ? z.output<O['reply']>
    : never;

/** The parsed input of a handler. */
export type HandlerInput<O extends OperationDetails> = Part<O, 'params', 'output'> &
  Part<O, 'query', 'output'> &
  Part<O, 'body', 'output'> &
  ReceivedFiles<O> &
  RawInput<O>;

/** What a handler returns: `data` before the reply schema strips what is not declared. */
export type HandlerOutput<O extends OperationDetails> = O['reply'] extends FileReply
  ? FileResult | StreamedFile
  : O['reply'] extends z.ZodType
    ? z.input<O['reply']>
    : never;
