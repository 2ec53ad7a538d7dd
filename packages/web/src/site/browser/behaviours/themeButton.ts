const KEY = 'listwright-theme';
const CANVAS = { light: '#F6F8FB', dark: '#0B1120' } as const;

/** Light or dark theme, stored under the same key as in the app. */
export function themeButton(): void {
  const root = document.documentElement;
  const button = document.querySelector<HTMLElement>('[data-behaviour="theme"]');
  if (button === null) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    const theme = root.dataset.mantineColorScheme === 'dark' ? 'light' : 'dark';
    root.dataset.theme = theme;
    root.dataset.mantineColorScheme = theme;
    root.style.colorScheme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', CANVAS[theme]);
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // Without storage the theme still applies to this page.
    }
  });
}
