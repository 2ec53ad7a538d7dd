import { PRODUCT_SORTS, SORT_ORDERS } from '@listwright/application/contract';
import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { idOf, productIds } from '../../ids/idOf.js';
import { wholeNumber } from '../../input/wholeNumber.js';
import { registerFactDecisions } from './registerFactDecisions.js';
import { registerImport } from './registerImport.js';
import { registerPhotos } from './registerPhotos.js';
import { runActivity } from './runActivity.js';
import { runAdd, type AddOptions } from './runAdd.js';
import { runEdit, type EditOptions } from './runEdit.js';
import { runList, type ListProductsOptions } from './runList.js';
import { runRemove } from './runRemove.js';
import { runShow } from './runShow.js';
import { IdArgument } from '../../ids/IdArgument.js';

const collect = (value: string, before: readonly string[]) => [...before, value];

export function registerProducts(program: Command, run: Action): void {
  const products = program.command('products').description('manage your products');
  products
    .command('list')
    .description('list products, newest first unless sorted otherwise')
    .option('--search <words>', 'text in name, brand, SKU, ASIN or GTIN')
    .addOption(new Option('--sort <by>', 'sort by date, name or lowest score').choices([...PRODUCT_SORTS]))
    .addOption(new Option('--order <order>', 'asc: oldest, A or lowest first').choices([...SORT_ORDERS]))
    .option('--limit <n>', 'how many', wholeNumber(1, 100_000))
    .option('--all', 'all rows')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright products list --search bottle --json\n  listwright products list --sort score --order asc\n',
    )
    .action((options: ListProductsOptions, command: Command) => run((context) => runList(options, context), command));
  products
    .command('show')
    .description('show a product')
    .addArgument(new IdArgument('<id>', 'id of the product', 'product'))
    .addHelpText('after', '\nExample:\n  listwright products show 0192…\n')
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => runShow(await idOf.product(id, context), context), command),
    );
  products
    .command('activity')
    .description('show what the tools found of a product, and the jobs that wrote its listings')
    .addArgument(new IdArgument('<id>', 'id of the product', 'product'))
    .addHelpText('after', '\nExample:\n  listwright products activity 0192… --json\n')
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => runActivity(await idOf.product(id, context), context), command),
    );
  registerFactDecisions(products, run);
  withFields(products.command('add').description('add a product').argument('<name>', 'product name'))
    .option('--leave-out <passage>', 'a passage of the input to leave out (repeatable)', collect, [])
    .addHelpText(
      'after',
      '\nExample:\n  listwright products add "Steel bottle 750 ml" --brand Himal --sku HB-750 --attribute material=steel\n',
    )
    .action((name: string, options: AddOptions, command: Command) =>
      run((context) => runAdd(name, options, context), command),
    );
  withFields(
    products
      .command('edit')
      .description('edit a product')
      .addArgument(new IdArgument('<id>', 'id of the product', 'product')),
  )
    .option('--name <text>', 'new product name')
    .addHelpText(
      'after',
      '\nAn attribute without a value is removed: --attribute colour=\n\nExample:\n  listwright products edit 0192… --sku HB-750 --attribute colour=Blue\n',
    )
    .action((id: string, options: EditOptions, command: Command) =>
      run(async (context) => runEdit(await idOf.product(id, context), options, context), command),
    );
  products
    .command('rm')
    .description('delete products with their photos; their listings stay')
    .addArgument(new IdArgument('<id...>', 'ids of the products', 'product'))
    .addHelpText('after', '\nExample:\n  listwright products rm 0192… --yes\n')
    .action((ids: string[], _options: object, command: Command) =>
      run(async (context) => runRemove(await productIds(ids, context), context), command),
    );
  registerImport(products, run);
  registerPhotos(products, run);
}

/** The options that name a product's fields. */
function withFields(command: Command): Command {
  return command
    .option('--description <text>', 'product description; @file reads a file')
    .option('--category <name>', 'category, for example Electronics')
    .option('--brand <name>', 'brand')
    .option('--attribute <name=value>', 'a fact (repeatable)', collect, [])
    .option('--sku <number>', 'your own number (SKU)')
    .option('--asin <number>', 'ASIN')
    .option('--gtin <number>', 'EAN, UPC or other GTIN');
}
