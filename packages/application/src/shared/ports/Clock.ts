/** The time, so that tests can move it. */
export abstract class Clock {
  abstract now(): Date;
}
