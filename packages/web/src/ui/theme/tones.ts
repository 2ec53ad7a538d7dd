/** The tones of a component. Each maps to tokens, never to a hue. */
export const TONES = ['accent', 'neutral', 'ok', 'warn', 'bad', 'info', 'ai'] as const;
export type Tone = (typeof TONES)[number];
