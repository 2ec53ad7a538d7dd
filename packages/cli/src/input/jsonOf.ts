import { CliError } from '../CliError.js';

/** The content of a JSON file for the server, which checks its fields. */
export function jsonOf<T>(text: string, file: string, advice: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new CliError('bad_json', `${file} is not JSON: ${(error as Error).message}.`, advice);
  }
}
