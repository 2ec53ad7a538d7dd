import {
  PageFetcher,
  pageFault,
  type PageOptions,
  type PageFaultReason,
  type WebPage,
} from '../../src/shared/index.js';

/** What a site answers at one address: a page, another address, or a failure. */
export type FixedAnswer =
  | { readonly text: string; readonly contentType?: string }
  | { readonly redirectsTo: string }
  | { readonly fault: PageFaultReason };

const MAX_REDIRECTS = 5;
const HTML = 'text/html';

/** Pages by their addresses; every other address is not found. Asks no network and knows no robots.txt. */
export class FixedPages extends PageFetcher {
  /** Every address that was asked for, in order. */
  readonly asked: string[] = [];

  constructor(private readonly answers: Readonly<Record<string, FixedAnswer>>) {
    super();
  }

  override async read(address: string, { contentTypes = [HTML], signal }: PageOptions = {}): Promise<WebPage> {
    signal?.throwIfAborted();
    this.asked.push(address);
    let at = webAddress(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = this.answers[at.href];
      if (answer === undefined) throw pageFault.of('not_found');
      if ('fault' in answer) throw pageFault.of(answer.fault);
      if ('text' in answer) {
        const { text, contentType = HTML } = answer;
        if (!contentTypes.includes(contentType)) throw pageFault.of('wrong_type');
        return { address: at.href, contentType, charset: 'utf-8', text };
      }
      at = webAddress(new URL(answer.redirectsTo, at).href);
    }
    throw pageFault.of('too_many_redirects');
  }
}

function webAddress(address: string): URL {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) throw pageFault.of('invalid_address');
  const url = new URL(address);
  if (/^(?:127|10)\.|^\[|^localhost$/.test(url.hostname)) throw pageFault.of('refused_address');
  url.hash = '';
  return url;
}
