import * as z from 'zod';

const LONGEST_ADDRESS = 4096;
const LONGEST_HTML = 10 * 1024 * 1024;

const address = (purpose: string) =>
  z.string().trim().max(LONGEST_ADDRESS, 'The address is too long').describe(purpose);

/** A saved page; its file comes beside it. */
export const ReadPageRequest = z.object({
  html: z.string().max(LONGEST_HTML, 'At most 10 MB').optional().describe('The page as text, in place of a file'),
  url: address('Where the page was saved from; absent: as the page says itself').optional(),
});

/** A page to import: its file, its text or its address. */
export const ImportPageRequest = ReadPageRequest.extend({
  url: address('Address of the page; with a file or `html`: where it was saved from').optional(),
});

export const FetchPageRequest = z.object({
  url: address('Address of the page of a product').min(1, 'Please enter a product URL'),
  marketplace: z.string().max(100).optional().describe('Kept for older clients; the address decides'),
});
