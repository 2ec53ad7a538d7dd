import type * as z from 'zod';
import type { FileReply, EventReply, OperationDetails } from './Operation.js';
import type { Route, Routes } from './Route.js';

/** A route that promises a file or events has details that declare them. */
type DetailsOf<R extends Route> = OperationDetails & {
  readonly reply: R extends { readonly isFile: true } ? FileReply : z.ZodType;
} & (R extends { readonly resultEvent: string } ? { readonly events: EventReply } : { readonly events?: never });

type ContractOf<R extends Routes, D extends { readonly [Name in keyof R]: DetailsOf<R[Name]> }> = {
  readonly [Name in keyof R]: R[Name] & D[Name];
};

/** Joins the halves of a contract. A route without details does not compile, and neither do details without a route. */
export function defineContract<
  const R extends Routes,
  const D extends { readonly [Name in keyof R]: DetailsOf<R[Name]> },
>(routes: R, details: D & { readonly [Name in Exclude<keyof D, keyof R>]: never }): ContractOf<R, D> {
  const joined = Object.entries(routes).map(([name, route]) => [name, { ...route, ...details[name] }]);
  return Object.fromEntries(joined) as ContractOf<R, D>;
}
