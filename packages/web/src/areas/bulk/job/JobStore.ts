import type { api, CallInput, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { isKind } from '../../../api/isKind';
import type { WebClient } from '../../../api/WebClient';
import { poll } from '../poll';
import { Task } from '../../../state/Task';
import { isOpenJob } from './isOpenJob';
import { RowCorrections } from './RowCorrections';

export type CheckedJob = CallOutput<typeof api.bulk.check>;
export type JobRow = CallOutput<typeof api.bulk.rows>['rows'][number];
type Fixes = NonNullable<CallInput<typeof api.bulk.retryFailed>['body']['fixes']>;
export type JobAction = 'cancel' | 'resume' | 'retryFailed';

const FIRST_MS = 500;
const LONGEST_MS = 2000;
const SHOWN_FAILED = 50;

/** One job, polled until its figures are final: progress, failures and actions. */
export class JobStore {
  job: CheckedJob | null = null;
  failedRows: readonly JobRow[] = [];
  /** The last request failed: the figures shown are the last known ones. */
  isStale = false;
  error: unknown = null;
  readonly change: Task<[JobAction], void>;
  readonly corrections: RowCorrections;
  private pause = FIRST_MS;
  private stop: (() => void) | null = null;
  private wasOpen = false;

  constructor(
    private readonly client: Pick<WebClient, 'bulk'>,
    readonly id: string,
    /** A job that was running has finished. */
    private readonly onEnded: (job: CheckedJob) => void = () => undefined,
  ) {
    this.change = new Task((act) => this.apply(act));
    this.corrections = new RowCorrections((fixes) => this.apply('retryFailed', { fixes }));
    makeAutoObservable<this, 'client' | 'pause' | 'stop' | 'wasOpen' | 'onEnded'>(
      this,
      {
        client: false,
        id: false,
        change: false,
        corrections: false,
        pause: false,
        stop: false,
        wasOpen: false,
        onEnded: false,
      },
      { autoBind: true },
    );
  }

  /** Polls the job until it has finished or the returned function is called. */
  follow(): () => void {
    this.stop?.();
    this.pause = FIRST_MS;
    this.error = null;
    this.stop = poll(this.read);
    return () => this.stop?.();
  }

  get isOpen(): boolean {
    return this.job !== null && isOpenJob(this.job);
  }

  /** Cancelled while rows were running: those still finish, and count. */
  get isSettling(): boolean {
    return !this.isOpen && (this.job?.under_way ?? 0) > 0;
  }

  get left(): number {
    if (this.job === null) return 0;
    const { total, processed } = this.job.summary;
    return total - processed - (this.isSettling ? this.job.under_way : 0);
  }

  get canResume(): boolean {
    return this.left > 0 && (this.job?.status === 'paused' || this.job?.status === 'cancelled');
  }

  get canRetry(): boolean {
    return !this.isOpen && (this.job?.retryable ?? 0) > 0;
  }

  private async read(): Promise<number | null> {
    try {
      const job = await this.client.bulk.check({ params: { id: this.id } });
      const isOpen = isOpenJob(job) || job.under_way > 0;
      const failed = isOpen || job.summary.failed === 0 ? [] : await this.readFailed();
      runInAction(() => {
        this.job = job;
        this.failedRows = failed;
        this.isStale = false;
      });
      if (!isOpen && this.wasOpen) this.onEnded(job);
      this.wasOpen = isOpen;
      if (!isOpen) return null;
    } catch (error) {
      const isGone = isKind(error, 'not_found') || isKind(error, 'invalid');
      runInAction(() => {
        this.isStale = true;
        if (this.job === null || isGone) this.error = error;
      });
      if (isGone) return null;
    }
    const { pause } = this;
    this.pause = Math.min(LONGEST_MS, this.pause * 1.5);
    return pause;
  }

  private async readFailed(): Promise<readonly JobRow[]> {
    const query = { status: 'failed', limit: SHOWN_FAILED } as const;
    return (await this.client.bulk.rows({ params: { id: this.id }, query })).rows;
  }

  private async apply(act: JobAction, body: { fixes?: Fixes } = {}): Promise<void> {
    const params = { id: this.id };
    const changed = await (act === 'retryFailed'
      ? this.client.bulk.retryFailed({ params, body })
      : this.client.bulk[act]({ params }));
    runInAction(() => {
      const { errors = [], under_way: underWay = 0, categories = 0 } = this.job ?? {};
      this.job = { ...changed, errors, under_way: underWay, categories };
    });
    this.wasOpen ||= isOpenJob(changed);
    this.follow();
  }
}
