/** What the body of a thread posts: once that it is ready, and then one reply for each message. */
export type ThreadReply<Result> =
  'ready' | { readonly result: Result } | { readonly error: { readonly message: string; readonly stack?: string } };
