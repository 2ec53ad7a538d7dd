import { UsageLedger } from '@listwright/application/billing';
import {
  JobControl,
  JobKinds,
  JobRepository,
  JobWorker,
  ReadJobs,
  RowQueue,
  WorkerNotifier,
} from '@listwright/application/jobs';
import { Clock, IdSource, Transaction } from '@listwright/application/shared';
import type { Area } from '../../composition/Area.js';
import { keys } from '../../composition/keys.js';
import { implement, provide, provideFrom, type Bind } from '../../composition/provide.js';
import { Database } from '../../postgres/Database.js';
import { PostgresJobRepository } from '../../postgres/jobs/PostgresJobRepository.js';
import { PostgresRowQueue } from '../../postgres/jobs/PostgresRowQueue.js';
import { OwnedRows } from '../../postgres/OwnedRows.js';
import { GraphileNotifier } from '../../queue/GraphileNotifier.js';
import { createJobWorker } from './createJobWorker.js';
import { JobAccountData } from './JobAccountData.js';

export const jobsArea: Area = {
  bindings,
  accountData: [JobAccountData],
};

function bindings(bind: Bind): void {
  implement(bind, JobRepository, PostgresJobRepository, Database);
  implement(bind, RowQueue, PostgresRowQueue, Database);
  implement(bind, WorkerNotifier, GraphileNotifier, Database);
  provide(bind, JobAccountData, OwnedRows);
  provideFrom(bind, ReadJobs, (jobs, clock) => new ReadJobs(jobs, clock), JobRepository, Clock);
  provide(bind, JobControl, JobRepository, WorkerNotifier, Transaction);
  provideFrom(
    bind,
    JobWorker,
    createJobWorker,
    keys.Platform,
    RowQueue,
    JobKinds,
    UsageLedger,
    WorkerNotifier,
    Transaction,
    IdSource,
    Clock,
  );
}
