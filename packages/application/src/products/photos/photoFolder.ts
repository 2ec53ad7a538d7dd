/** Where the photos of an account lie in the object store: the erasure of the account deletes the folder. */
export const photoFolder = (userId: string): string => `photos/${userId}/`;
