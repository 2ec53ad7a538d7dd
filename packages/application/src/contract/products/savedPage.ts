/** A page that a browser saved: HTML or a web archive, gzipped or not. */
export const savedPage = {
  description: 'A saved page: HTML or a web archive, gzipped or not',
  required: false,
  maxBytes: 10 * 1024 * 1024,
  accept: [
    'text/html',
    'application/xhtml+xml',
    'text/plain',
    'application/gzip',
    'application/x-gzip',
    'multipart/related',
    'message/rfc822',
    'application/octet-stream',
  ],
} as const;
