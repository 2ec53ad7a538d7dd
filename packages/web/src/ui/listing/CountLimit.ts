/** A limit of a field, in the unit its marketplace counts in. */
export interface CountLimit {
  readonly max: number;
  readonly unit: 'characters' | 'bytes' | 'tags';
  /** Points on the way that matter: where phones cut, what is advised. */
  readonly soft?: readonly number[];
}
