import type { SetupOptions } from './SetupOptions.js';

/** The values of settings by their variables; an empty one is not written. */
export type Answers = Readonly<Record<string, string>>;

/** A setting that `setup` asks for. */
export interface Question {
  /** The variable of the server. */
  readonly name: string;
  readonly ask: string;
  readonly option?: keyof SetupOptions;
  readonly fallback?: string;
  /** Typed without echo, never printed, and never an option with a password. */
  readonly isSecret?: boolean;
  readonly isRequired?: boolean;
  readonly isRequiredInProduction?: boolean;
  /** Only asked for with these answers. */
  readonly when?: (answers: Answers) => boolean;
}

/** What stands for the embedded database, and for no value of a setting that has one. */
export const EMBEDDED = 'embedded';
export const NONE = '-';

const hasModel = ({ OPENAI_BASE_URL, OPENAI_API_KEY }: Answers) => Boolean(OPENAI_BASE_URL || OPENAI_API_KEY);

export const questions: readonly Question[] = [
  { name: 'PORT', ask: 'Port', option: 'port', fallback: '3000' },
  { name: 'HOST', ask: 'Address to listen on (0.0.0.0 for all)', option: 'host', fallback: '127.0.0.1' },
  {
    name: 'APP_URL',
    ask: 'Public address, for example https://listings.example.com',
    option: 'appUrl',
    isRequiredInProduction: true,
  },
  {
    name: 'TRUSTED_PROXIES',
    ask: 'How many proxies are in front of the server',
    option: 'trustedProxies',
    fallback: '1',
    when: ({ APP_URL = '' }) => APP_URL.startsWith('https:'),
  },
  { name: 'LISTWRIGHT_DATA_DIR', ask: 'Data folder', option: 'dataDir', fallback: './.data' },
  {
    name: 'DATABASE_URL',
    ask: 'Database: embedded, or postgres://user:secret@host:5432/name',
    option: 'database',
    fallback: EMBEDDED,
    isSecret: true,
  },
  { name: 'ADMIN_EMAIL', ask: 'Email of the first administrator', option: 'adminEmail', isRequired: true },
  { name: 'SMTP_URL', ask: 'Email server: smtp://user:secret@host:587', option: 'smtp', isSecret: true },
  {
    name: 'MAIL_FROM',
    ask: 'Sender of emails',
    option: 'mailFrom',
    isRequired: true,
    when: ({ SMTP_URL = '' }) => SMTP_URL !== '',
  },
  {
    name: 'OPENAI_BASE_URL',
    ask: 'AI server, for example http://127.0.0.1:11434/v1 (none: the Basic writer, or OpenAI with a key)',
    option: 'aiUrl',
  },
  { name: 'OPENAI_API_KEY', ask: 'Key of the AI server', isSecret: true },
  { name: 'OPENAI_MODEL', ask: 'Model', option: 'aiModel', fallback: 'gpt-4o-mini', when: hasModel },
];
