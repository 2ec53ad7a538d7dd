import { createClient, routes, type api, type Transport } from '@listwright/application/contract';
import { reaction } from 'mobx';
import { OpenRequests } from '../api/OpenRequests';
import { createSessionTransport } from '../api/createSessionTransport';
import { ConnectionStore } from './ConnectionStore';
import { PreferencesStore } from './PreferencesStore';
import { QuotaStore } from './QuotaStore';
import type { RootStore } from './RootStore';
import { SessionStore } from './SessionStore';
import { UndoStack } from './UndoStack';
import { UsageStore } from './UsageStore';

/**
 * Creates the stores over a transport. The session store uses it directly; the other stores go through the session,
 * which adds and refreshes the token.
 */
export function createRootStore(plain: Transport, storage: Storage = localStorage): RootStore {
  const requests = new OpenRequests();
  const transport = requests.counting(plain);
  const session = new SessionStore(createClient<typeof api>(routes, transport), storage);
  const quota = new QuotaStore();
  const client = createClient<typeof api>(routes, createSessionTransport(transport, session, quota));
  const usage = new UsageStore(client);
  const undo = new UndoStack();
  reaction(
    () => session.user?.id,
    () => {
      usage.clear();
      undo.clear();
    },
  );
  return {
    client,
    requests,
    session,
    quota,
    usage,
    connection: new ConnectionStore(),
    preferences: new PreferencesStore(storage),
    undo,
  };
}
