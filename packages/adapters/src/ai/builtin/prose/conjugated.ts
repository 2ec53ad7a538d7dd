const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['has', 'have'],
  ['does', 'do'],
  ['was', 'were'],
  ['carries', 'carry'],
]);

/** A predicate in the third person as it stands, or for several things: "is in red" becomes "are in red". */
export function conjugated(predicate: string, plural: boolean): string {
  if (!plural) return predicate;
  return predicate.replace(/^\S+/u, (verb) => IRREGULAR.get(verb) ?? verb.replace(/s$/u, ''));
}
