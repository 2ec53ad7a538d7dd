import type { ReceivedFile } from '@listwright/application/contract';

export interface RequestBody {
  readonly body: Record<string, unknown>;
  readonly files: Record<string, ReceivedFile>;
  /** The bytes as they came, where the operation takes them so. */
  readonly raw?: Uint8Array;
  /** Releases the memory that its files take, once they are processed. */
  readonly release?: () => void;
}
