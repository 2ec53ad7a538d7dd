import type { ReactNode } from 'react';

/** One state of a part, with its name. */
export function State({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section aria-label={name} className="lw-stack-tight">
      <h2 className="lw-h3">{name}</h2>
      {children}
    </section>
  );
}
