import type { api, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import { Task } from '../../../state/Task';

type Shared = CallOutput<typeof api.products.openPageShare>;

/** A shared analysis, as people without an account read it. */
export class SharedAnalysisStore {
  shared: Shared | null = null;
  readonly load: Task<[], void>;

  constructor(
    client: Pick<WebClient, 'products'>,
    /** Empty where the link is incomplete. */
    readonly token: string,
  ) {
    this.load = new Task(async () => {
      const shared = await client.products.openPageShare({ body: { token } });
      runInAction(() => (this.shared = shared));
    });
    makeAutoObservable(this, { token: false, load: false });
  }
}
