import { checkDay, isDay } from './checkDay.js';

/** The source of the data. */
export interface DataSource {
  readonly name: string;
  /** An address or a path that finds the text again. */
  readonly reference: string;
  /** When the data was last compared with it, `YYYY-MM`. */
  readonly read: string;
}

/** A value in force from a day on. */
export interface DatedEntry<T> {
  /** First day in force, `YYYY-MM-DD`. */
  readonly from: string;
  readonly value: T;
  readonly source: DataSource;
}

/** An entry with its end. */
export interface InForce<T> extends DatedEntry<T> {
  /** First day no longer in force, `YYYY-MM-DD`; absent while it holds. */
  readonly until?: string;
}

/**
 * External data that changes on known days (rules, fees, taxonomies): its values on any day, since when, and where they were
 * read. Each entry holds until the next begins.
 */
export class DatedData<T> {
  /** Oldest first. */
  readonly all: readonly InForce<T>[];
  /** The oldest that is known. */
  readonly first: InForce<T>;

  /**
   * @throws RangeError where the entries are none, not of days, not in the order of these, or without a source: the data is wrong,
   * and not what is asked of it.
   */
  constructor(entries: readonly DatedEntry<T>[]) {
    this.all = entries.map((entry, at) => {
      if (!isDay(entry.from)) throw new RangeError(`"${entry.from}" is not a day`);
      const until = entries[at + 1]?.from;
      if (until !== undefined && until <= entry.from)
        throw new RangeError(`${until} does not come after ${entry.from}`);
      if (entry.source.name === '' || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(entry.source.read))
        throw new RangeError(`the data from ${entry.from} has no source that was read in a month`);
      return until === undefined ? entry : { ...entry, until };
    });
    const [first] = this.all;
    if (first === undefined) throw new RangeError('there are no entries');
    this.first = first;
  }

  /**
   * What is in force on a day, `YYYY-MM-DD`; undefined before the first day that is known.
   * @throws DomainError `invalid`, code `invalid_date`, for anything else than a day.
   */
  on(day: string): InForce<T> | undefined {
    checkDay(day);
    return this.all.findLast(({ from }) => from <= day);
  }
}
