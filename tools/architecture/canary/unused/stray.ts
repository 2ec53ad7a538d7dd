export const stray = 'imported by nobody';
