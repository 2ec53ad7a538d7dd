/** What a provider or the ledger calls something: cut in a list, whole on hover. */
export function Reference({ id }: { readonly id: string }) {
  return (
    <span className="lw-mono lw-id" title={id}>
      {id}
    </span>
  );
}
