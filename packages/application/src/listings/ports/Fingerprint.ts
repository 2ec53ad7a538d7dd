/** A short, collision-free name for a text: the same text always has the same name. */
export abstract class Fingerprint {
  abstract of(text: string): string;
}
