import type { KeyInput, Page } from 'puppeteer';

/** A person who uses the keyboard alone: every step of the focus must be seen. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** How many keys were pressed, with those of Tab; a typed text is one. */
  presses = 0;

  async press(...keys: KeyInput[]): Promise<void> {
    this.presses += keys.length;
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async withControl(key: KeyInput): Promise<void> {
    this.presses += 1;
    await this.page.keyboard.down('Control');
    await this.page.keyboard.press(key);
    await this.page.keyboard.up('Control');
  }

  type(text: string): Promise<void> {
    this.presses += 1;
    return this.page.keyboard.type(text);
  }

  /** The name of the focused element, and whether the focus is visible: on screen, outlined, not covered. */
  focus() {
    return this.page.evaluate(() => {
      const node = document.activeElement as HTMLElement;
      const box = node.getBoundingClientRect();
      const label = node.getAttribute('aria-label') ?? (node as HTMLInputElement).labels?.[0]?.textContent;
      const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)];
      const over = document.elementFromPoint(x, y);
      const isOutlined = [node, node.parentElement, node.closest('label'), node.closest('.mantine-Input-input')].some(
        (one) => one !== null && getComputedStyle(one).outlineStyle !== 'none',
      );
      // A toast disappears by itself; a label or a wrapper around the input counts as the input.
      const isFree =
        over !== null &&
        (node.contains(over) || over.contains(node) || over.closest('label, [class*="mantine-Notification"]') !== null);
      const name = node === document.body ? 'nothing' : (label ?? node.textContent ?? '').trim().slice(0, 80);
      return { name, isVisible: isOutlined && isFree, over: over?.className ?? '' };
    });
  }

  /** Presses Tab until the element with this name has the focus, which must be visible at every step. */
  async tabTo(name: string | RegExp): Promise<void> {
    for (let steps = 0; steps < 160; steps += 1) {
      await this.press('Tab');
      const now = await this.focus();
      if (now.name !== '' && now.name !== 'nothing' && !now.isVisible)
        throw new Error(`The focus on “${now.name}” cannot be seen: ${String(now.over)}`);
      if (typeof name === 'string' ? now.name === name : name.test(now.name)) return;
    }
    throw new Error(`Tab never reaches ${String(name)}.`);
  }
}
