import { makeSampleAccount, makeSeller } from './makeSampleAccount.mjs';
import { makeSampleBusiness } from './makeSampleBusiness.mjs';
import { openSite } from './openSite.mjs';

/** A site with a seller who has listings and one who has none, customers of several kinds and their administrator. */
export async function openSampleSite(address) {
  const site = await openSite(address);
  try {
    const { ids, ...seller } = await makeSampleAccount(site);
    const newcomer = await makeSeller(site.url, 'Tara Gurung');
    // On a remote site nothing is created: sample customers are created on a local one only.
    const admin = site.databaseUrl === undefined ? undefined : await makeSampleBusiness(site);
    return { ...site, ids, sellers: { seller, newcomer, admin } };
  } catch (error) {
    await site.close();
    throw error;
  }
}
