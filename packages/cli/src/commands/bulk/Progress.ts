import type { Output } from '../../CliEnvironment.js';
import type { CheckedJob } from './CheckedJob.js';

const BAR = 25;
const PRINT_EVERY_MS = 30_000;
const FEW_ROWS = 3;
const FEW_MS = 5000;

/** The progress of a job on stderr: a line that is redrawn at a terminal, else one line per tenth or half minute. */
export class Progress {
  private readonly began = Date.now();
  private tenth = -1;
  private lastPrinted = 0;
  private hasDrawn = false;

  constructor(
    private readonly out: Output,
    private readonly isQuiet: boolean,
  ) {}

  show(job: CheckedJob): void {
    if (this.isQuiet) return;
    if (this.out.isTTY) this.draw(job);
    else this.printLine(job);
  }

  end(): void {
    if (this.hasDrawn) this.out.write('\n');
    this.hasDrawn = false;
  }

  private draw(job: CheckedJob): void {
    const { total, processed } = job.summary;
    const filled = total === 0 ? BAR : Math.round((processed / total) * BAR);
    if (!this.hasDrawn) this.out.write(`Bulk ${job.batch_id}  ${job.file_name} → ${job.marketplace}\n`);
    const line = `  ${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}  ${this.figures(job)}   Ctrl-C detaches`;
    this.out.write(`\r${line.slice(0, Math.max(20, this.out.columns - 1))}\u001B[K`);
    this.hasDrawn = true;
  }

  private printLine(job: CheckedJob): void {
    const { total, processed } = job.summary;
    const tenth = total === 0 ? 10 : Math.floor((processed / total) * 10);
    if (tenth === this.tenth && Date.now() - this.lastPrinted < PRINT_EVERY_MS) return;
    this.tenth = tenth;
    this.lastPrinted = Date.now();
    this.out.write(`${job.file_name}: ${this.figures(job)}\n`);
  }

  private figures({ summary, waits_for, eta_seconds }: CheckedJob): string {
    const { total, processed, successful, failed } = summary;
    const counts = `${processed}/${total}   ${successful} ok · ${failed} failed`;
    if (waits_for === 'provider') return `${counts}   waiting for the AI server`;
    if (waits_for === 'worker') return `${counts}   waits for a worker: none has been seen for 3 minutes`;
    const isReliable = processed >= FEW_ROWS && Date.now() - this.began >= FEW_MS;
    return eta_seconds === null || !isReliable ? counts : `${counts}   ${aboutSeconds(eta_seconds)} left`;
  }
}

/** Rounded, since it is an estimate. */
function aboutSeconds(seconds: number): string {
  if (seconds < 60) return `about ${Math.max(5, Math.ceil(seconds / 5) * 5)} s`;
  if (seconds < 3600) return `about ${Math.round(seconds / 60)} min`;
  return `about ${Math.round(seconds / 360) / 10} h`;
}
