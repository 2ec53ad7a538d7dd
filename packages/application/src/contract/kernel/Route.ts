/** What a client must know of an operation to call it: the half of the contract that browsers load. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `{name}` placeholders, for example `/api/listings/{id}`. */
  readonly path: string;
  /** The reply is a file and not JSON. */
  readonly isFile?: true;
  /** With `Accept: text/event-stream`: the event of the result, and the field of the reply that is its data. */
  readonly resultEvent?: string;
}

/** The routes of an area, by the names of its operations. */
export type Routes = Readonly<Record<string, Route>>;
