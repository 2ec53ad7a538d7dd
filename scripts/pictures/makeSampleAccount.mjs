import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { post } from '../../benchmarks/site.mjs';
import { samplePhoto } from './samplePhoto.mjs';
import { sampleEdits } from './sampleEdits.mjs';
import { sampleProducts } from './sampleProducts.mjs';

/** Registers a seller and fills the account with the sample listings. Answers with the id of each by its key, and that of its product. */
export async function makeSampleAccount({ url, databaseUrl }) {
  const seller = await makeSeller(url, 'Maya Shrestha', 'Himal Supplies');
  const ids = {};
  for (const { key, age: _, ...product } of sampleProducts.toReversed()) {
    const brand = product.product_name.startsWith('Himal') ? 'Himal' : '';
    const { listing } = await post(`${url}/api/listings/generate`, { ...product, brand }, seller.token);
    ids[key] = listing.id;
    ids[`${key}Product`] = listing.product_id;
  }
  for (const { key, fields } of sampleEdits) await edit(`${url}/api/listings/${ids[key]}`, fields, seller.token);
  await addPhoto(`${url}/api/products/${ids.bottleProduct}/photos`, seller.token);
  if (databaseUrl !== undefined) await spreadOverDays(databaseUrl, ids);
  return { ...seller, ids };
}

/** An account with nothing in it. */
export async function makeSeller(url, name, company = '') {
  const email = `${name.split(' ')[0].toLowerCase()}.${randomUUID().slice(0, 4)}@himal.example`;
  const credentials = { email, password: 'a good password' };
  await post(`${url}/api/auth/register`, { ...credentials, full_name: name, company_name: company });
  const { token } = await post(`${url}/api/auth/login`, credentials);
  return { ...credentials, token };
}

async function edit(address, fields, token) {
  const response = await fetch(address, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(fields),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
}

async function addPhoto(address, token) {
  const form = new FormData();
  form.set('photo', new Blob([await samplePhoto()], { type: 'image/jpeg' }), 'bottle.jpg');
  const response = await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
}

/** A library in which everything is a second old looks like what it is. */
async function spreadOverDays(databaseUrl, ids) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { key, age } of sampleProducts) {
      const back = [ids[key], `${Math.round(age * 60)} minutes`];
      await client.query(
        `update listings set created_at = created_at - $2::interval, updated_at = updated_at - $2::interval where id = $1`,
        back,
      );
      await client.query(
        `update listing_versions v set created_at = v.created_at - $2::interval - (l.version - v.version) * interval '17 minutes'
         from listings l where l.id = v.listing_id and l.id = $1`,
        back,
      );
    }
  } finally {
    await client.end();
  }
}
