import type { Command } from 'commander';
import type { Action } from '../../Action.js';
import { runImport } from './runImport.js';

/** Adds `products import`. */
export function registerImport(products: Command, run: Action): void {
  products
    .command('import')
    .description('import a product page: an address or a saved page')
    .argument('<page>', 'address (https://…) or saved page (.html, .mhtml, .gz); - reads stdin')
    .option('--page-url <address>', 'where a saved page came from')
    .addHelpText(
      'after',
      `
The name, brand, category, numbers and facts of the page become a product; each fact says which page it is from.
1 api_calls. A page without a product, and a product that you have already, cost nothing.

Examples:
  listwright products import https://www.example.com/mug
  listwright products import saved.html --page-url https://www.amazon.de/dp/B08CZDYNF7 --json
`,
    )
    .action((page: string, options: { readonly pageUrl?: string }, command: Command) =>
      run((context) => runImport(page, options.pageUrl, context), command),
    );
}
