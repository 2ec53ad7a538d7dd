import path from 'node:path';
import { styleText } from 'node:util';
import { CliError } from '../CliError.js';
import type { Output } from '../CliEnvironment.js';
import { FORMATS, type Format, type GlobalOptions } from '../GlobalOptions.js';
import { chosenFields } from './fields/chosenFields.js';
import { csvOf } from './csvOf.js';
import { fileWriter } from './fileWriter.js';
import { recordOf } from './tables/recordOf.js';
import { reportFormat } from './reports/reportFormat.js';
import { reportHtml } from './reports/reportHtml.js';
import { reportMarkdown } from './reports/reportMarkdown.js';
import type { Result } from './Result.js';
import type { Row } from './Row.js';
import { requireKind } from './requireKind.js';
import { RowStream } from './RowStream.js';
import { tableOf } from './tables/tableOf.js';
import { writeOutput } from './writeOutput.js';

type Tone = 'red' | 'yellow' | 'green' | 'dim' | 'bold';

/** Results go to stdout (or `--output`), messages to stderr. */
export class Printer {
  private hasLines = false;

  constructor(
    private readonly stdout: Output,
    private readonly stderr: Output,
    private readonly options: GlobalOptions,
    private readonly cwd: string,
    private readonly colours: boolean,
    /** What every JSON document says of the call. */
    private readonly callMeta: () => Readonly<Record<string, unknown>>,
  ) {}

  /**
   * The output format: the requested one, else by the extension of `--output`, else a table for a terminal and
   * tab-separated text for a pipe.
   */
  get format(): Format {
    if (this.options.json) return 'json';
    const { format } = this.options;
    const ofRows = FORMATS.find((one) => one === format);
    if (ofRows !== undefined) return ofRows;
    if (/\.csv$/i.test(this.options.output ?? '')) return 'csv';
    return this.stdout.isTTY ? 'table' : 'plain';
  }

  result(result: Result): void {
    const { fields } = this;
    this.emit(this.report(result) ?? this.render(fields === undefined ? result : chosenFields(result, fields)));
    this.hint(result.next);
  }

  /** Shows the commands that lead on to a person at the terminal; a script finds them in `meta.next`. */
  hint(next: Result['next'] = []): void {
    if (next.length === 0 || !this.stderr.isTTY || this.format === 'json') return;
    this.message(`Next: ${next.join('\n      ')}`);
  }

  /** Streams rows as CSV or NDJSON without holding them in memory. */
  stream(columns: readonly string[]): RowStream {
    const { output } = this.options;
    const fields = this.fields;
    const target = output === undefined || output === '-' ? undefined : path.resolve(this.cwd, output);
    const write = target === undefined ? (text: string) => this.stdout.write(text) : fileWriter(target);
    const onFinished = () => (target === undefined ? undefined : this.message(`Written to ${output}`));
    return new RowStream(
      this.format === 'csv' ? 'csv' : 'ndjson',
      fields ?? columns,
      columns,
      fields !== undefined,
      write,
      onFinished,
    );
  }

  /**
   * Prints one row of a stream as a line. `columns` are those of all rows together, `shown` those of a line of text or
   * CSV; NDJSON has all that the row has.
   */
  line(row: Row, columns: readonly string[], shown: readonly string[]): void {
    const { fields } = this;
    const picked =
      fields === undefined ? row : (chosenFields({ data: row, rows: [row], columns }, fields).rows?.[0] ?? {});
    const names = fields ?? shown;
    if (this.format === 'ndjson') this.stdout.write(`${JSON.stringify(picked)}\n`);
    else if (this.format === 'csv') this.stdout.write(csvOf([picked], names, this.hasLines ? 'rows' : 'headed'));
    else this.stdout.write(tableOf([picked], names, { separator: '\t' }));
    this.hasLines = true;
  }

  /** Writes a file: to `--output`, to a generated name, or as bytes to a pipe. With JSON, stdout holds its path. */
  file(name: string, bytes: Uint8Array): void {
    const json = this.format === 'json';
    const { output, format } = this.options;
    requireKind(name, json ? undefined : format, output);
    if (json && output === '-')
      throw new CliError(
        'one_stdout',
        "The file and the JSON document can't both go to stdout.",
        'Pass a file with --output, or remove --json.',
      );
    if (output === '-' || (output === undefined && !json && !this.stdout.isTTY)) return this.stdout.write(bytes);
    const target = path.resolve(this.cwd, output ?? path.basename(name));
    writeOutput(target, bytes);
    if (json) this.stdout.write(this.document({ file: target, bytes: bytes.byteLength }));
    else this.message(`Written to ${target}`);
  }

  /** Prints a message: what happened and what to do next. Silent with `--quiet`. */
  message(text: string): void {
    if (!this.options.quiet) this.stderr.write(`${text}\n`);
  }

  failure(text: string): void {
    this.stderr.write(`${text}\n`);
  }

  paint(tone: Tone, text: string): string {
    return this.colours ? styleText(tone, text, { validateStream: false }) : text;
  }

  private emit(text: string): void {
    if (this.options.output !== undefined && this.options.output !== '-') {
      writeOutput(path.resolve(this.cwd, this.options.output), text);
      this.message(`Written to ${this.options.output}`);
    } else if (this.options.input === false || this.stdout.page === undefined) this.stdout.write(text);
    else this.stdout.page(text);
  }

  /** The result as a report, where one is asked for. */
  private report({ report }: Result): string | undefined {
    const format = reportFormat(this.options);
    if (report === undefined || format === undefined) return undefined;
    if (this.fields !== undefined)
      throw new CliError('no_fields', 'A report has no --fields.', 'Use --format csv, or leave out --fields.');
    return format === 'html' ? reportHtml(report()) : reportMarkdown(report());
  }

  private get fields(): readonly string[] | undefined {
    const named = this.options.fields
      ?.split(',')
      .map((field) => field.trim())
      .filter(Boolean);
    return named?.length === 0 ? undefined : named;
  }

  private document(data: unknown, { meta, next = [] }: Pick<Result, 'meta' | 'next'> = {}): string {
    const body = { ok: true, data, meta: { ...meta, ...this.callMeta(), ...(next.length === 0 ? {} : { next }) } };
    return `${JSON.stringify(body, null, this.stdout.isTTY ? 2 : undefined)}\n`;
  }

  private render(result: Result): string {
    const { data, rows, record, columns, text } = result;
    const shown = rows ?? [record ?? (data as Row)];
    switch (this.format) {
      case 'json':
        return this.document(data, result);
      case 'ndjson':
        return shown.map((row) => `${JSON.stringify(row)}\n`).join('');
      case 'csv':
        return csvOf(shown, columns);
      case 'plain':
        if (rows === undefined && text !== undefined) return `${text}\n`;
        // With `--fields`, print only the values of one row: a script needs no names.
        return record !== undefined && columns === undefined
          ? recordOf(record, '\t')
          : tableOf(shown, columns, { separator: '\t' });
      case 'table':
        if (text === undefined && record !== undefined) return recordOf(record);
        return text === undefined ? tableOf(shown, columns, { width: this.stdout.columns }) : `${text}\n`;
    }
  }
}
