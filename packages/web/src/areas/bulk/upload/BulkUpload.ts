import { ApiError, type api, type CallInput, type CallOutput } from '@listwright/application/contract';
import { rowKinds, type BulkField } from '@listwright/domain/bulk';
import type { Marketplace } from '@listwright/domain/marketplaces';
import { makeAutoObservable, runInAction } from 'mobx';
import { InTurn } from '../../../api/InTurn';
import { isKind } from '../../../api/isKind';
import type { WebClient } from '../../../api/WebClient';
import { Task } from '../../../state/Task';
import type { BulkTool } from '../BulkTool';
import { toolOf } from '../toolOf';
import { Corrections, type Correction, type CorrectionCheck } from './Corrections';
import { FaultList } from './FaultList';
import { firstRowsBody } from './firstRowsOf';

type Encoding = UploadCheck['encodings'][number]['encoding'];
export type UploadCheck = CallOutput<typeof api.bulk.preflight>;

const MB = 1024 * 1024;
const MAX_MB = 20;

/** A file before it becomes a job: chosen, checked, columns mapped, cells corrected, uploaded. */
export class BulkUpload {
  file: File | null = null;
  fileFault: string | null = null;
  marketplace: Marketplace = 'amazon';
  check: UploadCheck | null = null;
  /** The likely encodings of the file, where it does not say which; the one chosen here, null: none yet. */
  encodings: UploadCheck['encodings'] = [];
  encoding: Encoding | null = null;
  /** The column names do not identify the required fields. */
  private header: readonly string[] = [];
  readonly faults: FaultList;
  readonly corrections: Corrections;
  readonly preflight: Task<[], void>;
  /** Resolves to the job's id. */
  readonly start: Task<[], string>;
  /** The column mapping chosen here; null: none yet, so that the remembered mapping of the same header applies. */
  private choices: Readonly<Record<string, BulkField | null>> | null = null;
  /** Kept while a response is pending: a retry after a lost connection must join the same job, not create another. */
  private pendingRequest: { readonly sent: string; readonly key: string } | null = null;

  /** The server remembers the columns of the last check that it gets: one follows the other. */
  private readonly checks = new InTurn();

  constructor(
    private readonly client: Pick<WebClient, 'bulk'>,
    /** The tool of the screen. */
    private readonly screen: BulkTool,
  ) {
    this.faults = new FaultList(async (from) => (await this.ask('problems', { faults_from: from })).faults);
    this.corrections = new Corrections(
      (fixes) => this.judged(fixes),
      (judgement) => this.count(judgement),
    );
    this.preflight = new Task(() => this.examine());
    this.start = new Task(() => this.send());
    makeAutoObservable<this, 'client' | 'screen' | 'pendingRequest' | 'checks'>(
      this,
      {
        client: false,
        screen: false,
        pendingRequest: false,
        checks: false,
        faults: false,
        corrections: false,
        preflight: false,
        start: false,
      },
      { autoBind: true },
    );
  }

  /** The tool of the file's format; the screen's until there is a file. */
  get tool(): BulkTool {
    return this.file === null ? this.screen : toolOf({ kind: this.screen.kind, format: formatOf(this.file) });
  }

  /** Takes one file and checks it; an unsupported file is reported and the previous one stays. */
  async choose(file: File | null): Promise<void> {
    if (file === null) return;
    const { formats, fileRequired } = this.screen;
    if (!formats.some((format) => file.name.toLowerCase().endsWith(`.${format}`))) {
      this.fileFault = fileRequired;
      return;
    }
    if (file.size === 0) {
      this.fileFault = 'The file is empty.';
      return;
    }
    if (file.size > MAX_MB * MB) {
      this.fileFault = `This file is ${(file.size / MB).toFixed(1)} MB. The limit is ${MAX_MB} MB. Split it into smaller files.`;
      return;
    }
    this.reset();
    this.file = file;
    await this.preflight.run();
  }

  async setMarketplace(marketplace: Marketplace): Promise<void> {
    this.marketplace = marketplace;
    if (this.file !== null) await this.preflight.run();
  }

  /** Reads the file in one of its likely encodings. */
  async setEncoding(encoding: Encoding): Promise<void> {
    this.encoding = encoding;
    await this.preflight.run();
  }

  /** The encoding of the file is not certain, and none was chosen. */
  get isUnsure(): boolean {
    return this.encodings.length > 0 && this.encoding === null;
  }

  /** The columns of the file, also if their names do not identify the required fields. */
  get columns(): UploadCheck['columns'] {
    return this.check?.columns ?? this.header.map((name) => ({ name, field: null }));
  }

  /** The column names do not identify the required fields, so the user must map them. */
  get isUnknown(): boolean {
    return this.check === null && this.header.length > 0;
  }

  /** The field of a column: as chosen, else as its name suggests. */
  fieldOf(column: string): BulkField | null {
    const chosen = this.chosen[column];
    return chosen === undefined ? (this.columns.find(({ name }) => name === column)?.field ?? null) : chosen;
  }

  /** Maps a column to a field, unmaps the column that had the field, and checks again. */
  async setField(column: string, field: BulkField | null): Promise<void> {
    const holder =
      field === null || field === 'attribute'
        ? undefined
        : this.columns.find(({ name }) => name !== column && this.fieldOf(name) === field);
    this.choices = { ...this.chosen, [column]: field, ...(holder === undefined ? {} : { [holder.name]: null }) };
    await this.preflight.run();
  }

  /** Whether the mapping comes from an earlier file with the same header. */
  get isRemembered(): boolean {
    return this.choices === null && (this.check?.remembered ?? null) !== null;
  }

  /** Maps by column names again and forgets the remembered mapping of this header. */
  async goByNames(): Promise<void> {
    this.choices = {};
    await this.preflight.run();
  }

  /** Required columns of this screen that are not mapped. */
  get missing(): readonly BulkField[] {
    const { check } = this;
    if (check === null) return [];
    const fed = new Set(check.columns.map(({ name }) => this.fieldOf(name)));
    return this.tool.required.filter((field) => !fed.has(field));
  }

  /** The file belongs to another screen, and no column was mapped here. */
  get isOtherKind(): boolean {
    return this.check !== null && this.check.kind !== this.tool.kind;
  }

  /** The plan has no bulk files: the upload shows what a larger plan offers. */
  get isNotInPlan(): boolean {
    return this.check?.max_rows === 0;
  }

  /** The check is unavailable. The upload can still start, since it validates every row again. */
  get isUnchecked(): boolean {
    return isPassing(this.preflight.error);
  }

  /** The bulk uploads of the period are used up. */
  get isUsedUp(): boolean {
    return this.check?.uploads_left === 0;
  }

  get canStart(): boolean {
    if (this.file === null || this.preflight.isRunning || this.start.isRunning) return false;
    if (this.isUnsure) return false;
    if (this.isNotInPlan || this.isUnchecked) return true;
    const { check, corrections } = this;
    if (this.preflight.status !== 'done' || check === null || this.isOtherKind || this.missing.length > 0) return false;
    if (this.isUsedUp || corrections.isJudging) return false;
    return check.valid > 0 || (corrections.all.length > 0 && isPassing(corrections.judge.error));
  }

  /** Reports that a file is missing. */
  askForFile(): void {
    this.fileFault = this.screen.fileRequired;
  }

  reset(): void {
    this.file = null;
    this.fileFault = null;
    this.check = null;
    this.faults.begin([], 0);
    this.header = [];
    this.choices = null;
    [this.encodings, this.encoding] = [[], null];
    this.corrections.clear();
    this.pendingRequest = null;
    this.checks.forget();
    this.preflight.reset();
    this.start.reset();
  }

  private get sentFile() {
    if (this.file === null) throw new Error(this.screen.fileRequired);
    return { name: this.file.name, type: this.file.type, content: this.file };
  }

  private get chosen(): Readonly<Record<string, BulkField | null>> {
    return this.choices ?? this.check?.remembered ?? {};
  }

  private get choice() {
    const columns = this.choices === null ? {} : { columns: this.choices };
    const encoding = this.encoding === null ? {} : { encoding: this.encoding };
    return { marketplace: this.marketplace, columns_for: this.tool.kind, ...columns, ...encoding };
  }

  /** Checks the file with the columns as they are chosen when its turn comes; another file drops the checks that wait. */
  private ask(kind: string, more: Partial<CallInput<typeof api.bulk.preflight>['body']> = {}): Promise<UploadCheck> {
    const files = { file: this.sentFile };
    return this.checks.run(kind, () => this.client.bulk.preflight({ body: { ...this.choice, ...more }, files }));
  }

  private async examine(): Promise<void> {
    const { file } = this;
    try {
      const check = await this.ask('columns');
      runInAction(() => {
        if (this.file !== file) return;
        this.check = check;
        if (this.encoding === null) this.encodings = check.encodings;
        this.faults.begin(check.faults, check.fault_count);
      });
      if (this.corrections.all.length > 0) await this.corrections.judge.run();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unknown_columns' && this.file === file) {
        const { header } = error.problem;
        const encodings = this.encoding === null ? likelyEncodings(error) : this.encodings;
        runInAction(() => {
          // The old problems belonged to another mapping.
          this.check = null;
          this.encodings = encodings;
          this.header = Array.isArray(header) ? header.map(String) : [];
        });
      }
      throw error;
    }
  }

  private async judged(fixes: readonly Correction[]): Promise<CorrectionCheck> {
    const { valid, invalid, left_faults: left } = await this.ask('corrections', { fixes: [...fixes] });
    return { valid, invalid, left };
  }

  /** The counts are those of the corrected file; the list of problems stays, so that no row moves while the user types. */
  private count({ valid, invalid }: CorrectionCheck): void {
    if (this.check !== null) this.check = { ...this.check, valid, invalid };
  }

  private async send(): Promise<string> {
    const file = this.sentFile;
    const fixes = [...this.corrections.all];
    // Upload what was checked, even if the remembered mapping changed meanwhile.
    const columns = this.isRemembered ? { columns: { ...this.chosen } } : {};
    const body = { ...this.choice, ...columns, ...firstRowsBody(this.check), ...(fixes.length === 0 ? {} : { fixes }) };
    const sent = JSON.stringify(body);
    this.pendingRequest = this.pendingRequest?.sent === sent ? this.pendingRequest : { sent, key: crypto.randomUUID() };
    const options = { idempotencyKey: this.pendingRequest.key, headers: { prefer: 'wait=0' } };
    try {
      const { batch_id: id } =
        rowKinds[this.tool.kind].makesListings && formatOf(file.content) === 'csv'
          ? await this.client.bulk.generate({ body, files: { csv: file } }, options)
          : await this.client.bulk.upload({ body, files: { file } }, options);
      this.pendingRequest = null;
      return id;
    } catch (error) {
      if (!isKind(error, 'unavailable')) this.pendingRequest = null;
      throw error;
    }
  }
}

const formatOf = ({ name }: File) => (name.toLowerCase().endsWith('.csv') ? 'csv' : 'xlsx');

/** A temporary failure: the file itself may be fine. */
const isPassing = (error: unknown): boolean => isKind(error, 'unavailable') || isKind(error, 'rate_limited');

/** Of an error about a file whose encoding is not certain. */
const likelyEncodings = ({ problem }: ApiError) =>
  Array.isArray(problem.encodings) ? (problem.encodings as UploadCheck['encodings']) : [];
