import { DomainError, type ErrorKind } from '@listwright/domain/shared';

const AGAIN = 'Try again later.';
const BY_HAND = 'Copy what you need from the page instead.';

/** Why a page could not be read, with the kind of the error and the message for sellers. */
const FAULTS = {
  /** No absolute http or https address, or one with a user name, a password or a port of its own. */
  invalid_address: [
    'invalid',
    "This is not the address of a page that can be read. Copy it from your browser's address bar: it starts with https:// and has no port.",
  ],
  /** The address, one it redirects to, or one its name resolves to, is not on the public internet. */
  refused_address: [
    'invalid',
    "This address is not on the public internet, so it can't be read from here. Save the page and send the file instead.",
  ],
  /** The operator's lists exclude the site. */
  excluded_site: ['forbidden', "The administrator of this server doesn't allow pages of this site to be read."],
  /** The name of the site resolves to nothing. */
  unknown_site: ['invalid', 'There is no site at this address. Check the spelling.'],
  robots: ['forbidden', `This site asks programs not to read this page (robots.txt). ${BY_HAND}`],
  /** The site answers that programs, or we, may not read the page. */
  blocked: ['forbidden', `This site doesn't let programs read this page. ${BY_HAND}`],
  not_found: ['not_found', 'There is no page at this address. Open it in your browser to check.'],
  wrong_type: ['invalid', "This address leads to a file that can't be read as a page."],
  too_large: ['invalid', `This page is too large to be read. ${BY_HAND}`],
  too_many_redirects: ['invalid', 'This address redirects too often. Use the address that your browser ends up at.'],
  /** The answer breaks HTTP, or cannot be unpacked or decoded. */
  unreadable: ['unavailable', `The site's answer could not be read. ${AGAIN}`],
  insecure: ['unavailable', "The site's security certificate is not valid, so the page was not read."],
  unreachable: ['unavailable', `The site can't be reached at the moment. ${AGAIN}`],
  timeout: ['unavailable', `The site took too long to answer. ${AGAIN}`],
  site_error: ['unavailable', `The site has a problem of its own at the moment. ${AGAIN}`],
  /** The site asks for a pause; `retry_after_seconds` in the details where it says how long. */
  rate_limited: ['unavailable', `The site asks us to wait before reading more of its pages. ${AGAIN}`],
  /** Too many other pages of the same site wait to be read. */
  busy: ['unavailable', 'Other pages of this site are being read. Try again in a minute.'],
} as const satisfies Record<string, readonly [ErrorKind, string]>;

export type PageFaultReason = keyof typeof FAULTS;

const CODE = /^page_(.+)$/;

interface PageFaultOptions {
  readonly cause?: unknown;
  readonly retryAfterSeconds?: number | undefined;
}

/** The refusals of `PageFetcher`: errors with the code `page_<reason>` and a sentence that a seller understands. */
export const pageFault = {
  of: (reason: PageFaultReason, { cause, retryAfterSeconds }: PageFaultOptions = {}) => {
    const [kind, message] = FAULTS[reason];
    const details = retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds };
    return new DomainError(kind, `page_${reason}`, message, { cause, details });
  },
  /** The reason of an error that `of` made; undefined for any other. */
  reasonOf: (error: unknown): PageFaultReason | undefined => {
    const name = error instanceof DomainError ? CODE.exec(error.code)?.[1] : undefined;
    return name !== undefined && Object.hasOwn(FAULTS, name) ? (name as PageFaultReason) : undefined;
  },
};
