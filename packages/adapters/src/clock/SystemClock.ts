import { Clock } from '@listwright/application/shared';

export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
