import type { Visitor } from './Visitor.js';

/** Of these rules, the theme decides: everything else is the same in both. */
const THEME_RULES = ['color-contrast', 'link-in-text-block'];

type Theme = 'light' | 'dark';

/** The theme that each visitor was left in. */
const themes = new WeakMap<Visitor, Theme>();

/**
 * The axe violations of what is on the page, and whether it overflows: with every rule in the theme that is shown, at first the
 * light one, then in the other with the rules that depend on it. The next call begins with that one. The app follows the theme
 * of the system at once; the public site needs a `reload`.
 */
export async function faultsInBothThemes(visitor: Visitor, reload?: () => Promise<void>): Promise<readonly string[]> {
  const first = themes.get(visitor) ?? 'light';
  const second = first === 'light' ? 'dark' : 'light';
  await turn(visitor, first, reload);
  const all = [...(await visitor.violations()), ...(await overflow(visitor))];
  await turn(visitor, second, reload);
  const themed = [...(await visitor.violations(THEME_RULES)), ...(await overflow(visitor))];
  return [...all.map((fault) => `${first}, ${fault}`), ...themed.map((fault) => `${second}, ${fault}`)];
}

const overflow = async (visitor: Visitor) => ((await visitor.overflows()) ? ['wider than the window'] : []);

async function turn(visitor: Visitor, theme: Theme, reload: (() => Promise<void>) | undefined) {
  if (themes.get(visitor) !== theme) await visitor.prefers({ 'color-scheme': theme });
  themes.set(visitor, theme);
  await reload?.();
  await visitor.page.evaluate(isShown, theme);
}

/** Runs in the page: waits until it shows a theme. A page that does not in half a minute says so. */
async function isShown(theme: string): Promise<void> {
  const { documentElement } = document;
  const shows = () => documentElement.dataset.mantineColorScheme === theme;
  if (shows()) return;
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the page does not become ${theme}`)), 30_000);
    const observer = new MutationObserver(() => {
      if (!shows()) return;
      clearTimeout(late);
      observer.disconnect();
      resolve();
    });
    observer.observe(documentElement, { attributes: true });
  });
}
