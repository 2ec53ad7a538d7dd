import { ConfigurationFault, loadConfig } from '../../config/index.js';

/** What is wrong with settings of a server, a line each that begins with the variable. No line repeats a value. */
export function settingsFaults(settings: Readonly<Record<string, string | undefined>>): readonly string[] {
  try {
    loadConfig(settings, { needsAddress: true });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationFault)) throw error;
    return error.lines.map((line) => line.trim());
  }
}
