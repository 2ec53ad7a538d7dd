/** What the screens of products say in several places. */
export const productMessages = {
  listFailed: 'Failed to load products',
  readFailed: 'Failed to load product',
  saveFailed: 'Failed to save product',
  factFailed: 'Failed to save your decision',
  photoFailed: 'Failed to add the photo',
  changed: 'This product was changed somewhere else. You see the latest version now; nothing of yours was saved.',
} as const;
