/** What a visitor typed into a prerendered page before its script loaded, by field name. */
export const prefilledInputs = new Map<string, string>();

/** Call this before hydration, which empties the fields. */
export function rememberPrefilledInputs(element: HTMLElement): void {
  for (const { name, value } of element.querySelectorAll<HTMLInputElement>('input[name]'))
    if (value !== '') prefilledInputs.set(name, value);
}
