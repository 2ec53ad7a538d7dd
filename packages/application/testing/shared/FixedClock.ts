import { Clock } from '../../src/shared/index.js';

/** A clock that does not move until the test moves it. */
export class FixedClock extends Clock {
  constructor(private time = new Date('2026-11-21T10:00:00.000Z')) {
    super();
  }

  override now(): Date {
    return new Date(this.time);
  }

  advance(milliseconds: number): void {
    this.time = new Date(this.time.getTime() + milliseconds);
  }
}
