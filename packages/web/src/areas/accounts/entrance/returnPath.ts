/** Where a login leads: the requested page, if it is one of ours. */
export function returnPath(asked: string | null, home = '/app/dashboard'): string {
  return asked !== null && /^\/(app|admin)(\/|\?|$)/.test(asked) ? asked : home;
}
