/** The last step of a category path: "Trains" of "Hobbies > Model Trains > Trains". */
export function leafOf(category: string): string {
  return (
    category
      .split(/\s*(?:>|\|)\s*/u)
      .at(-1)
      ?.trim() ?? ''
  );
}
