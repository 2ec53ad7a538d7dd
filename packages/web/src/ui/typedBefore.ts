/** What a visitor typed into a page of the server before its script was there, by the name of the field. */
export const typedBefore = new Map<string, string>();

/** To be called before the page is brought alive, which empties its fields. */
export function rememberTyped(element: HTMLElement): void {
  for (const { name, value } of element.querySelectorAll<HTMLInputElement>('input[name]'))
    if (value !== '') typedBefore.set(name, value);
}
