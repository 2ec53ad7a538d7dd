/** Words joined by plus signs. */
export const SUM = /[^,;:()+]{0,80}[^,;:()+\s](?: \+ [^,;:()+]{0,80}[^,;:()+\s])+/gu;

/** "Carbon + resin + cotton" → "carbon, resin and cotton". */
export function summed(sum: string): string {
  const parts = sum.split(' + ');
  if (parts.some((part, at) => at > 0 && /^\d/u.test(part))) return sum;
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}
