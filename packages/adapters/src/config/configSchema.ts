import { isObjectFolder } from '@listwright/application/shared';
import { ADMIN_TOTP, EMAIL_PATTERN, PASSWORD_MIN } from '@listwright/domain/accounts';
import * as z from 'zod';

const url = (purpose: string, example: string, protocols: RegExp) =>
  z
    .url({ protocol: protocols, error: `must be an address such as ${example}` })
    .optional()
    .describe(purpose);

const integer = (least: number, most: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .int(`must be a whole number from ${least} to ${most}`)
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

const HTTP = /^https?$/;

/** An address, or a plain name with one in angle brackets; nothing that could add a header of its own. */
function isSender(text: string): boolean {
  const address = /^[^<>"\r\n]{1,100} <([^<>]+)>$/.exec(text)?.[1] ?? text;
  return EMAIL_PATTERN.test(address);
}

/** Names separated by commas. */
const hosts = (purpose: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim().toLowerCase())
        .filter((name) => name !== ''),
    )
    .describe(purpose);

/** Every environment variable, with the purpose that `.env.example` prints. An empty variable counts as absent. */
export const configSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
    .default('development')
    .describe('production refuses generated secrets and requires SECRET_KEY, and of servers and workers APP_URL'),
  PORT: integer(0, 65_535).default(3000).describe('Port of the web app and the API; 0 takes a free one'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for all'),
  APP_URL: url(
    'Address under which sellers reach the app; default http://HOST:PORT, required in production',
    'https://listings.example.com',
    HTTP,
  ),
  TRUSTED_PROXIES: integer(0, 10)
    .default(0)
    .describe('How many proxies are in front of the server; X-Forwarded-For is trusted only then'),
  DRAIN_SECONDS: integer(0, 25)
    .optional()
    .describe(
      'How long a stopping server keeps accepting connections while it is no longer ready; absent: 5 behind a proxy, else 0',
    ),
  LISTWRIGHT_DATA_DIR: z
    .string()
    .default('./.data')
    .describe('Embedded database, files and generated secrets (mode 600)'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe(
      'Bucket of Amazon S3, or of a server that speaks its protocol, for photos of products; absent: the data directory',
    ),
  S3_ENDPOINT: url('Address of that server; default Amazon', 'http://127.0.0.1:9000', HTTP),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket'),
  S3_PREFIX: z
    .string()
    .refine(isObjectFolder, 'must be names of small letters, digits, - and _ that each end with a slash')
    .default('')
    .describe('Goes before all names in the bucket, for example listwright/'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key of the bucket'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Its secret'),
  DATABASE_URL: url(
    'PostgreSQL to use; absent: the embedded one',
    'postgres://user:secret@host:5432/listwright',
    /^postgres(ql)?$/,
  ),
  DATABASE_WAIT_SECONDS: integer(0, 3600)
    .default(60)
    .describe('How long a server or worker that starts waits for a PostgreSQL server that is away'),
  SECRET_KEY: z
    .string()
    .refine((key) => Buffer.byteLength(key) >= 32, 'must have at least 32 bytes')
    .optional()
    .describe(
      'Signs tokens and encrypts stored secrets; absent: generated into the data directory; required in production',
    ),
  SECRET_KEY_OLD: z
    .string()
    .refine((key) => Buffer.byteLength(key) >= 32, 'must have at least 32 bytes')
    .optional()
    .describe(
      'The key before, after a change: it still opens what it has sealed; then run `listwright secrets rotate`',
    ),
  SESSION_DAYS: integer(1, 3650)
    .default(90)
    .describe('After how many days users sign in again, however often the session was used'),
  ADMIN_EMAIL: z
    .string()
    .regex(EMAIL_PATTERN, 'must be an email address')
    .default('admin@listwright.local')
    .describe('Address of the first administrator'),
  ADMIN_PASSWORD: z
    .string()
    .trim()
    .min(PASSWORD_MIN, `must have at least ${PASSWORD_MIN} characters`)
    .optional()
    .describe('Password of the first administrator; absent: generated and printed once'),
  ADMIN_TOTP: z
    .enum(ADMIN_TOTP, { error: 'must be required or optional' })
    .optional()
    .describe('Whether administrators need two-step sign-in; absent: required in production, else optional'),
  LISTWRIGHT_DEMO: z
    .enum(['0', '1'], { error: 'must be 0 or 1' })
    .default('0')
    .describe('1: the public site shows sample figures and testimonials, marked as such, until you set your own'),
  SMTP_URL: url(
    'Mail server that delivers emails; absent: they stay in the outbox, where an administrator reads them',
    'smtp://user:secret@mail.example.com:587',
    /^smtps?$/,
  ),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be an email address, or a name with one: Listwright <mail@example.com>')
    .default('Listwright <no-reply@listwright.local>')
    .describe('Sender of emails'),
  OPENAI_API_KEY: z.string().optional().describe('Key of any OpenAI-compatible server; absent: the Basic writer'),
  OPENAI_BASE_URL: url('Address of that server; default the OpenAI API', 'http://127.0.0.1:11434/v1', HTTP),
  OPENAI_MODEL: z.string().default('gpt-4o-mini').describe('Model that writes listings'),
  OPENAI_TIMEOUT_SECONDS: integer(1, 300).default(60).describe('How long one try of the AI server may take'),
  OPENAI_REST_SECONDS: integer(1, 300)
    .default(10)
    .describe('How long a failing AI server is left alone between tries; bulk rows wait up to twice as long'),
  OPENAI_REQUESTS_PER_MINUTE: integer(1, 1_000_000)
    .optional()
    .describe('Limit of that server, shared by all workers; absent: none'),
  OPENAI_TOKENS_PER_MINUTE: integer(1000, 1_000_000_000)
    .optional()
    .describe('Its limit of tokens a minute; absent: none'),
  WORKERS: integer(0, 1)
    .default(1)
    .describe('1: the server runs bulk jobs itself, in a thread; 0: only `listwright worker` does'),
  BULK_CONCURRENCY: integer(1, 256).default(32).describe('Concurrent calls to the AI server, per worker thread'),
  WORKER_THREADS: integer(1, 8)
    .optional()
    .describe(
      'Threads of `listwright worker` that each work rows off; absent: one with an AI server, else one a processor, 4 at most',
    ),
  BULK_LEASE_SECONDS: integer(1, 60)
    .default(10)
    .describe('Seconds without a heartbeat after which a worker loses its rows to the others'),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^\S+$/, 'must be a key id such as rzp_live_…')
    .optional()
    .describe('Razorpay key that takes payments; absent: a test page in development, no payments in production'),
  RAZORPAY_KEY_SECRET: z.string().regex(/^\S+$/, 'must be the secret of that key').optional().describe('Its secret'),
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe('Signs the webhook APP_URL/api/payments/webhook; while it is being changed: both, with a space between'),
  RAZORPAY_BASE_URL: url('Address of Razorpay; default https://api.razorpay.com', 'http://127.0.0.1:4010', HTTP),
  RAZORPAY_CHECKOUT_URL: url(
    'Script of its payment window; default https://checkout.razorpay.com/v1/checkout.js',
    'http://127.0.0.1:4010/v1/checkout.js',
    HTTP,
  ),
  INVOICE_SELLER: z
    .string()
    .max(500, 'must be at most 500 characters')
    .default('Listwright')
    .describe('Who sells, on invoices: name and address, with | between the lines'),
  INVOICE_TAX_PERCENT: integer(0, 50).default(0).describe('Tax that the prices contain, shown on invoices'),
  INVOICE_TAX_NAME: z.string().max(20, 'must be at most 20 characters').default('GST').describe('What it is called'),
  SCRAPER_ONLY_HOSTS: hosts('Sites whose pages may be read, with their subdomains, separated by commas; absent: all'),
  SCRAPER_DENIED_HOSTS: hosts('Sites whose pages are never read, with their subdomains, separated by commas'),
  SCRAPER_ALLOW_HOSTS: hosts(
    'Hosts with ports that may be on a private network, separated by commas: for tests only (127.0.0.1:8080)',
  ),
  SCRAPER_BROWSER: z
    .string()
    .optional()
    .describe(
      'Path of a Chrome or Chromium for pages that are empty without their scripts; absent: such pages are not read',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info')
    .describe('How much the log says'),
});

export type Config = Readonly<z.output<typeof configSchema>>;
