import {
  analysisCalls,
  type CheckedTitleView,
  type CheckTitleRequest,
  type FittedTitleResult,
  type FitTitleRequest,
} from '@listwright/application/contract';
import type { Marketplace, ProductClass } from '@listwright/domain/marketplaces';
import type { Command } from 'commander';
import type * as z from 'zod';
import type { Action } from '../../Action.js';
import type { CliContext } from '../../CliContext.js';
import { marketplaceOption } from '../../input/marketplaceOption.js';
import { productClassOption } from '../../input/productClassOption.js';
import type { CliTool } from '../analyses/CliTool.js';
import { registerTool } from '../analyses/registerTool.js';

interface TitleOptions {
  readonly brand?: string;
  readonly marketplace?: Marketplace;
  readonly marketplaceId?: string;
  readonly productClass?: ProductClass;
  readonly on?: string;
}

const options = (command: Command): Command =>
  command
    .option('--brand <name>', 'the brand that the title names')
    .addOption(marketplaceOption())
    .option('--marketplace-id <id>', 'Amazon marketplace id')
    .addOption(productClassOption())
    .option('--on <date>', 'rules as of this day, for example 2026-07-27');

const input = (title: string, given: TitleOptions, { settings }: CliContext): z.output<typeof CheckTitleRequest> => ({
  title,
  brand: given.brand,
  marketplace: given.marketplace ?? settings.marketplace(),
  marketplace_id: given.marketplaceId,
  product_class: given.productClass,
  on: given.on,
});

const findingLines = (findings: z.output<typeof CheckedTitleView>['findings']): readonly string[] =>
  findings.map(({ severity, message }) => `  ${severity}: ${message}`);

const titleChecks: CliTool<z.output<typeof CheckTitleRequest>, z.output<typeof CheckedTitleView>, TitleOptions> = {
  noun: 'title-checks',
  singular: 'title check',
  description: 'judge a title by the rules of a marketplace, with history',
  argument: ['<title>', 'the title, letter for letter'],
  example: '"Himal Steel Water Bottle, 750 ml" --brand Himal',
  options,
  calls: ({ client }) => analysisCalls(client.listings, 'TitleCheck'),
  input,
  text: ({ length, limit, findings }) => [`${length} of ${limit} characters`, ...findingLines(findings)],
  isBad: ({ findings }) => findings.some(({ severity }) => severity === 'error'),
};

const titleFits: CliTool<z.output<typeof FitTitleRequest>, z.output<typeof FittedTitleResult>, TitleOptions> = {
  noun: 'title-fits',
  singular: 'title fit',
  description: 'bring a title within the limit, with history; `titles fit` does files and needs no server',
  argument: ['<title>', 'the title, letter for letter'],
  example: '"Himal Steel Water Bottle 750 ml, Leak Proof, Double Wall Insulated, for Gym and Travel"',
  options,
  calls: ({ client }) => analysisCalls(client.listings, 'TitleFit'),
  input,
  text: ({ title, item_highlights: highlights, moved, findings }) => [
    `  title: ${title}`,
    ...(highlights === '' ? [] : [`  highlights: ${highlights}`]),
    ...moved.map(({ text, to }) => `  ${text} → ${to}`),
    ...findingLines(findings),
  ],
  isBad: ({ findings }) => findings.some(({ severity }) => severity === 'error'),
};

export function registerTitleTools(program: Command, run: Action): void {
  registerTool(program, run, titleChecks);
  registerTool(program, run, titleFits);
}
