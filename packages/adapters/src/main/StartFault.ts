/** Why a server cannot start, in one sentence that says what to do. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
}
