import { CliError } from '../../CliError.js';
import { EMBEDDED, NONE, questions, type Answers, type Question } from './questions.js';
import type { SetupOptions } from './SetupOptions.js';

/** Shows a question and reads the answer; undefined where it was interrupted. */
export type Ask = (text: string, question: { readonly hidden: boolean }) => Promise<string | undefined>;

interface Sources {
  readonly options: SetupOptions;
  /** The environment, with the settings that are already in the folder. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isProduction: boolean;
  /** Undefined without a terminal. */
  readonly ask: Ask | undefined;
  /** What is wrong with a value, a line each. */
  readonly faults: (settings: Answers) => readonly string[];
  readonly message: (text: string) => void;
}

/**
 * The settings by options, else by answers of a person, whose defaults come from the environment, else by the environment and
 * defaults.
 */
export async function answersOf(sources: Sources): Promise<Answers> {
  let answers: Answers = {};
  for (const question of questions) {
    answers = { ...answers, [question.name]: await answerOf(question, answers, sources) };
  }
  return answers;
}

async function answerOf(question: Question, before: Answers, sources: Sources): Promise<string> {
  const { options, env, ask } = sources;
  const { name, option, fallback = '' } = question;
  const given = option === undefined ? undefined : options[option];
  if (typeof given === 'string') return plain(withoutPassword(question, given));
  if (question.when?.(before) === false) return env[name] ?? '';
  const known = env[name] || fallback;
  if (ask !== undefined) return asked(question, known, ask, sources);
  if (isRequired(question, sources) && known === '') throw missing(question);
  return plain(known);
}

/** Asks until the answer can be used. */
async function asked(question: Question, known: string, ask: Ask, sources: Sources): Promise<string> {
  const { faults, message } = sources;
  const { name, isSecret: hidden = false } = question;
  const shown = hidden && known !== EMBEDDED ? 'set' : known;
  for (;;) {
    const text = `${question.ask}${known === '' ? '' : ` [${shown}]`}: `;
    const typed = (await ask(text, { hidden }))?.trim();
    if (typed === undefined) throw new CliError('interrupted', 'Nothing was written.');
    const answer = plain(typed === '' ? known : typed);
    const wrong = answer === '' ? [] : faults({ [name]: answer });
    if (wrong.length === 0 && (answer !== '' || !isRequired(question, sources))) return answer;
    message(wrong[0] ?? `${name} is needed.`);
  }
}

function isRequired(question: Question, { isProduction }: Sources): boolean {
  return question.isRequired === true || (question.isRequiredInProduction === true && isProduction);
}

function plain(value: string): string {
  return value === EMBEDDED || value === NONE ? '' : value.trim();
}

/** Other accounts of a machine see the options of a program. */
function withoutPassword({ name, option, isSecret }: Question, value: string): string {
  if (!isSecret || !URL.canParse(value) || new URL(value).password === '') return value;
  throw new CliError(
    'password_in_option',
    `${flagOf(option)} holds a password, which other accounts of this machine can see.`,
    `Set ${name} in the environment, or run setup at a terminal.`,
  );
}

function missing({ name, option, ask }: Question): CliError {
  return new CliError('setting_required', `${name} is missing: ${ask}.`, `Pass ${flagOf(option)}, or set ${name}.`);
}

function flagOf(option = ''): string {
  return `--${option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
