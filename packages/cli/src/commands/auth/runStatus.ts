import type { CliContext } from '../../CliContext.js';
import { PLANS } from '@listwright/domain/billing';

export async function runStatus({ client, settings, print }: CliContext): Promise<void> {
  const { user } = await client.accounts.me();
  const { url, profile } = { url: settings.get('url').value, profile: settings.get('profile').value };
  print.result({
    data: { url, profile, user },
    text: `Logged in to ${url} as ${user.email} (${user.role}, plan ${PLANS[user.subscription_plan].name}, profile ${profile}).`,
  });
}
