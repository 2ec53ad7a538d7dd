/** A field limit, in the unit of its marketplace. */
export interface CountLimit {
  readonly max: number;
  readonly unit: 'characters' | 'bytes' | 'tags';
  /** Soft limits: where phones truncate, and recommended lengths. */
  readonly soft?: readonly number[];
}
