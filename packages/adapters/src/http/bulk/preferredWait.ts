const DEFAULT_SECONDS = 30;
const MOST_SECONDS = 60;

/** The seconds of a `Prefer: wait=N` header (RFC 7240), held to what the contract allows. */
export function preferredWait(header: string): number {
  const asked = /(?:^|[\s,;])wait\s*=\s*"?(\d{1,6})/i.exec(header)?.[1];
  return asked === undefined ? DEFAULT_SECONDS : Math.min(Number(asked), MOST_SECONDS);
}
