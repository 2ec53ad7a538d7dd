import {
  ChangeRole,
  CreateAdminKey,
  CreateAdministrator,
  EndAllSessions,
  FindAccount,
  ListAdministrators,
  RemoveTotp,
  SetPassword,
} from '@listwright/application/admin';
import { createContainer } from '../../composition/createContainer.js';
import { migrationState } from '../../postgres/migrationState.js';
import { SchemaFault } from '../../postgres/SchemaFault.js';
import { openPlatform } from '../openPlatform.js';
import { StartFault } from '../StartFault.js';

export interface Administration {
  readonly list: ListAdministrators;
  readonly find: FindAccount;
  readonly create: CreateAdministrator;
  readonly createKey: CreateAdminKey;
  readonly changeRole: ChangeRole;
  readonly setPassword: SetPassword;
  readonly removeTotp: RemoveTotp;
  readonly endSessions: EndAllSessions;
  readonly close: () => Promise<void>;
}

/** The operator's acts on accounts, directly on the database, with the server's configuration and without a login. */
export async function openAdministration(env: Readonly<Record<string, string | undefined>>): Promise<Administration> {
  // Log lines would mix with the output on a terminal; the audit log records the acts.
  const platform = await openPlatform(
    { ...env, LOG_LEVEL: env.LOG_LEVEL || 'warn' },
    {
      poolSize: 3,
      looksOnly: true,
    },
  );
  try {
    const { pending, foreign } = await migrationState(platform.database);
    const fault = SchemaFault.of(foreign);
    if (fault !== undefined) throw fault;
    if (pending.length > 0)
      throw new StartFault('The database is of another version than this program. Run listwright migrate first.');
    const { get } = await createContainer(platform);
    return {
      list: get(ListAdministrators),
      find: get(FindAccount),
      create: get(CreateAdministrator),
      createKey: get(CreateAdminKey),
      changeRole: get(ChangeRole),
      setPassword: get(SetPassword),
      removeTotp: get(RemoveTotp),
      endSessions: get(EndAllSessions),
      close: platform.close,
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
}
