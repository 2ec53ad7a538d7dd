/** A key as a label: "completed" becomes "Completed". */
export function titleCase(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');
}
