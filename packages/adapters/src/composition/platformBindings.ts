import { Clock, Fingerprint, IdSource, TableWriter, Transaction } from '@listwright/application/shared';
import { SystemClock } from '../clock/SystemClock.js';
import { FileTableWriter } from '../files/tables/FileTableWriter.js';
import { JudgingThread } from '../isolation/judging/JudgingThread.js';
import { WorkThread } from '../isolation/judging/WorkThread.js';
import { Database } from '../postgres/Database.js';
import { DatabaseTransaction } from '../postgres/DatabaseTransaction.js';
import { OwnedRows } from '../postgres/OwnedRows.js';
import { Sha256Fingerprint } from '../security/Sha256Fingerprint.js';
import { UuidSource } from '../security/UuidSource.js';
import { keys } from './keys.js';
import type { Platform } from './Platform.js';
import { implement, provideFrom, provideOnce, type Bind } from './provide.js';

/** Bindings that every area may use. */
export function platformBindings(bind: Bind, platform: Platform): void {
  provideFrom(bind, keys.Platform, () => platform);
  provideFrom(bind, Database, () => platform.database);
  provideOnce(bind, OwnedRows, Database);
  implement(bind, Clock, SystemClock);
  implement(bind, IdSource, UuidSource);
  implement(bind, Fingerprint, Sha256Fingerprint);
  implement(bind, TableWriter, FileTableWriter);
  implement(bind, Transaction, DatabaseTransaction, Database);
  provideFrom(bind, JudgingThread, () => new JudgingThread());
  provideFrom(bind, WorkThread, () => new WorkThread());
}
