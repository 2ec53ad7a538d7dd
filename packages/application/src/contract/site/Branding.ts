import { EMAIL_PATTERN } from '@listwright/domain/accounts';
import * as z from 'zod';

const line = (most: number) =>
  z.string().trim().min(1, 'must not be empty').max(most, `must be at most ${most} characters`);
const address = z
  .string()
  .trim()
  .refine((text) => text === '' || EMAIL_PATTERN.test(text), 'must be an email address, or empty')
  .describe('Empty: the address of the first administrator');

/** The operator's own words on the public site, as `branding.json` holds them. An empty list leaves its section out. */
export const brandingSchema = z.strictObject({
  public_site: z.boolean('must be true or false').describe('false: `/` leads to the app and nothing else is public'),
  support_email: address,
  sales_email: address,
  promises: z.array(line(60)).max(6, 'must be at most 6').describe('What the operator promises next to the prices'),
  stats: z
    .array(z.strictObject({ value: line(16), label: line(60) }))
    .max(4, 'must be at most 4')
    .describe('Figures that the operator vouches for'),
  testimonials: z
    .array(z.strictObject({ quote: line(400), name: line(60), role: line(80) }))
    .max(4, 'must be at most 4')
    .describe('Words of customers, with their consent'),
  links: z
    .array(z.strictObject({ label: line(40), href: z.string().regex(/^(https?:\/\/|\/)\S+$/, 'must be an address') }))
    .max(6, 'must be at most 6')
    .describe('Further links of the footer, for example terms and privacy'),
});

export type Branding = Readonly<z.output<typeof brandingSchema>>;
