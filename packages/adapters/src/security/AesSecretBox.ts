import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { SecretBox } from '@listwright/application/accounts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
/** NIST SP 800-38D, 5.2.1.1: 96 bits, at random for each sealing. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'listwright secret box';
const MARK = 'v1.';

/** AES-256-GCM under a key of its own, derived from the server's secret (HKDF, RFC 5869); the context is authenticated with it. */
export class AesSecretBox extends SecretBox {
  private readonly key: Buffer;
  private readonly formerKey: Buffer | undefined;

  /** `former`: a key before, which opens what it has sealed and seals no more. */
  constructor(secret: string, former?: string) {
    super();
    this.key = derived(secret);
    this.formerKey = former === undefined ? undefined : derived(former);
  }

  override seal(text: string, context: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(context, 'utf8'));
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return MARK + sealed.toString('base64url');
  }

  override open(sealed: string, context: string): string | undefined {
    const bytes = sealed.startsWith(MARK) ? Buffer.from(sealed.slice(MARK.length), 'base64url') : Buffer.alloc(0);
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
    return (
      opened(bytes, context, this.key) ??
      (this.formerKey === undefined ? undefined : opened(bytes, context, this.formerKey))
    );
  }
}

function derived(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
}

function opened(bytes: Buffer, context: string, key: Buffer): string | undefined {
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context, 'utf8'));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
