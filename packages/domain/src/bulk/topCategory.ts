/** The department a category belongs to: `Hobbies > Model Trains > Trains` is in `Hobbies`. Result files are split by it. */
export function topCategory(category: string): string {
  return (
    category
      .split(/[>|]|\s\/\s/u, 1)[0]
      ?.replace(/\s+/gu, ' ')
      .trim() ?? ''
  );
}
