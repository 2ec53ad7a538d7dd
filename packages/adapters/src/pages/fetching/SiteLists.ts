import { domainToASCII } from 'node:url';

/** The sites that an operator allows. A name includes its subdomains: `example.com` for `www.example.com`. */
export interface SiteListOptions {
  /** Only these, where there are any. */
  readonly allowed?: readonly string[];
  /** None of these; wins over `allowed`. */
  readonly denied?: readonly string[];
}

/** The operator's lists of sites. They cannot allow non-public addresses. */
export class SiteLists {
  private readonly allowed: readonly string[];
  private readonly denied: readonly string[];

  constructor({ allowed = [], denied = [] }: SiteListOptions = {}) {
    this.allowed = allowed.map(plainName);
    this.denied = denied.map(plainName);
  }

  permits(host: string): boolean {
    if (this.denied.some((site) => isOfSite(host, site))) return false;
    return this.allowed.length === 0 || this.allowed.some((site) => isOfSite(host, site));
  }
}

function plainName(site: string): string {
  return domainToASCII(site.trim()).replace(/^\.|\.$/g, '');
}

/** By complete labels from the end: `notexample.com` and `example.com.evil.example` are other sites. */
function isOfSite(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`);
}
