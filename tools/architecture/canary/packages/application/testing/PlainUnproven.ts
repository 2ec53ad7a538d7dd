import { UnprovenPort } from '../src/listings/ports/UnprovenPort.js';
export class PlainUnproven extends UnprovenPort {
  override answer() {
    return 1;
  }
}
