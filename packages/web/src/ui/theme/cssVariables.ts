import type { CSSVariablesResolver } from '@mantine/core';

const tokens = {
  '--mantine-color-body': 'var(--lw-canvas)',
  '--mantine-color-text': 'var(--lw-text)',
  '--mantine-color-bright': 'var(--lw-text)',
  '--mantine-color-dimmed': 'var(--lw-text-2)',
  '--mantine-color-placeholder': 'var(--lw-text-3)',
  '--mantine-color-anchor': 'var(--lw-accent-text)',
  '--mantine-color-error': 'var(--lw-bad-text)',
  '--mantine-color-success': 'var(--lw-ok-text)',
  '--mantine-color-default': 'var(--lw-surface)',
  '--mantine-color-default-hover': 'var(--lw-sunken)',
  '--mantine-color-default-color': 'var(--lw-text)',
  '--mantine-color-default-border': 'var(--lw-border)',
  '--mantine-color-disabled': 'var(--lw-sunken)',
  '--mantine-color-disabled-color': 'var(--lw-disabled)',
  '--mantine-color-disabled-border': 'var(--lw-border)',
  '--mantine-color-accent-light': 'var(--lw-accent-subtle)',
  '--mantine-color-accent-light-hover': 'var(--lw-accent-subtle)',
  '--mantine-color-accent-light-color': 'var(--lw-accent-text)',
  '--mantine-color-accent-text': 'var(--lw-accent-text)',
} as const;

/** Points Mantine's variables at our tokens, in both schemes alike: the tokens depend on the scheme. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens });
