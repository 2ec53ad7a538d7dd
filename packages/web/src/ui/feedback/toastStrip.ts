/** What the height of the toasts is known by in the stylesheets. */
const HEIGHT = '--lw-toasts';
/** A tap or a key: what moves right after it is not in the way of the next one. */
const ANSWERS = ['click', 'keydown', 'scroll'] as const;

/**
 * The strip of the page that toasts take, so that none lies over a control (`styles/toasts.css`). It opens with its toast. It
 * closes where nothing moves under a finger: when the strip is scrolled away, or else right after the next tap or key.
 */
class ToastStrip {
  private shown = 0;
  private wanted = 0;

  /** The toasts are now this high. */
  setHeight(height: number): void {
    this.wanted = height;
    if (height >= this.shown || !this.isAbovePage()) return this.show();
    this.closeUnseen();
    if (this.shown !== this.wanted) for (const type of ANSWERS) window.addEventListener(type, this.onAnswer);
  }

  /** The toasts are gone with their page. */
  end(): void {
    this.wanted = 0;
    this.show();
  }

  private readonly onAnswer = ({ type }: Event) => (type === 'scroll' ? this.closeUnseen() : this.show());

  private isAbovePage(): boolean {
    return Number.parseFloat(getComputedStyle(document.body).paddingTop) > 0;
  }

  /** What is seen stays where it is: the page is scrolled by as much as it moves. */
  private closeUnseen(): void {
    const distance = this.shown - this.wanted;
    if (window.scrollY < distance) return;
    this.show();
    window.scrollBy({ top: -distance, behavior: 'instant' });
  }

  private show(): void {
    for (const type of ANSWERS) window.removeEventListener(type, this.onAnswer);
    this.shown = this.wanted;
    const page = document.documentElement;
    page.style.setProperty(HEIGHT, `${this.shown}px`);
    page.toggleAttribute('data-toasts', this.shown > 0);
  }
}

export const toastStrip = new ToastStrip();
