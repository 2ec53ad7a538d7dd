interface CustomerNameProps {
  readonly name: string;
  readonly email: string;
}

/** Who it is about, in every list of the admin area. */
export function CustomerName({ name, email }: CustomerNameProps) {
  return (
    <>
      <span className="lw-data-name">{name || '—'}</span>
      <span className="lw-caption">{email}</span>
    </>
  );
}
