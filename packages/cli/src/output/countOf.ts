/** "1 error", "3 errors"; `many` where the plural is another word: "1 entry", "2 entries". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
