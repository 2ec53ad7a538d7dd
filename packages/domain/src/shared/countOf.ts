/** A count with its noun: `1 error`, `1,250 errors`; `many` is for irregular plurals: `2 entries`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  const digits = String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${digits} ${count === 1 ? one : many}`;
}
