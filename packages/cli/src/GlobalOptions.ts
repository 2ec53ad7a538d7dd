export const FORMATS = ['table', 'plain', 'json', 'ndjson', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** Formats of commands whose results can be written as a report. */
export const REPORT_FORMATS = ['html', 'markdown'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The flags that every command takes, before or after its name. */
export interface GlobalOptions {
  readonly json?: boolean;
  /** `xlsx` is for commands that write a result file. */
  readonly format?: Format | ReportFormat | 'xlsx';
  readonly fields?: string;
  readonly output?: string;
  readonly quiet?: boolean;
  readonly debug?: boolean;
  readonly color?: boolean;
  readonly progress?: boolean;
  readonly input?: boolean;
  readonly yes?: boolean;
  readonly profile?: string;
  readonly url?: string;
  readonly timeout?: number;
  readonly idempotencyKey?: string;
}
