import {
  LIMIT_FIGURES,
  limitNameOf,
  MARKETPLACES,
  PRODUCT_CLASSES,
  RULE_LIMIT_KEYS,
} from '@listwright/domain/marketplaces';
import * as z from 'zod';

const MAX_LIMIT = 100_000;
const day = (what: string) => z.iso.date('must be a day such as 2027-03-01').describe(what);
const line = (most: number) =>
  z.string().trim().min(1, 'must not be empty').max(most, `must be at most ${most} characters`);
const limit = z
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(MAX_LIMIT, `must be at most ${MAX_LIMIT}`)
  .optional();

function meaningOf(key: keyof typeof LIMIT_FIGURES): string {
  const [name, unit] = LIMIT_FIGURES[key];
  return `The ${name}; in ${unit}`;
}

export const rulesFileSchema = z.object({
  dated: day('The day of the file; a later file replaces it completely'),
  changes: z
    .array(
      z.object({
        marketplace: z.enum(MARKETPLACES).describe('Marketplace whose rules change'),
        from: day('First day in force'),
        countries: z
          .array(z.string().max(2))
          .min(1)
          .max(50)
          .optional()
          .describe('Country codes of the only Amazon stores concerned; left out: all'),
        product_classes: z
          .array(z.enum(PRODUCT_CLASSES))
          .min(1)
          .max(2)
          .optional()
          .describe('The only product classes concerned; left out: all'),
        limits: z
          .object(Object.fromEntries(RULE_LIMIT_KEYS.map((key) => [limitNameOf(key), limit.describe(meaningOf(key))])))
          .default({})
          .describe('New figures by the name of the limit'),
        ended_rules: z.array(line(100)).max(100).default([]).describe('Ids of rules that no longer hold'),
        source: z
          .object({
            name: line(200).describe('What was read'),
            reference: line(500).describe('An address or a path that finds it again'),
            read: z
              .string()
              .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month such as 2027-02')
              .describe('Month in which it was read'),
          })
          .describe('Where the change was read'),
      }),
    )
    .max(500, 'must be at most 500')
    .describe('What changes after the rules that the program has itself'),
});

export type RulesFile = z.output<typeof rulesFileSchema>;
