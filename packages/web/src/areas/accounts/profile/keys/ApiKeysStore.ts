import type { api, CallInput, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../../api/WebClient';
import { Collection } from '../../../../state/Collection';
import { Task } from '../../../../state/Task';

export type ApiKey = CallOutput<typeof api.accounts.apiKeys>['api_keys'][number];
export type NewApiKey = CallInput<typeof api.accounts.createApiKey>['body'];

/** The API keys of the account. The secret of a new key is held only while its dialog is open. */
export class ApiKeysStore {
  readonly rows = new Collection<ApiKey>();
  secret: string | null = null;
  readonly load: Task<[], void>;
  readonly create: Task<[NewApiKey], void>;
  readonly revoke: Task<[ApiKey], void>;

  constructor(client: Pick<WebClient, 'accounts'>) {
    this.load = new Task(async () => {
      const { api_keys: keys } = await client.accounts.apiKeys();
      runInAction(() => this.rows.replaceAll(keys));
    });
    this.create = new Task(async (body) => {
      const { api_key: made, key } = await client.accounts.createApiKey({ body });
      runInAction(() => {
        this.rows.prepend(made);
        this.secret = key;
      });
    });
    this.revoke = new Task(async ({ id }) => {
      await client.accounts.revokeApiKey({ params: { id } });
      runInAction(() => this.rows.remove(id));
    });
    makeAutoObservable(this, { rows: false, load: false, create: false, revoke: false }, { autoBind: true });
  }

  forgetSecret(): void {
    this.secret = null;
    this.create.reset();
  }
}
