import { productPhoto } from '@listwright/application/contract';

const MB = 1024 * 1024;
const TYPES: readonly string[] = productPhoto.accept;

/** Why a file cannot be a photo, before it is uploaded; null if it can. */
export function photoFault({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!TYPES.includes(type)) return `${name}: this is no JPEG, PNG or WebP image`;
  if (size > productPhoto.maxBytes)
    return `${name}: ${(size / MB).toFixed(1)} MB, the limit is ${productPhoto.maxBytes / MB} MB`;
  return size === 0 ? `${name}: the file is empty` : null;
}
