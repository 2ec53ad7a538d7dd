/** A backup cannot be made, read or restored; says why in one sentence. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}
