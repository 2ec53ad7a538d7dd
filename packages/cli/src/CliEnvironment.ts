/** A stream that a command reads. */
export interface Input {
  readonly isTTY: boolean;
  readonly text: () => Promise<string>;
  readonly bytes: () => Promise<Uint8Array>;
}

/** A stream that a command writes. */
export interface Output {
  readonly isTTY: boolean;
  readonly columns: number;
  readonly write: (text: string | Uint8Array) => void;
  /** Of a terminal: writes text page by page where it is longer than the screen. */
  readonly page?: (text: string) => void;
}

/** The process environment of a command: streams, variables, signals. Tests pass their own. */
export interface CliEnvironment {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly fetch: typeof fetch;
  readonly now: () => Date;
  /** Resolves at the first Ctrl-C or SIGTERM. */
  readonly interrupted: () => Promise<void>;
}
