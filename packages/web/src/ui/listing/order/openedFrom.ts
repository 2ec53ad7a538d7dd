/** The page that a listing was opened from, as stored in the router's state, and the label of its back link. */
export interface OpenedFrom {
  readonly path: string;
  readonly label: string;
}

/** Reads `state: { from }`; undefined if the listing was opened another way. */
export function openedFrom(state: unknown): OpenedFrom | undefined {
  const { from } = (state ?? {}) as { readonly from?: Partial<OpenedFrom> };
  if (typeof from?.path !== 'string' || typeof from.label !== 'string' || !from.path.startsWith('/app/'))
    return undefined;
  return { path: from.path, label: from.label };
}
