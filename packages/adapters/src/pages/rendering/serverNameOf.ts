const HANDSHAKE = 22;
const CLIENT_HELLO = 1;
const SERVER_NAME = 0;
/** Longer greetings than this no browser sends. */
const MOST_BYTES = 16 * 1024;

/**
 * The name in the greeting that opens a TLS connection (RFC 8446, 4.1.2; RFC 6066, 3): empty where it names none. Undefined: the
 * greeting has not arrived completely. Null: these bytes open no TLS connection.
 */
export function serverNameOf(bytes: Buffer): string | undefined | null {
  const greeting = handshakeOf(bytes);
  if (greeting === undefined || greeting === null) return greeting;
  try {
    return nameIn(greeting);
  } catch {
    return null;
  }
}

/** The first handshake message, whatever records it is cut into. */
function handshakeOf(bytes: Buffer): Buffer | undefined | null {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    if (bytes[at] !== HANDSHAKE) return null;
    if (bytes.length < at + 5) break;
    const length = bytes.readUInt16BE(at + 3);
    parts.push(bytes.subarray(at + 5, at + 5 + length));
    at += 5 + length;
  }
  const message = Buffer.concat(parts);
  if (message.length > 0 && message[0] !== CLIENT_HELLO) return null;
  if (bytes.length > MOST_BYTES) return null;
  if (message.length < 4 || message.length < 4 + message.readUIntBE(1, 3)) return undefined;
  return message.subarray(4, 4 + message.readUIntBE(1, 3));
}

/** After version and random: session, cipher suites and compression, each with its length; then the extensions. */
function nameIn(greeting: Buffer): string {
  let at = 2 + 32;
  at += 1 + greeting.readUInt8(at);
  at += 2 + greeting.readUInt16BE(at);
  at += 1 + greeting.readUInt8(at);
  if (at >= greeting.length) return '';
  const end = at + 2 + greeting.readUInt16BE(at);
  for (at += 2; at < end;) {
    const [kind, length] = [greeting.readUInt16BE(at), greeting.readUInt16BE(at + 2)];
    // A list of names, of which the first is the one in use: its kind, its length, the name.
    if (kind === SERVER_NAME) return greeting.toString('latin1', at + 9, at + 9 + greeting.readUInt16BE(at + 7));
    at += 4 + length;
  }
  return '';
}
