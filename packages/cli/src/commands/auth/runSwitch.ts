import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';

/** Makes another stored session, and its server, those of the commands that follow; lists them without a name. */
export function runSwitch(profile: string | undefined, { settings, print }: CliContext): void {
  const sessions = settings.sessions();
  if (profile === undefined) {
    const current = settings.get('profile').value;
    const rows = Object.entries(sessions).map(([name, { url, email }]) => ({
      ...{ profile: name, url, email },
      is_current: name === current,
    }));
    if (rows.length === 0) print.message('No sessions are stored. Log in: listwright auth login');
    return print.result({ data: { profiles: rows }, rows, columns: ['profile', 'url', 'email', 'is_current'] });
  }
  const session = sessions[profile];
  if (session === undefined) {
    const advice = `Log in: listwright auth login --profile ${profile}`;
    throw new CliError('no_such_profile', `No session is stored as "${profile}".`, advice);
  }
  settings.set('profile', profile);
  settings.set('url', session.url);
  const { url, email } = session;
  print.result({ data: { profile, url, email }, text: `Now ${email} at ${url} (profile ${profile}).` });
}
