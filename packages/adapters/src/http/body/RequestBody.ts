import type { ReceivedFile } from '@listwright/application/contract';

export interface RequestBody {
  readonly body: Record<string, unknown>;
  readonly files: Record<string, ReceivedFile>;
  /** The bytes as they came, where the operation takes them so. */
  readonly raw?: Uint8Array;
  /** Gives back the room that its files take in memory, where there are any: their work is done. */
  readonly release?: () => void;
}
