import { createHmac, hkdfSync, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { AesSecretBox } from '../security/AesSecretBox.js';

const PURPOSE = 'listwright backup';
const KEY_CONTEXT = 'secret key of a backup';
const KEY_BYTES = 32;
/** OWASP Password Storage Cheat Sheet: N = 2^17, r = 8, p = 1. It needs 128 MB, which Node allows only where it is set. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 ** 2 };

/** The server's SECRET_KEY, as far as backups need it: it signs the manifest, and is itself sealed with a passphrase. */
export class BackupKey {
  private readonly key: Buffer;

  constructor(private readonly secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
  }

  /** Recognises the key and reveals nothing of it. */
  get id(): string {
    return this.sign(Buffer.from('key id')).slice(0, 16);
  }

  sign(bytes: Uint8Array): string {
    return createHmac('sha256', this.key).update(bytes).digest('hex');
  }

  hasSigned(bytes: Uint8Array, signature: string): boolean {
    const [expected, actual] = [Buffer.from(this.sign(bytes)), Buffer.from(signature)];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }

  sealedWith(passphrase: string): string {
    const salt = randomBytes(16).toString('base64url');
    return `${salt} ${boxOf(passphrase, salt).seal(this.secret, KEY_CONTEXT)}`;
  }

  /** The secret that `sealedWith` has sealed; undefined where the passphrase is another. */
  static open(sealed: string, passphrase: string): string | undefined {
    const [salt = '', box = ''] = sealed.split(' ');
    return boxOf(passphrase, salt).open(box, KEY_CONTEXT);
  }
}

function boxOf(passphrase: string, salt: string): AesSecretBox {
  return new AesSecretBox(scryptSync(passphrase, salt, KEY_BYTES, SCRYPT).toString('base64url'));
}
