import type { OpenRequests } from '../api/OpenRequests';
import type { WebClient } from '../api/WebClient';
import type { ConnectionStore } from './ConnectionStore';
import type { PreferencesStore } from './PreferencesStore';
import type { QuotaStore } from './QuotaStore';
import type { SessionStore } from './SessionStore';
import type { UndoStack } from './UndoStack';
import type { UsageStore } from './UsageStore';

/** The stores that live as long as the page. Areas create their own from it. */
export interface RootStore {
  readonly client: WebClient;
  readonly requests: OpenRequests;
  readonly session: SessionStore;
  readonly quota: QuotaStore;
  readonly usage: UsageStore;
  readonly connection: ConnectionStore;
  readonly preferences: PreferencesStore;
  readonly undo: UndoStack;
}
