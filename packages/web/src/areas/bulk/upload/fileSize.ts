const KB = 1024;
const MB = KB * KB;

/** "312 bytes", "48 KB", "1.4 MB". */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} bytes`;
  return bytes < MB ? `${Math.round(bytes / KB)} KB` : `${(bytes / MB).toFixed(1)} MB`;
}
