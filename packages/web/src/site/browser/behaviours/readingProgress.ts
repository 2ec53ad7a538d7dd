/** A reading progress bar under the header. */
export function readingProgress(): void {
  const line = document.querySelector<HTMLElement>('[data-behaviour="reading-progress"]');
  const article = document.querySelector<HTMLElement>('[data-article]');
  if (line === null || article === null) return;
  const show = () => {
    const { top, height } = article.getBoundingClientRect();
    const room = Math.max(1, height - window.innerHeight);
    line.style.transform = `scaleX(${Math.min(1, Math.max(0, -top / room))})`;
  };
  window.addEventListener('scroll', show, { passive: true });
  show();
}
