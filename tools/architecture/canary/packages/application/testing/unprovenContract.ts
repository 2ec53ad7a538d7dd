import type { UnprovenPort } from '../src/listings/ports/UnprovenPort.js';
export const unprovenContract = (port: UnprovenPort) => port.answer() === 1;
