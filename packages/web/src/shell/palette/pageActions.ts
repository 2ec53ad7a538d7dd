const PRESSED = 'button, a[href], [role="tab"]';

export interface PageAction {
  readonly name: string;
  readonly press: () => void;
}

/** What can be pressed on the open page, by its name: the first of each name. */
export function pageActions(page: ParentNode | null): readonly PageAction[] {
  const byName = new Map<string, PageAction>();
  for (const one of page?.querySelectorAll<HTMLElement>(PRESSED) ?? []) {
    const name = (one.ariaLabel ?? one.innerText).replaceAll(/\s+/gu, ' ').trim();
    if (name === '' || byName.has(name) || one.matches(':disabled, [aria-disabled="true"]')) continue;
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    byName.set(name, {
      name,
      press: () => {
        // What it opens gives the focus back to it.
        one.focus();
        one.click();
      },
    });
  }
  return [...byName.values()];
}
