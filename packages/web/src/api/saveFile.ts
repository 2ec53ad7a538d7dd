import type { FileResult } from '@listwright/application/contract';

/** Hands a file to the browser's downloads under the name the server gave it. */
export function saveFile({ fileName, contentType, bytes }: FileResult): void {
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
