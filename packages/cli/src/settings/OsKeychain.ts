import { spawnSync } from 'node:child_process';

/** A program of the operating system that keeps secrets, and how it is called. */
interface Tool {
  /** What people call it. */
  readonly name: string;
  readonly program: string;
  /** The secret goes to its standard input: arguments can be seen by other accounts. */
  readonly store: (account: string, secret: string) => readonly [args: readonly string[], input: string];
  readonly read: (account: string) => readonly string[];
  readonly remove: (account: string) => readonly string[];
}

const SERVICE = 'listwright';

const TOOLS: Readonly<Partial<Record<NodeJS.Platform, Tool>>> = {
  darwin: {
    name: 'the keychain of macOS',
    program: 'security',
    store: (account, secret) => [['-i'], `add-generic-password -U -s ${SERVICE} -a "${account}" -w ${secret}\n`],
    read: (account) => ['find-generic-password', '-s', SERVICE, '-a', account, '-w'],
    remove: (account) => ['delete-generic-password', '-s', SERVICE, '-a', account],
  },
  linux: {
    name: 'the keyring of the desktop',
    program: 'secret-tool',
    store: (account, secret) => [
      ['store', '--label=Listwright command line', 'service', SERVICE, 'account', account],
      secret,
    ],
    read: (account) => ['lookup', 'service', SERVICE, 'account', account],
    remove: (account) => ['clear', 'service', SERVICE, 'account', account],
  },
};

/** The longest wait of a command: a keyring that waits to be unlocked can be unlocked before the next one. */
const SECONDS = 5;

type Variables = Readonly<Record<string, string | undefined>>;

/** The keychain of the operating system. Its programs may be missing, or have no keyring to open: then nothing is kept. */
export class OsKeychain {
  private timedOut = false;

  private constructor(
    private readonly tool: Tool,
    private readonly env: Variables,
    private readonly seconds: number,
  ) {}

  /** Undefined where the platform has none, or `LISTWRIGHT_KEYCHAIN` is `off`. */
  static of(env: Variables, platform: NodeJS.Platform, seconds = SECONDS): OsKeychain | undefined {
    const tool = TOOLS[platform];
    if (tool === undefined || !env.PATH || env.LISTWRIGHT_KEYCHAIN === 'off') return undefined;
    return new OsKeychain(tool, env, seconds);
  }

  /** Whether it did not answer in time; then it is not asked again. */
  get isHanging(): boolean {
    return this.timedOut;
  }

  get name(): string {
    return this.tool.name;
  }

  /** False where it could not be stored. */
  store(account: string, secret: string): boolean {
    const encoded = Buffer.from(secret).toString('base64url');
    const [args, input] = this.tool.store(account, encoded);
    // `security -i` ends with 0 also where its command failed.
    return this.run(args, input) !== undefined && this.read(account) === secret;
  }

  read(account: string): string | undefined {
    const encoded = this.run(this.tool.read(account))?.trim();
    return encoded ? Buffer.from(encoded, 'base64url').toString() : undefined;
  }

  remove(account: string): void {
    this.run(this.tool.remove(account));
  }

  private run(args: readonly string[], input = ''): string | undefined {
    if (this.timedOut) return undefined;
    const { status, stdout, error } = spawnSync(this.tool.program, args, {
      input,
      env: this.env as NodeJS.ProcessEnv,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: this.seconds * 1000,
      killSignal: 'SIGKILL',
    });
    this.timedOut = (error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT';
    return status === 0 ? stdout : undefined;
  }
}
