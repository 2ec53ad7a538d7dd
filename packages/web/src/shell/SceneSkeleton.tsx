import { Skeleton } from '@mantine/core';

/** A placeholder while a screen's code loads. */
export function SceneSkeleton() {
  return (
    <div className="lw-stack-wide lw-after-200ms" role="status" aria-label="Loading">
      <Skeleton height={28} width={200} />
      <Skeleton height={160} radius="lg" />
      <Skeleton height={160} radius="lg" />
    </div>
  );
}
