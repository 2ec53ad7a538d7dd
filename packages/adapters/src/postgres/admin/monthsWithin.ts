export interface MonthSpan {
  /** The first complete month, as its first day; absent: from the beginning. */
  readonly first?: string;
  /** The first month after the complete ones; absent: to the end. */
  readonly end?: string;
  /** The parts of months that remain. */
  readonly parts: readonly { readonly from?: Date; readonly until?: Date }[];
}

/** Divides a time span into complete months (UTC), whose sums are stored, and the partial months around them. */
export function monthsWithin(from: Date | undefined, until: Date | undefined): MonthSpan {
  const first = from && monthOnOrAfter(from);
  const end = until && monthOf(until);
  if (from !== undefined && until !== undefined && first !== undefined && end !== undefined && first >= end) {
    // No complete month between: the sums do not help.
    const parts = first.getTime() === end.getTime() ? partsAround(from, first, end, until) : [{ from, until }];
    return { first: dayOf(first), end: dayOf(first), parts };
  }
  return {
    ...(first === undefined ? {} : { first: dayOf(first) }),
    ...(end === undefined ? {} : { end: dayOf(end) }),
    parts: partsAround(from, first, end, until),
  };
}

function partsAround(from?: Date, first?: Date, end?: Date, until?: Date): MonthSpan['parts'] {
  return [
    ...(from !== undefined && first !== undefined && from < first ? [{ from, until: first }] : []),
    ...(until !== undefined && end !== undefined && end < until ? [{ from: end, until }] : []),
  ];
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const monthOf = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1));

function monthOnOrAfter(date: Date): Date {
  const month = monthOf(date);
  return month < date ? new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)) : month;
}
