import type { api, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import { Draft } from '../../../state/Draft';
import { PersistedDraft } from '../../../state/PersistedDraft';
import type { SessionStore, User } from '../../../state/SessionStore';
import { Task } from '../../../state/Task';

type Profile = CallOutput<typeof api.accounts.me>;
type Details = Pick<User, 'full_name' | 'company_name' | 'phone' | 'email'>;

const detailsOf = ({ full_name, company_name, phone, email }: User): Details => ({
  full_name,
  company_name,
  phone,
  email,
});

/** The stored profile and its edit. An unfinished edit is restored from this device. */
export class ProfileStore {
  profile: Profile | null = null;
  draft: Draft<Details> | null = null;
  persisted: PersistedDraft<Details> | null = null;
  readonly load: Task<[], void>;
  readonly save: Task<[], void>;

  constructor(
    private readonly client: Pick<WebClient, 'accounts'>,
    private readonly session: SessionStore,
    private readonly storage: Storage = localStorage,
  ) {
    this.load = new Task(async () => {
      this.take(await this.client.accounts.me());
      runInAction(() => this.resume());
    });
    this.save = new Task(() => this.send());
    makeAutoObservable<this, 'client' | 'session' | 'storage'>(
      this,
      { client: false, session: false, storage: false, load: false, save: false },
      { autoBind: true },
    );
  }

  edit(): void {
    if (this.profile === null) return;
    const { user } = this.profile;
    const draft = new Draft(detailsOf(user));
    const key = `draft:${user.id}:/app/profile`;
    this.persisted = new PersistedDraft(draft, { key, version: () => 0, storage: this.storage });
    this.draft = draft;
  }

  cancel(): void {
    this.draft?.revert();
    this.draft = null;
    this.save.reset();
  }

  private resume(): void {
    if (this.draft !== null) return;
    this.edit();
    if (this.persisted?.restoredFrom === null) this.draft = null;
  }

  private async send(): Promise<void> {
    if (this.draft === null) return;
    const profile = await this.client.accounts.updateProfile({ body: this.draft.value });
    runInAction(() => {
      this.take(profile);
      this.draft?.rebase(detailsOf(profile.user));
      this.draft = null;
    });
  }

  private take(profile: Profile): void {
    runInAction(() => {
      this.profile = profile;
      this.session.update(profile.user);
    });
  }
}
