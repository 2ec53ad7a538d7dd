const MAX_LENGTH = 80;
/** Names that Windows keeps for devices, whatever follows the dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** A part of a file's name without what a file system or a header could take for something else. */
export function safeFileName(text: string, otherwise: string): string {
  const safe = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._&+-]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/\.{2,}/g, '.')
    .slice(0, MAX_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/^[ .]+|[ .]+$/g, '');
  if (safe === '') return otherwise;
  return DEVICE.test(safe) ? `${safe}_` : safe;
}
