interface RowsSkeletonProps {
  readonly label: string;
  readonly hasPhoto?: true;
}

/** Placeholder rows of a list, in the height of real ones. Plain elements: it is the first paint of a phone. */
export function RowsSkeleton({ label, hasPhoto }: RowsSkeletonProps) {
  return (
    <div className="lw-card lw-card-flush lw-after-200ms" role="status" aria-label={label}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="lw-row-skeleton" data-photo={hasPhoto}>
          {hasPhoto ? <span /> : null}
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
