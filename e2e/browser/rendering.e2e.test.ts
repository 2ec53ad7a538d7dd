import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findBrowser } from '../../scripts/pictures/launchBrowser.mjs';
import { registerSeller, startSiteProcess, type Seller, type SiteProcess } from '../harness/startServer.js';

const PAGE = `<!doctype html><html><head></head><body><div id="root"></div><script>
const data = document.createElement('script');
data.type = 'application/ld+json';
data.textContent = '{"@type":"Product","name":"Enamel mug","offers":{"price":"12.50","priceCurrency":"EUR"}}';
document.head.append(data);
const title = document.createElement('h1');
title.textContent = 'Enamel mug';
document.getElementById('root').append(title);
</script></body></html>`;

describe('a shop whose pages are empty without their scripts', () => {
  let shop: Server;
  let shopAddress: string;
  let site: SiteProcess;
  let seller: Seller;

  beforeAll(async () => {
    shop = createServer(({ url }, response) => {
      if (url === '/robots.txt') return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    });
    await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve));
    shopAddress = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
    const { executablePath: executable } = await findBrowser();
    const { LD_LIBRARY_PATH: libraries = '', FONTCONFIG_PATH: fonts = '' } = process.env;
    site = await startSiteProcess({
      SCRAPER_ALLOW_HOSTS: new URL(shopAddress).host,
      SCRAPER_BROWSER: executable,
      LD_LIBRARY_PATH: libraries,
      FONTCONFIG_PATH: fonts,
    });
    seller = await registerSeller(site.url);
  });
  afterAll(async () => {
    await site.close();
    shop.close();
  });

  it('is read, and charged once', async () => {
    const product = await seller.client.products.shopPage({ body: { url: `${shopAddress}/mug` } });
    expect(product).toMatchObject({ title: 'Enamel mug', price: 12.5, currency: 'EUR', url: `${shopAddress}/mug` });
    expect((await seller.client.billing.usage({})).quotas['api_calls']?.used).toBe(1);
  });

  it('does not keep the server from stopping', async () => {
    const before = Date.now();
    expect(await site.stop()).toBe(0);
    expect(Date.now() - before).toBeLessThan(20_000);
  });
});
