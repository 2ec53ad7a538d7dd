import type { SiteReply } from './startSites.js';

const HTML = 'text/html; charset=utf-8';

/** A page, as a site sends it. */
export function aPage(body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): SiteReply {
  return (response) => void response.writeHead(200, { 'content-type': HTML, ...headers }).end(body);
}

/** A redirect to an address, or to a place of the same site. */
export function aRedirect(location: string, status = 302): SiteReply {
  // Careless servers send the bytes of a text beyond ASCII as they are.
  const bytes = Buffer.from(location, 'utf8').toString('latin1');
  return (response) => void response.writeHead(status, { location: bytes }).end('moved');
}

/** An answer of a status without a page. */
export function aStatus(status: number, headers: Readonly<Record<string, string>> = {}): SiteReply {
  return (response) => void response.writeHead(status, { 'content-type': HTML, ...headers }).end('no');
}

/** Replies in turn; the last for ever after. */
export function inTurn(...replies: readonly SiteReply[]): SiteReply {
  let given = 0;
  return (response, request) => {
    const reply = replies[Math.min(given, replies.length - 1)];
    given += 1;
    reply?.(response, request);
  };
}

/** Sends a chunk again and again, as long as the client reads. */
export function anEndlessBody(
  chunk: Uint8Array | string,
  headers: Readonly<Record<string, string>> = { 'content-type': HTML },
): SiteReply {
  return (response) => {
    response.writeHead(200, headers);
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    more();
  };
}
