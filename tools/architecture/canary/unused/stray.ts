export const stray = 'imported nowhere';
