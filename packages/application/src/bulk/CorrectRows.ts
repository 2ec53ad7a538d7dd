import { DomainError, type FieldFault } from '@listwright/domain/shared';
import { jobErrors, type CorrectedRow, type JobRepository, type WorkerNotifier } from '../jobs/index.js';
import type { Actor, Transaction } from '../shared/index.js';
import type { CellCorrection } from './applyCorrections.js';
import { bulkJobOf, type BulkJob } from './BulkJob.js';
import { checkTableRow, type WrittenLanguages } from './checkTableRow.js';
import { rowDefaults } from './rowDefaults.js';

/** Corrects cells of failed rows after a run, and runs these rows again, alone. */
export class CorrectRows {
  constructor(
    private readonly jobs: JobRepository,
    private readonly notifier: WorkerNotifier,
    private readonly transaction: Transaction,
    private readonly languages?: WrittenLanguages,
  ) {}

  /** Throws `row_still_invalid`, and changes nothing, while one of the rows would fail again. */
  async execute(actor: Actor, id: string, fixes: readonly CellCorrection[]): Promise<BulkJob> {
    const job = bulkJobOf(await this.jobs.find(actor.userId, id));
    if (job.status === 'cancelled') throw jobErrors.cancelled();
    const rows = await this.corrected(job, fixes);
    await this.transaction.run(async () => {
      const again = await this.jobs.retryCorrected(actor.userId, id, rows);
      if (again < rows.length) throw jobErrors.noSuchFailedRow();
      await this.notifier.notify();
    });
    return bulkJobOf(await this.jobs.find(actor.userId, id));
  }

  private async corrected(job: BulkJob, fixes: readonly CellCorrection[]): Promise<readonly CorrectedRow[]> {
    const { kind, columns, header, marketplace, userId } = job;
    const changes = new Map<number, Map<string, string>>();
    for (const { row, column, value } of fixes)
      changes.set(row, (changes.get(row) ?? new Map<string, string>()).set(column, value));
    const plan = { kind, columns, defaults: rowDefaults(marketplace), languages: this.languages };
    const rows: CorrectedRow[] = [];
    const faults: FieldFault[] = [];
    for await (const { number, status, cells: before } of this.jobs.numberedRows(userId, job.id, [...changes.keys()])) {
      if (status !== 'failed') continue;
      const cells = header.map((name) => changes.get(number)?.get(name) ?? before[name] ?? '');
      const checked = checkTableRow({ number, cells, surplus: 0 }, plan);
      for (const { column, message } of checked.faults) faults.push({ path: `${number}.${column}`, message });
      rows.push({ number, name: checked.name || `Row ${number}`, cells });
    }
    if (rows.length < changes.size) throw jobErrors.noSuchFailedRow();
    if (faults.length > 0) throw stillInvalid(faults);
    return rows;
  }
}

function stillInvalid(faults: readonly FieldFault[]): DomainError {
  const [first] = faults;
  const message = `A corrected row is not valid yet: ${first?.message}`;
  return new DomainError('invalid', 'row_still_invalid', message, { faults });
}
