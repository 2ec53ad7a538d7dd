/** A thumbnail as it travels. */
export const dataUri = (base64: string): string => `data:image/webp;base64,${base64}`;
