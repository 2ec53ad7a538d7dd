import { beforeEach, describe, expect, it } from '@jest/globals';
import { defaultBranding, type CreatePublicSite } from '@listwright/application/contract';
import { SitePages } from './SitePages.js';

const AT = 'http://127.0.0.1:3000';

describe('the public pages', () => {
  let done: string[];
  let branding = defaultBranding;
  let pages: SitePages;

  const create: CreatePublicSite = ({ origin }) => {
    done.push('made');
    return {
      resolve: (path) => path,
      render: (name) => {
        done.push(name);
        return { status: 200, type: 'text/html', body: `${origin}${name}` };
      },
    };
  };
  const bodyOf = async (path: string) => {
    const answer = await pages.answer(path, AT);
    return 'asset' in answer ? answer.asset.plain.toString() : answer.location;
  };

  beforeEach(() => {
    [done, branding] = [[], defaultBranding];
    pages = new SitePages({
      load: async () => {
        done.push('loaded');
        return create;
      },
      branding: async () => branding,
      today: () => new Date('2026-11-28T00:00:00Z'),
      origin: undefined,
      administrator: 'admin@example.com',
      isDemo: false,
      scripts: [],
      styles: [],
      inlineScripts: [],
    });
  });

  it('are loaded by the first that is asked for, and each is rendered once', async () => {
    expect(done).toEqual([]);
    expect([await bodyOf('/'), await bodyOf('/')]).toEqual([`${AT}/`, `${AT}/`]);
    expect(done.filter((what) => what !== 'loaded')).toEqual(['made', '/']);
  });

  it('are made again where the words change', async () => {
    await bodyOf('/');
    branding = { ...defaultBranding };
    await bodyOf('/');
    expect(done.filter((what) => what !== 'loaded')).toEqual(['made', '/', 'made', '/']);
  });

  it('lead into the app where the operator has none, and load nothing for it', async () => {
    branding = { ...defaultBranding, public_site: false };
    expect([await bodyOf('/'), done]).toEqual(['/app/dashboard', []]);
  });
});
