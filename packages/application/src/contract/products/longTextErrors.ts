/** Of texts that are too long to be judged at once. */
export const longTextErrors = ['text_busy', 'text_too_slow'] as const;
