export interface QuotaBand {
  readonly tone: 'ok' | 'info' | 'warn' | 'near' | 'bad';
  readonly isWarning: boolean;
  /** Over the limit: the figures are highlighted too. */
  readonly isOver: boolean;
}

/**
 * The colours of the admin area by percentage, from the specification: below 50 green, 75 blue, 90 yellow, 100 light
 * red, else red.
 */
export function quotaBand(percentage: number): QuotaBand {
  const tone =
    percentage < 50 ? 'ok' : percentage < 75 ? 'info' : percentage < 90 ? 'warn' : percentage < 100 ? 'near' : 'bad';
  return { tone, isWarning: percentage >= 90, isOver: percentage > 100 };
}
