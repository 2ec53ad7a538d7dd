import type { Visitor } from './Visitor.js';

/** Of these rules, the theme decides: everything else is the same in both. */
const THEME_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The axe violations of what is on the page, and whether it overflows: in the light theme with every rule, then in the dark one
 * with those that depend on it. The app follows the theme of the system at once; the public site needs a `reload`.
 */
export async function faultsInBothThemes(visitor: Visitor, reload?: () => Promise<void>): Promise<readonly string[]> {
  await turn(visitor, 'light', reload);
  const light = [...(await visitor.violations()), ...(await overflow(visitor))];
  await turn(visitor, 'dark', reload);
  const dark = [...(await visitor.violations(THEME_RULES)), ...(await overflow(visitor))];
  return [...light.map((fault) => `light, ${fault}`), ...dark.map((fault) => `dark, ${fault}`)];
}

const overflow = async (visitor: Visitor) => ((await visitor.overflows()) ? ['wider than the window'] : []);

async function turn(visitor: Visitor, theme: 'light' | 'dark', reload: (() => Promise<void>) | undefined) {
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
  await reload?.();
  await visitor.page.waitForFunction(
    (wanted) => document.documentElement.dataset.mantineColorScheme === wanted,
    { timeout: 10_000 },
    theme,
  );
}
