/** Where a login leads: the page that was asked for, where it is one of ours. */
export function returnPath(asked: string | null, home = '/app/dashboard'): string {
  return asked !== null && /^\/(app|admin)(\/|\?|$)/.test(asked) ? asked : home;
}
