/** Called with a result in the transaction that stores it: what the caller stores then exists exactly if the result does. */
export type OnStored<R> = (result: R) => Promise<void>;
