import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PLANS } from '@listwright/domain/billing';
import { Keyboard } from '../harness/Keyboard.js';
import { resumeSession } from '../harness/resumeSession.js';
import { registerSeller, startSite, type TestSite } from '../harness/startServer.js';
import { Visitor } from '../harness/Visitor.js';

/** What was once found by walking the product against the specification and the contract. */
describe('the running product', () => {
  let site: TestSite;
  let visitor: Visitor;

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  const arrive = async () => {
    visitor = await Visitor.arrive(site.url);
    // The focus is looked at right after a key.
    await visitor.prefers({ 'reduced-motion': 'no-preference' });
  };
  const leave = async () => {
    expect(visitor.errors).toEqual([]);
    await visitor.leave();
  };

  it.each(['/login', '/register', '/forgot-password', '/admin/login'])(
    'leads from the first key to the content at %s',
    async (path) => {
      await arrive();
      await visitor.goTo(path);
      // A form may have the focus already: the keys start at the top of the page.
      await visitor.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await visitor.page.evaluate(() => getSelection()?.collapse(document.body, 0));
      const keyboard = new Keyboard(visitor.page);
      await keyboard.press('Tab');
      expect(await keyboard.focus()).toMatchObject({ name: 'Skip to content', isVisible: true });
      await keyboard.press('Enter');
      expect(await visitor.page.evaluate(() => document.activeElement?.id)).toBe('main');
      await leave();
    },
  );

  it('shows on its upgrade cards what a plan saves and has, on the account and where a limit is reached', async () => {
    await arrive();
    const seller = await registerSeller(site.url);
    await resumeSession(visitor, seller);
    const cardOf = (name: string) =>
      visitor.page.$eval(`[aria-label="${name} plan"]`, (card) => (card as HTMLElement).innerText);
    const isComplete = async () => {
      const card = await cardOf('Professional');
      const { features } = PLANS.pro;
      expect(features.length).toBeGreaterThan(0);
      for (const words of ['Save 1%', '₹1,665', '₹1,649', ...features]) expect(card).toContain(words);
    };
    await visitor.goTo('/app/profile');
    await visitor.sees('Higher limits, available immediately.');
    await isComplete();
    await site.test.database.query('update users set quota_overrides = $2 where id = $1', [
      seller.id,
      { listings_generated: 0 },
    ]);
    await visitor.goTo('/app/generate');
    await visitor.fill('Product name', 'Oak Table for ten');
    await visitor.click('radio', 'Shopify');
    await visitor.click('button', 'Generate listing');
    await visitor.sees('Quota reached');
    await isComplete();
    await leave();
  });

  it('takes another email in the account, keeps the session, and asks to verify it', async () => {
    await arrive();
    const seller = await registerSeller(site.url);
    await resumeSession(visitor, seller);
    await visitor.goTo('/app/profile');
    await visitor.click('button', 'Edit');
    await visitor.fill('Email', `moved.${seller.email}`);
    await visitor.click('button', 'Save');
    await visitor.sees(`moved.${seller.email}`);
    await visitor.find('button', 'Send email');
    await visitor.goTo('/app/profile');
    await visitor.sees(`moved.${seller.email}`);
    await leave();
  });

  it('takes a password without the spaces around it, in its own form as in its API', async () => {
    await arrive();
    const seller = await registerSeller(site.url);
    await visitor.goTo('/login');
    await visitor.fill('Email', seller.email);
    await visitor.fill('Password', `  ${seller.password} `);
    await visitor.click('button', 'Log in');
    await visitor.sees('Welcome back!');
    await leave();
  });

  it('says a failure once: next to what failed, and in no toast', async () => {
    await arrive();
    const seller = await registerSeller(site.url);
    await resumeSession(visitor, seller);
    await visitor.goTo('/app/generate');
    await visitor.fill('Product name', 'Oak Table');
    await visitor.click('radio', 'Shopify');
    await visitor.settled();
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) => {
      const isGenerating = /\/api\/listings\/generate/u.test(request.url());
      void (isGenerating
        ? request.respond({ status: 500, contentType: 'application/json', body: '{"code":"internal"}' })
        : request.continue());
    });
    await visitor.click('button', 'Generate listing');
    await visitor.sees('Failed to generate listing');
    expect((await visitor.text()).split('Failed to generate listing')).toHaveLength(2);
    expect(await visitor.page.$$('.mantine-Notification-root')).toEqual([]);
    visitor.errors.splice(0);
    await leave();
  });

  it('shows files, keywords and jobs on its tour and among its features', async () => {
    await arrive();
    await visitor.goTo('/features');
    const features = await visitor.text();
    for (const words of ['Bulk', 'Keywords', 'job']) expect(features).toContain(words);
    await visitor.goTo('/');
    await visitor.until(() => document.querySelector('[data-island]:not([data-awake])') === null);
    await visitor.click('button', 'Watch Demo');
    for (const [slide, words] of [
      [5, 'Place your keywords'],
      [6, 'Upload a catalogue'],
      [7, 'Let jobs run, review the results'],
    ] as const) {
      await visitor.click('button', `Slide ${slide} of 8`);
      await visitor.sees(words);
    }
    await leave();
  });

  it('shows in the head of a list that some of its rows are selected, and that all are', async () => {
    await arrive();
    const seller = await registerSeller(site.url);
    for (const name of ['Oak Table', 'Oak Chair'])
      await seller.client.listings.generate({ body: { product_name: name, marketplace: 'shopify' } });
    await resumeSession(visitor, seller);
    await visitor.goTo('/app/listings');
    const fillOf = () => visitor.page.$eval('thead input', (box) => getComputedStyle(box).backgroundColor);
    const none = await fillOf();
    await visitor.click('checkbox', 'Select Oak Table');
    await visitor.settled();
    const some = await fillOf();
    await visitor.click('checkbox', 'Select Oak Chair');
    await visitor.settled();
    expect([some === none, await fillOf()]).toEqual([false, some]);
    await leave();
  });

  it('keeps on one line of a phone what belongs together, and cuts no button', async () => {
    await arrive();
    const seller = await registerSeller(site.url);
    const body = { product_name: 'Oak Table', description: 'Made of oak. Seats six. Weighs 40 kg.' } as const;
    const { listing } = await seller.client.listings.generate({ body: { ...body, marketplace: 'amazon' } });
    await seller.client.listings.generate({ body: { ...body, product_name: 'Oak Chair', marketplace: 'shopify' } });
    await visitor.page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
    await resumeSession(visitor, seller);
    const topOf = async (name: string) =>
      (await visitor.find('button', name)).evaluate((one) => Math.round(one.getBoundingClientRect().top));

    await visitor.goTo(`/app/products/${listing.product_id}`);
    expect(await topOf('Edit details')).toBe(await topOf('Send to'));

    await visitor.goTo(`/app/listings/${listing.id}`);
    const figuresOf = (button: Element) => {
      const isFigures = (one: Element) => /^\d+ \/ \d+$/u.test(one.textContent ?? '');
      let entry = button.parentElement;
      while (entry !== null && ![...entry.querySelectorAll('span')].some(isFigures)) entry = entry.parentElement;
      const [figures] = [...(entry?.querySelectorAll('span') ?? [])].filter(isFigures);
      const [one, other] = [button.getBoundingClientRect(), figures?.getBoundingClientRect()];
      return other !== undefined && other.top >= one.top && other.bottom <= one.bottom;
    };
    expect(await (await visitor.find('button', 'Remove bullet point 1')).evaluate(figuresOf)).toBe(true);

    await visitor.goTo('/app/listings');
    await visitor.click('checkbox', 'Select Oak Table');
    await visitor.click('checkbox', 'Select Oak Chair');
    await visitor.find('button', 'Export to Shopify (1)');
    const bar = await visitor.page.$eval('[aria-label="Selection"]', (one) => ({
      height: one.getBoundingClientRect().height,
      cut: [...one.querySelectorAll('button *')].filter((part) => part.scrollWidth > part.clientWidth + 1).length,
    }));
    expect(bar.cut).toBe(0);
    expect(bar.height).toBeLessThan(140);
    await leave();
  });
});
