const DEFAULT_WAIT_SECONDS = 30;
const MAX_WAIT_SECONDS = 60;
const MAX_CONCURRENCY = 256;

export interface Preferences {
  /** `wait=N`, held to what the contract allows. */
  readonly waitSeconds: number;
  /** `concurrency=N`. */
  readonly concurrency?: number;
}

/** Preferences of an upload, from a `Prefer` header (RFC 7240). They do not change its result. */
export function preferences(header: string): Preferences {
  const waitSeconds = Math.min(numberOf(header, 'wait') ?? DEFAULT_WAIT_SECONDS, MAX_WAIT_SECONDS);
  const concurrency = numberOf(header, 'concurrency');
  if (concurrency === undefined || concurrency === 0) return { waitSeconds };
  return { waitSeconds, concurrency: Math.min(concurrency, MAX_CONCURRENCY) };
}

function numberOf(header: string, name: string): number | undefined {
  const asked = new RegExp(`(?:^|[\\s,;])${name}\\s*=\\s*"?(\\d{1,6})`, 'i').exec(header)?.[1];
  return asked === undefined ? undefined : Number(asked);
}
