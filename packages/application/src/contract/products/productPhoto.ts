const MB = 1024 * 1024;

/** The limits of a product photo, which the file chooser knows too. */
export const productPhoto = {
  maxBytes: 10 * MB,
  accept: ['image/jpeg', 'image/png', 'image/webp'],
} as const;
