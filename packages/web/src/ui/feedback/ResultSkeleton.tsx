import { Skeleton } from '@mantine/core';

const LINES = ['90%', '75%', '82%', '60%'];

/** Where a result will stand while it is being worked out: a heading, some lines and a table. */
export function ResultSkeleton({ label }: { readonly label: string }) {
  return (
    <section className="lw-card lw-stack" role="status" aria-label={label}>
      <Skeleton height={24} width="40%" />
      <div className="lw-stack-tight">
        {LINES.map((width) => (
          <Skeleton key={width} height={12} width={width} />
        ))}
      </div>
      <Skeleton height={160} />
    </section>
  );
}
