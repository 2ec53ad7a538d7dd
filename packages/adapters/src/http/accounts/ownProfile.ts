import { ReadProfile } from '@listwright/application/accounts';
import { ReadSubscription } from '@listwright/application/billing';
import type { Actor } from '@listwright/application/shared';
import type { Instances } from '../../composition/Token.js';
import { profileView } from './accountViews.js';

export const profileUseCases = { readProfile: ReadProfile, readSubscription: ReadSubscription };

/** The own account with its current subscription. */
export async function ownProfile(use: Instances<typeof profileUseCases>, actor: Actor) {
  const [profile, subscription] = await Promise.all([
    use.readProfile.execute(actor),
    use.readSubscription.execute(actor),
  ]);
  return profileView(profile, subscription);
}
