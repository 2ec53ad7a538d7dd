import { isMantineColorScheme, type MantineColorSchemeManager } from '@mantine/core';

const KEY = 'listwright-theme';
const CANVAS = { light: '#F6F8FB', dark: '#0B1120' } as const;

/**
 * Stores the theme under our own key and mirrors it on `<html data-theme>`; index.html sets both before the first
 * paint.
 */
export function colorScheme(): MantineColorSchemeManager {
  let follow: ((event: StorageEvent) => void) | undefined;
  const read = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  const known = (stored: string | null) => (stored === 'light' || stored === 'dark' ? stored : 'auto');
  return {
    get: () => known(read()),
    set: (scheme) => {
      localStorage.setItem(KEY, scheme === 'auto' ? 'system' : scheme);
      mirror(scheme);
    },
    subscribe: (onUpdate) => {
      follow = (event) => {
        if (event.key !== KEY) return;
        const scheme = known(event.newValue);
        mirror(scheme);
        onUpdate(scheme);
      };
      window.addEventListener('storage', follow);
    },
    unsubscribe: () => {
      if (follow !== undefined) window.removeEventListener('storage', follow);
    },
    clear: () => localStorage.removeItem(KEY),
  };
}

function mirror(scheme: string): void {
  if (!isMantineColorScheme(scheme)) return;
  const root = document.documentElement;
  root.dataset.theme = scheme === 'auto' ? 'system' : scheme;
  const isDark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.style.colorScheme = isDark ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark ? CANVAS.dark : CANVAS.light);
}
