import { TONES } from '@listwright/domain/listings';
import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { marketplaceOption } from '../../input/marketplaceOption.js';
import { runGenerate, type GenerateOptions } from './runGenerate.js';
import { IdOption } from '../../ids/IdOption.js';

const collect = (value: string, before: readonly string[]) => [...before, value];

export function registerGenerate(program: Command, run: Action): void {
  program
    .command('generate')
    .description('generate a listing for one product')
    .argument('[name]', 'product name, or - for stdin')
    .addOption(new IdOption('--product <id>', 'a product of yours: its facts are used where you give none', 'product'))
    .option('--description <text>', 'product description; @file reads a file')
    .option('--category <name>', 'category, for example Electronics')
    .addOption(marketplaceOption())
    .option('--marketplace-id <id>', 'Amazon marketplace id')
    .option('--brand <name>', 'brand')
    .option('--attribute <name=value>', 'a fact (repeatable)', collect, [])
    .option('--keywords <file>', 'file with one keyword per line')
    .addOption(new Option('--tone <tone>', 'tone of the text').choices([...TONES]))
    .option('--language <tag>', 'language of the text (without an AI model: English only)')
    .addOption(new Option('--strict', 'remove unsupported statements (default)').conflicts('review'))
    .option('--review', 'keep unsupported statements, marked, so that you decide')
    .option('--basic', 'use the Basic writer even if an AI model is connected')
    .option('--leave-out <passage>', 'a passage of the input to leave out (repeatable)', collect, [])
    .addHelpText(
      'after',
      `
Examples:
  listwright generate "Steel water bottle 750 ml" --brand Himal --attribute material="stainless steel"
  listwright generate --product 0192… -m shopify
  listwright generate "Oak side table" -m shopify --description @notes.txt --json
`,
    )
    .action((name: string | undefined, options: GenerateOptions, command: Command) =>
      run((context) => runGenerate(name, options, context), command),
    );
}
