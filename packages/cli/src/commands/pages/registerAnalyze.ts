import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { reportOption } from '../../output/reports/reportFormat.js';
import { runAnalyze, type AnalyzeOptions } from './runAnalyze.js';

export function registerAnalyze(program: Command, run: Action): void {
  program
    .command('analyze')
    .description('read product pages: addresses or saved pages')
    .argument('<pages...>', 'addresses (https://…) or saved pages (.html, .mhtml, .gz)')
    .option('--page-url <address>', 'where a saved page came from')
    .addOption(reportOption())
    .addOption(new Option('--share <days>', 'make a link that anyone can open for 7 or 30 days').choices(['7', '30']))
    .addHelpText(
      'after',
      `
An address is fetched by the server, once, by the site's robots.txt. Where a site blocks servers, save the page in your
browser and name the file. A CSV or XLSX of addresses or ASINs: listwright bulk run. A page with a product or search results
uses one API call, any other none.

A page that cannot be read does not stop the others: it is listed with its reason. The exit code is then 3, and 1 where no page
could be read.

Examples:
  listwright analyze https://www.example.com/mug
  listwright analyze saved.html --page-url https://www.amazon.de/dp/B08CZDYNF7 --json
  listwright analyze https://www.example.com/mug --output report.html
  listwright analyze https://www.example.com/mug --share 7
`,
    )
    .action((pages: string[], options: AnalyzeOptions, command: Command) =>
      run((context) => runAnalyze(pages, options, context), command),
    );
}
