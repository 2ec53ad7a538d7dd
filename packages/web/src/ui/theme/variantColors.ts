import type { VariantColorsResolver } from '@mantine/core';
import { TONES, type Tone } from './tones';

const token = (name: string) => `var(--lw-${name})`;
const isTone = (color: string | undefined): color is Tone => (TONES as readonly (string | undefined)[]).includes(color);

/** The colours of a button, icon button or badge: variant and tone map to tokens, so every pairing is a tested one. */
export const variantColors: VariantColorsResolver = ({ color, variant }) => {
  const tone = isTone(color) ? color : 'accent';
  const subtle = tone === 'neutral' ? 'sunken' : `${tone}-subtle`;
  const text = tone === 'neutral' ? 'text-2' : `${tone}-text`;
  const border = `1px solid ${tone === 'neutral' || tone === 'ai' ? token('border') : token(`${tone}-border`)}`;
  if (variant === 'filled') {
    if (tone === 'accent') return filled('accent', 'accent-hover');
    return filled(tone === 'neutral' ? 'text-2' : tone === 'ai' ? 'ai-mark' : `${tone}-solid`);
  }
  if (variant === 'light')
    return { background: token(subtle), hover: token(subtle), color: token(text), border: '1px solid transparent' };
  if (variant === 'outline') return { background: 'transparent', hover: token(subtle), color: token(text), border };
  if (variant === 'default') {
    return {
      background: token('surface'),
      hover: token('sunken'),
      color: token('text'),
      border: `1px solid ${token('border-strong')}`,
    };
  }
  return { background: 'transparent', hover: token('sunken'), color: token(text), border: '1px solid transparent' };
};

function filled(fill: string, hover = fill) {
  return { background: token(fill), hover: token(hover), color: token('on-accent'), border: '1px solid transparent' };
}
