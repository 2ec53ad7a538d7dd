import {
  bulkJobOf,
  type BulkFile,
  CheckUpload,
  CorrectRows,
  DownloadJob,
  StartJob,
} from '@listwright/application/bulk';
import { isFinished, type Job, JobControl, ReadJobs } from '@listwright/application/jobs';
import type { bulkContract, HandlerInput, ReceivedFile, StreamedFile } from '@listwright/application/contract';
import { ListListings } from '@listwright/application/listings';
import { type Actor, Clock } from '@listwright/application/shared';
import { BULK_KINDS, CSV_LISTING_COLUMNS, rowKinds, type BulkField } from '@listwright/domain/bulk';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';
import type { CallContext } from '../HttpContext.js';
import { OpenStreams } from './OpenStreams.js';
import { jobView, errorsOf, rowView, uploadCheckView, uploadView } from './jobView.js';
import { preferences } from './preferences.js';
import { progressEvents } from './progressEvents.js';

export const bulkUseCases = {
  check: CheckUpload,
  start: StartJob,
  read: ReadJobs,
  control: JobControl,
  correct: CorrectRows,
  download: DownloadJob,
  listListings: ListListings,
  clock: Clock,
};

type UploadBody = HandlerInput<typeof bulkContract.upload>['body'];

const MAX_RESULTS = 1000;
const MAX_ERRORS = 50;

export function bulkRoutes(use: Instances<typeof bulkUseCases>): Handlers<typeof bulkContract> {
  const view = (job: Job) => jobView(bulkJobOf(job), use.clock.now());
  const streams = new OpenStreams();
  const begin = async (
    { columns_for: columnsFor, first_rows: firstRows, encoding, ...body }: UploadBody,
    file: ReceivedFile | undefined,
    required: readonly BulkField[] | undefined,
    { actor, header, idempotentRequest, message, respondAccepted }: CallContext<Actor>,
  ) => {
    const { waitSeconds, concurrency } = preferences(header('prefer'));
    const how = { columnsFor, concurrency, firstRows, requestKey: idempotentRequest?.name, required };
    const job = await use.start.execute(actor, { ...body, ...how, file: { ...uploaded(file), encoding } });
    const settled = bulkJobOf(await use.read.settled(actor, job.id, waitSeconds * 1000));
    if (!isFinished(settled)) respondAccepted();
    else if (settled.successful > 0) message(rowKinds[settled.kind].doneSentence(settled.successful, settled.format));
    const { items } = await use.read.rows(actor, job.id, {}, { limit: MAX_RESULTS });
    return uploadView(settled, items);
  };
  return {
    preflight: async (
      { body: { columns_for: columnsFor, faults_from: faultsFrom, encoding, ...body }, files },
      { actor },
    ) => {
      const file = { ...uploaded(files.file), encoding };
      return uploadCheckView(await use.check.execute(actor, { ...body, columnsFor, faultsFrom, file }));
    },
    upload: ({ body, files }, context) => begin(body, files.file, undefined, context),
    generate: ({ body, files }, context) => begin(body, files.csv, CSV_LISTING_COLUMNS, context),
    list: async ({ query }, { actor }) => {
      const kinds = query.kind === undefined ? BULK_KINDS : [query.kind];
      const { items, total, nextCursor } = await use.read.list(actor, { isOpen: query.open, kinds }, query);
      return { batches: items.map(view), total, next_cursor: nextCursor };
    },
    check: async ({ params }, { actor }) => {
      const first = await use.read.read(actor, params.id);
      const isCancelled = first.status === 'cancelled';
      const running = isCancelled
        ? await use.read.rows(actor, params.id, { status: 'running' }, { limit: 1 })
        : undefined;
      // Counted after the rows under way: where there are none, the counts are final.
      const job = isCancelled ? await use.read.read(actor, params.id) : first;
      const failed = await use.read.rows(actor, params.id, { status: 'failed' }, { limit: MAX_ERRORS });
      const categories = isFinished(job) ? await use.download.splitCount(bulkJobOf(job)) : 0;
      return { ...view(job), errors: errorsOf(failed.items), under_way: running?.total ?? 0, categories };
    },
    events: async ({ params }, { actor, disconnected, isStillAuthorized }) => {
      await use.read.read(actor, params.id);
      streams.enter(actor.userId, disconnected);
      return {
        fileName: '',
        contentType: 'text/event-stream; charset=utf-8',
        chunks: progressEvents(
          use.read.watch(actor, params.id, { signal: disconnected, isAllowed: isStillAuthorized }),
          view,
        ),
      };
    },
    rows: async ({ params, query }, { actor }) => {
      const { status, accepted: isAccepted, score_from: scoreFrom, score_below: scoreBelow } = query;
      const filter = { status, isAccepted, scoreFrom, scoreBelow };
      const { items, total, nextCursor } = await use.read.rows(actor, params.id, filter, query);
      return { rows: items.map(rowView), total, next_cursor: nextCursor };
    },
    accept: async ({ params, body }, { actor }) => {
      await use.control.accept(actor, params.id, params.row, body.accepted);
      return {};
    },
    cancel: async ({ params }, { actor }) => view(await use.control.cancel(actor, params.id)),
    resume: async ({ params }, { actor }) => view(await use.control.resume(actor, params.id)),
    retryFailed: async ({ params, body: { fixes = [] } }, { actor }) =>
      fixes.length === 0
        ? view(await use.control.retryFailed(actor, params.id))
        : view(await use.correct.execute(actor, params.id, fixes)),
    failedRows: async ({ params }, { actor }) => streamed(await use.download.failedRows(actor, params.id)),
    results: async ({ params, query }, { actor }) =>
      streamed(await use.download.results(actor, params.id, query.format, true)),
    simpleResults: async ({ params, query }, { actor }) =>
      streamed(await use.download.results(actor, params.id, query.format, false)),
    resultsXlsx: async ({ params }, { actor }) =>
      streamed(await use.download.results(actor, params.batch_id, 'xlsx', false)),
    template: ({ query }) => ({
      ...streamed(use.download.template(query.type === 'generate' ? 'listings' : query.type, query.format)),
      isPublic: true,
    }),
    history: async ({ query }, { actor }) => {
      const { items, total, nextCursor } = await use.listListings.execute(actor, { search: '' }, query);
      return {
        listings: items.map(({ row: { id, productName, marketplace, status, createdAt } }) => ({
          id,
          marketplace,
          status,
          product_name: productName,
          created_at: createdAt.toISOString(),
        })),
        total,
        next_cursor: nextCursor,
      };
    },
  };
}

function uploaded(file: ReceivedFile | undefined) {
  return { name: file?.name ?? '', bytes: file?.bytes ?? new Uint8Array() };
}

function streamed({ name, contentType, content }: BulkFile): StreamedFile {
  return { fileName: name, contentType, chunks: content };
}
