const HOME = '/app/dashboard';

/** Where a login leads: the page that was asked for, where it is one of ours. */
export function returnPath(asked: string | null): string {
  return asked !== null && /^\/app(\/|\?|$)/.test(asked) ? asked : HOME;
}
