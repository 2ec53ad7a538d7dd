import type { api, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import type { SessionStore } from '../../../state/SessionStore';
import { Task } from '../../../state/Task';

export type TotpState = CallOutput<typeof api.accounts.totp>['totp'];
type Setup = CallOutput<typeof api.accounts.startTotp>;

/** The state of two-step sign-in. Secret and recovery codes are held only while they are shown. */
export class TotpStore {
  state: TotpState | null = null;
  setup: Setup | null = null;
  recoveryCodes: readonly string[] | null = null;
  readonly load: Task<[], void>;
  readonly start: Task<[password: string], void>;
  readonly confirm: Task<[code: string], void>;
  readonly makeCodes: Task<[password: string, code: string], void>;
  readonly disable: Task<[password: string, code: string], void>;

  constructor(
    private readonly client: Pick<WebClient, 'accounts'>,
    private readonly session: SessionStore,
  ) {
    const { accounts } = this.client;
    this.load = new Task(async () => {
      const { totp } = await accounts.totp();
      runInAction(() => (this.state = totp));
    });
    this.start = new Task(async (password) => {
      const setup = await accounts.startTotp({ body: { password } });
      runInAction(() => (this.setup = setup));
    });
    this.confirm = new Task(async (code) => {
      const { recovery_codes: codes } = await accounts.confirmTotp({ body: { code } });
      this.turn(true, codes);
    });
    this.makeCodes = new Task(async (password, code) => {
      const { recovery_codes: codes } = await accounts.makeRecoveryCodes({ body: { password, code } });
      this.turn(true, codes);
    });
    this.disable = new Task(async (password, code) => {
      await accounts.disableTotp({ body: { password, code } });
      this.turn(false, []);
    });
    const plain = { load: false, start: false, confirm: false, makeCodes: false, disable: false } as const;
    makeAutoObservable<this, 'client' | 'session'>(
      this,
      { client: false, session: false, ...plain },
      { autoBind: true },
    );
  }

  /** Called when the dialog closes: drops the secret and the codes. */
  forget(): void {
    this.setup = null;
    this.recoveryCodes = null;
    for (const task of [this.start, this.confirm, this.makeCodes, this.disable]) task.reset();
  }

  private turn(enabled: boolean, codes: readonly string[]): void {
    const { user } = this.session;
    runInAction(() => {
      this.setup = null;
      this.recoveryCodes = enabled ? codes : null;
      this.state = {
        enabled,
        required: this.state?.required ?? false,
        recovery_codes_left: codes.length,
        enabled_at: enabled ? (this.state?.enabled_at ?? new Date().toISOString()) : null,
      };
      if (user !== null) this.session.update({ ...user, totp_enabled: enabled, totp_setup_required: false });
    });
  }
}
