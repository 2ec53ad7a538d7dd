/** "1 error", "3 errors"; `many` is for irregular plurals: "1 entry", "2 entries". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
