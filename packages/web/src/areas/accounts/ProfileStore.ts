import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../api/WebClient';
import { Draft } from '../../state/Draft';
import type { SessionStore, User } from '../../state/SessionStore';
import { Task } from '../../state/Task';

type Details = Pick<User, 'full_name' | 'company_name' | 'phone'>;

const detailsOf = ({ full_name, company_name, phone }: User): Details => ({ full_name, company_name, phone });

/** The profile as stored and, while it is edited, as typed. */
export class ProfileStore {
  user: User | null = null;
  draft: Draft<Details> | null = null;
  readonly load: Task<[], void>;
  readonly save: Task<[], void>;

  constructor(
    private readonly client: Pick<WebClient, 'accounts'>,
    private readonly session: SessionStore,
  ) {
    this.load = new Task(async () => {
      const { user } = await this.client.accounts.me();
      this.take(user);
    });
    this.save = new Task(() => this.send());
    makeAutoObservable<this, 'client' | 'session'>(
      this,
      { client: false, session: false, load: false, save: false },
      { autoBind: true },
    );
  }

  edit(): void {
    if (this.user !== null) this.draft = new Draft(detailsOf(this.user));
  }

  cancel(): void {
    this.draft = null;
    this.save.reset();
  }

  private async send(): Promise<void> {
    if (this.draft === null) return;
    const { user } = await this.client.accounts.updateProfile({ body: this.draft.value });
    runInAction(() => {
      this.take(user);
      this.draft = null;
    });
  }

  private take(user: User): void {
    runInAction(() => {
      this.user = user;
      this.session.update(user);
    });
  }
}
