/** The colours a part of the kit may be asked for. Each stands for tokens, never for a hue. */
export const TONES = ['accent', 'neutral', 'ok', 'warn', 'bad', 'info', 'ai'] as const;
export type Tone = (typeof TONES)[number];
