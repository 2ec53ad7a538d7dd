import type { FileResult } from '@listwright/application/contract';

/** Downloads a file under the name that the server gave it. */
export function saveFile({ fileName, contentType, bytes }: FileResult): void {
  const url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari reads the object URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
