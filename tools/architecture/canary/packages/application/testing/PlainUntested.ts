import { UntestedPort } from '../src/listings/ports/UntestedPort.js';
export class PlainUntested extends UntestedPort {
  override answer() {
    return 1;
  }
}
