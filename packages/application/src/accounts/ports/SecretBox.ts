/** Keeps secrets that the server must be able to read again. What is stored is of no use without the server's key. */
export abstract class SecretBox {
  /** The text, encrypted and sealed; it opens in the same context only (whose it is). Sealed twice it differs. */
  abstract seal(text: string, context: string): string;
  /** The text; undefined where it was sealed with another key or in another context, or was tampered with. */
  abstract open(sealed: string, context: string): string | undefined;
}
