import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { componentDefaults } from './componentDefaults';
import { TONES } from './tones';
import { variantColors } from './variantColors';

const shades = (...names: readonly string[]) =>
  names.map((name) => `var(--lw-${name})`) as unknown as MantineColorsTuple;
const one = (name: string) => shades(...Array.from({ length: 10 }, () => name));
const fills: Readonly<Record<(typeof TONES)[number], string>> = {
  accent: 'accent',
  neutral: 'text-2',
  ok: 'ok-solid',
  warn: 'warn-solid',
  bad: 'bad-solid',
  info: 'info-solid',
  ai: 'ai-mark',
};

/** Mantine's grey and dark scales point at our tokens, so that components with a fixed shade follow the theme. */
export const theme = createTheme({
  primaryColor: 'accent',
  colors: {
    ...Object.fromEntries(TONES.map((tone) => [tone, one(fills[tone])])),
    gray: shades('sunken', 'sunken', 'border', 'border', 'border-strong', 'text-3', 'text-2', 'text-2', 'text', 'text'),
    dark: shades(
      'text',
      'text-2',
      'text-3',
      'text-3',
      'border-strong',
      'border',
      'surface',
      'surface',
      'raised',
      'canvas',
    ),
    red: one('bad-mark'),
  },
  white: '#ffffff',
  black: 'var(--lw-text)',
  variantColorResolver: variantColors,
  fontFamily: 'ui-sans-serif, system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif',
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", Menlo, monospace',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '24px', xl: '26px' },
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '999px' },
  defaultRadius: 'sm',
  breakpoints: { xs: '40em', sm: '48em', md: '64em', lg: '80em', xl: '96em' },
  shadows: {
    xs: 'var(--lw-shadow-1)',
    sm: 'var(--lw-shadow-1)',
    md: 'var(--lw-shadow-2)',
    lg: 'var(--lw-shadow-2)',
    xl: 'var(--lw-shadow-3)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: componentDefaults,
});
