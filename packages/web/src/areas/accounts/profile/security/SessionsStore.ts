import type { api, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../../api/WebClient';
import { Collection } from '../../../../state/Collection';
import { Task } from '../../../../state/Task';

export type Session = CallOutput<typeof api.accounts.sessions>['sessions'][number];

const MAX = 100;

/** The sessions of the account. A session disappears at once when ended, and returns if the server fails. */
export class SessionsStore {
  readonly rows = new Collection<Session>();
  readonly load: Task<[], void>;

  constructor(private readonly client: Pick<WebClient, 'accounts'>) {
    this.load = new Task(async () => {
      const { sessions } = await this.client.accounts.sessions({ query: { limit: MAX } });
      // The current session first.
      const sorted = sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
      runInAction(() => this.rows.replaceAll(sorted));
    });
    makeAutoObservable<this, 'client'>(this, { client: false, rows: false, load: false }, { autoBind: true });
  }

  get others(): readonly Session[] {
    return this.rows.all.filter(({ current }) => !current);
  }

  end(session: Session): Promise<void> {
    return this.without([session], () => this.client.accounts.endSession({ params: { id: session.id } }));
  }

  endOthers(): Promise<void> {
    return this.without(this.others, () => this.client.accounts.endOtherSessions());
  }

  private async without(gone: readonly Session[], act: () => Promise<unknown>): Promise<void> {
    const before = this.rows.all;
    gone.forEach(({ id }) => this.rows.remove(id));
    try {
      await act();
    } catch (error) {
      runInAction(() => this.rows.replaceAll(before));
      throw error;
    }
  }
}
