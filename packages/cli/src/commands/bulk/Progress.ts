import type { Output } from '../../Surroundings.js';
import type { CheckedBatch } from './CheckedBatch.js';

const BAR = 25;
const TELL_EVERY_MS = 30_000;
const FEW_ROWS = 3;
const FEW_MS = 5000;

/** The progress of a job on stderr: a line that is redrawn at a terminal, else one line per tenth or half minute. */
export class Progress {
  private readonly began = Date.now();
  private tenth = -1;
  private told = 0;
  private isDrawn = false;

  constructor(
    private readonly out: Output,
    private readonly isQuiet: boolean,
  ) {}

  show(batch: CheckedBatch): void {
    if (this.isQuiet) return;
    if (this.out.isTTY) this.draw(batch);
    else this.tell(batch);
  }

  end(): void {
    if (this.isDrawn) this.out.write('\n');
    this.isDrawn = false;
  }

  private draw(batch: CheckedBatch): void {
    const { total, processed } = batch.summary;
    const filled = total === 0 ? BAR : Math.round((processed / total) * BAR);
    if (!this.isDrawn) this.out.write(`Bulk ${batch.batch_id}  ${batch.file_name} → ${batch.marketplace}\n`);
    const line = `  ${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}  ${this.figures(batch)}   Ctrl-C detaches`;
    this.out.write(`\r${line.slice(0, Math.max(20, this.out.columns - 1))}\u001B[K`);
    this.isDrawn = true;
  }

  private tell(batch: CheckedBatch): void {
    const { total, processed } = batch.summary;
    const tenth = total === 0 ? 10 : Math.floor((processed / total) * 10);
    if (tenth === this.tenth && Date.now() - this.told < TELL_EVERY_MS) return;
    this.tenth = tenth;
    this.told = Date.now();
    this.out.write(`${batch.file_name}: ${this.figures(batch)}\n`);
  }

  private figures({ summary, waits_for, eta_seconds }: CheckedBatch): string {
    const { total, processed, successful, failed } = summary;
    const counts = `${processed}/${total}   ${successful} ok · ${failed} failed`;
    if (waits_for === 'provider') return `${counts}   waiting for the AI server`;
    const canTell = processed >= FEW_ROWS && Date.now() - this.began >= FEW_MS;
    return eta_seconds === null || !canTell ? counts : `${counts}   ${aboutSeconds(eta_seconds)} left`;
  }
}

/** Rounded, since it is an estimate. */
function aboutSeconds(seconds: number): string {
  if (seconds < 60) return `about ${Math.max(5, Math.ceil(seconds / 5) * 5)} s`;
  if (seconds < 3600) return `about ${Math.round(seconds / 60)} min`;
  return `about ${Math.round(seconds / 360) / 10} h`;
}
