import { makeSampleAccount, makeSeller } from './makeSampleAccount.mjs';
import { openSite } from './openSite.mjs';

/** A site with a seller who has listings and one who has none. */
export async function openSampleSite(address) {
  const site = await openSite(address);
  try {
    const { ids, ...seller } = await makeSampleAccount(site);
    return { ...site, ids, sellers: { seller, newcomer: await makeSeller(site.url, 'Tara Gurung') } };
  } catch (error) {
    await site.close();
    throw error;
  }
}
