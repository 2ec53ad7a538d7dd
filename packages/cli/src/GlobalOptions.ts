export const FORMATS = ['table', 'plain', 'json', 'ndjson', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** The flags that every command takes, before or after its name. */
export interface GlobalOptions {
  readonly json?: boolean;
  /** `xlsx` is for commands that write a result file. */
  readonly format?: Format | 'xlsx';
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
