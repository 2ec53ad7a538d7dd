import type { CreatePublicSite, PublicSite, SitePage, SiteParts } from '@listwright/application/contract';
import type { Branding } from '@listwright/domain/admin';
import { packedAsset, type Asset } from './Asset.js';

export interface SiteAnswer {
  readonly status: 200 | 404;
  readonly type: string;
  readonly asset: Asset;
}

interface SitePagesParts extends Pick<SiteParts, 'administrator' | 'isDemo' | 'scripts' | 'styles' | 'inlineScripts'> {
  /** Asked for by the first page: the components of the pages are a fifth of what a start would load. */
  readonly load: () => Promise<CreatePublicSite>;
  /** Gives the same object until the words change. */
  readonly branding: () => Promise<Branding>;
  readonly today: () => Date;
  /** Address of the site where the operator named it. */
  readonly origin: string | undefined;
}

/** The operator's copy that was switched off still has its addresses: they lead into the app. */
const HOME = '/app/dashboard';

/** The public pages, rendered lazily and cached until the branding, the day or the site's URL change. */
export class SitePages {
  private readonly pages = new Map<string, SiteAnswer>();
  private madeFor = '';
  private madeWith: Branding | undefined;
  private site: PublicSite | undefined;

  constructor(private readonly parts: SitePagesParts) {}

  async answer(path: string, listeningAt: string): Promise<SiteAnswer | { readonly location: string }> {
    const branding = await this.parts.branding();
    if (!branding.public_site && path === '/') return { location: HOME };
    const create = await this.parts.load();
    const origin = this.parts.origin ?? listeningAt;
    const today = this.parts.today();
    const state = `${today.toISOString().slice(0, 10)} ${origin}`;
    if (this.site === undefined || state !== this.madeFor || branding !== this.madeWith) {
      this.site = create({ ...this.parts, branding, origin, today });
      this.madeFor = state;
      this.madeWith = branding;
      this.pages.clear();
    }
    const name = this.site.resolve(path);
    const known = this.pages.get(name);
    if (known !== undefined) return known;
    const answer = packed(this.site.render(name));
    this.pages.set(name, answer);
    return answer;
  }
}

function packed({ status, type, body }: SitePage): SiteAnswer {
  return { status, type: `${type}; charset=utf-8`, asset: packedAsset(body) };
}
