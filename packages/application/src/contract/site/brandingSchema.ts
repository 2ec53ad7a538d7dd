import { EMAIL_PATTERN } from '@listwright/domain/accounts';
import type { Branding } from '@listwright/domain/admin';
import * as z from 'zod';

const line = (most: number) =>
  z.string().trim().min(1, 'must not be empty').max(most, `must be at most ${most} characters`);
const address = z
  .string()
  .trim()
  .refine((text) => text === '' || EMAIL_PATTERN.test(text), 'must be an email address, or empty')
  .describe('Empty: the address of the first administrator');

export const brandingSchema = z.strictObject({
  public_site: z.boolean('must be true or false').describe('false: `/` leads to the app and nothing else is public'),
  support_email: address,
  sales_email: address,
  promises: z.array(line(60)).max(6, 'must be at most 6').describe('What the operator promises next to the prices'),
  stats: z
    .array(z.strictObject({ value: line(16).describe('The figure'), label: line(60).describe('What it counts') }))
    .max(4, 'must be at most 4')
    .describe('Figures that the operator vouches for'),
  testimonials: z
    .array(
      z.strictObject({
        quote: line(400).describe('What they said'),
        name: line(60).describe('Who said it'),
        role: line(80).describe('Their role'),
      }),
    )
    .max(4, 'must be at most 4')
    .describe('Words of customers, with their consent'),
  links: z
    .array(
      z.strictObject({
        label: line(40).describe('Text of the link'),
        href: z
          .string()
          .regex(/^(https?:\/\/|\/)\S+$/, 'must be an address')
          .describe('Its address'),
      }),
    )
    .max(6, 'must be at most 6')
    .describe('Further links of the footer, for example terms and privacy'),
}) satisfies z.ZodType<Branding>;
