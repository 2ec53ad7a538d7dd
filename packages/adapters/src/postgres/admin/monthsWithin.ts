export interface MonthSpan {
  /** The first whole month, as its first day; absent: from the beginning. */
  readonly first?: string;
  /** The first month that is not whole any more; absent: to the end. */
  readonly end?: string;
  /** The parts of months that remain. */
  readonly parts: readonly { readonly from?: Date; readonly until?: Date }[];
}

/** Divides a time into whole months (UTC), whose sums are kept ready, and the parts of months around them. */
export function monthsWithin(from: Date | undefined, until: Date | undefined): MonthSpan {
  const first = from && monthOnOrAfter(from);
  const end = until && monthOf(until);
  if (from !== undefined && until !== undefined && first !== undefined && end !== undefined && first >= end) {
    // No whole month between: the sums serve nothing, unless the time is empty or exactly that.
    const whole = first.getTime() === end.getTime() ? partsAround(from, first, end, until) : [{ from, until }];
    return { first: dayOf(first), end: dayOf(first), parts: whole };
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
