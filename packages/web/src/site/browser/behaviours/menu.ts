/** Closes the mobile menu on Escape, on blur, and when the viewport becomes wide. */
export function menu(): void {
  const details = document.querySelector<HTMLDetailsElement>('[data-behaviour="menu"]');
  if (details === null) return;
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !details.contains(target)) details.open = false;
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
  });
  matchMedia('(min-width: 1024px)').addEventListener('change', () => {
    details.open = false;
  });
}
