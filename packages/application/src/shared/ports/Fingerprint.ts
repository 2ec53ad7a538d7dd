/** A short, collision-free hash of a text. */
export abstract class Fingerprint {
  abstract of(text: string): string;
}
