import { LISTING_QUALITIES, LISTING_SORTS, LISTING_STATUSES, SORT_ORDERS } from '@listwright/application/contract';
import { Option, type Command } from 'commander';
import type { Action } from '../../Action.js';
import { marketplaceOption } from '../../input/marketplaceOption.js';
import { wholeNumber } from '../../input/wholeNumber.js';
import { runEdit, type EditOptions } from './runEdit.js';
import { runHistory, runRestore } from './runHistory.js';
import { runList, type ListListingsOptions } from './runList.js';
import { runRemove } from './runRemove.js';
import { runShow } from './runShow.js';
import { idOf, listingIds } from '../../ids/idOf.js';
import { IdArgument } from '../../ids/IdArgument.js';
import { IdOption } from '../../ids/IdOption.js';

export function registerListings(program: Command, run: Action): void {
  const listings = program.command('listings').description('manage your listings');
  listings
    .command('list')
    .description('list listings, newest first unless sorted otherwise')
    .option('--search <words>', 'text in the name or title')
    .addOption(marketplaceOption())
    .addOption(new Option('--status <status>', 'only these').choices([...LISTING_STATUSES]))
    .addOption(new Option('--quality <quality>', 'only these').choices([...LISTING_QUALITIES]))
    .addOption(new Option('--sort <by>', 'sort by date or score').choices([...LISTING_SORTS]))
    .addOption(new Option('--order <order>', 'asc: oldest or lowest first').choices([...SORT_ORDERS]))
    .addOption(new IdOption('--product <id>', 'only listings of this product', 'product'))
    .option('--limit <n>', 'how many', wholeNumber(1, 100_000))
    .option('--all', 'all rows')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright listings list --search bottle\n  listwright listings list --sort score --order asc\n  listwright listings list --all --json --fields id,score\n',
    )
    .action((options: ListListingsOptions, command: Command) => run((context) => runList(options, context), command));
  listings
    .command('show')
    .description('show a listing with its findings')
    .addArgument(new IdArgument('<id>', 'id of the listing', 'listing'))
    .addHelpText('after', '\nExample:\n  listwright listings show 0192… --json\n')
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => runShow(await idOf.listing(id, context), context), command),
    );
  listings
    .command('edit')
    .description('edit a listing')
    .addArgument(new IdArgument('<id>', 'id of the listing', 'listing'))
    .option('--title <text>', 'new title')
    .option('--highlights <text>', 'new item highlights')
    .option(
      '--bullet <n=text>',
      'a bullet by its number (repeatable)',
      (value, before: string[]) => [...before, value],
      [],
    )
    .option('--description <text>', 'new description')
    .option('--search-terms <text>', 'new search terms')
    .option('--seo-title <text>', 'new SEO title')
    .option('--meta-description <text>', 'new meta description')
    .option('--from <file>', 'fields as JSON, named as `listings show --json` names them; - for stdin')
    .addHelpText(
      'after',
      '\nExamples:\n  listwright listings edit 0192… --title "Himal Steel Bottle, 750 ml"\n  listwright listings edit 0192… --from fields.json\n',
    )
    .action((id: string, options: EditOptions, command: Command) =>
      run(async (context) => runEdit(await idOf.listing(id, context), options, context), command),
    );
  listings
    .command('history')
    .description('list the versions of a listing')
    .addArgument(new IdArgument('<id>', 'id of the listing', 'listing'))
    .addHelpText('after', '\nExample:\n  listwright listings history 0192…\n')
    .action((id: string, _options: object, command: Command) =>
      run(async (context) => runHistory(await idOf.listing(id, context), context), command),
    );
  listings
    .command('restore')
    .description('restore an old version')
    .addArgument(new IdArgument('<id>', 'id of the listing', 'listing'))
    .argument('<version>', 'version number', wholeNumber(1, 2_147_483_647))
    .addHelpText('after', '\nExample:\n  listwright listings restore 0192… 2\n')
    .action((id: string, version: number, _options: object, command: Command) =>
      run(async (context) => runRestore(await idOf.listing(id, context), version, context), command),
    );
  listings
    .command('rm')
    .description('delete listings with their versions')
    .addArgument(new IdArgument('<id...>', 'ids of the listings', 'listing'))
    .addHelpText('after', '\nExample:\n  listwright listings rm 0192… --yes\n')
    .action((ids: string[], _options: object, command: Command) =>
      run(async (context) => runRemove(await listingIds(ids, context), context), command),
    );
}
