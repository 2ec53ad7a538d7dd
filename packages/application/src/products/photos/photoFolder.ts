/** Where photos lie in the object store: a folder for each account, which goes with it, and in it one for each product. */
export const ALL_PHOTOS = 'photos/';

export const photoFolder = (userId: string): string => `${ALL_PHOTOS}${userId}/`;

/** The key of a photo file. */
export const photoKey = (userId: string, productId: string, fileName: string): string =>
  `${photoFolder(userId)}${productId}/${fileName}`;

/** Whose photo it is. */
export function ownersOf(key: string): { readonly userId: string; readonly productId: string } {
  const [, userId = '', productId = ''] = key.split('/');
  return { userId, productId };
}
