/** The page that a listing was opened from, as it travels in the state of the address; Back in words. */
export interface CameFrom {
  readonly path: string;
  readonly label: string;
}

/** Reads what was put there by `state: { from }`; undefined where the listing was opened otherwise. */
export function cameFrom(state: unknown): CameFrom | undefined {
  const { from } = (state ?? {}) as { readonly from?: Partial<CameFrom> };
  if (typeof from?.path !== 'string' || typeof from.label !== 'string' || !from.path.startsWith('/app/'))
    return undefined;
  return { path: from.path, label: from.label };
}
