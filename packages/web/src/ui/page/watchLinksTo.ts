/**
 * Calls with the id that a link of this page leads to. A second press on the same link changes no address, so presses count too.
 * Returns what ends it.
 */
export function watchLinksTo(lead: (id: string) => void): () => void {
  const ofAddress = () => lead(location.hash.slice(1));
  const ofPress = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null && link.hash !== '' && link.pathname === location.pathname) lead(link.hash.slice(1));
  };
  window.addEventListener('hashchange', ofAddress);
  document.addEventListener('click', ofPress);
  return () => {
    window.removeEventListener('hashchange', ofAddress);
    document.removeEventListener('click', ofPress);
  };
}
