import { rulesFileOf, type CallOutput, type systemContract } from '@listwright/application/contract';
import { CopyWriter } from '@listwright/application/listings';
import { Clock } from '@listwright/application/shared';
import { currentRules, type RuleBook } from '@listwright/domain/marketplaces';
import { keys } from '../../composition/keys.js';
import type { Instances } from '../../composition/Token.js';
import type { Handlers } from '../bindContract.js';
import { requestErrors } from '../requestErrors.js';
import { Readiness } from './Readiness.js';

type RulesView = CallOutput<(typeof systemContract)['rules']>;

export const systemUses = {
  platform: keys.Platform,
  readiness: Readiness,
  writer: CopyWriter,
  clock: Clock,
};

export function systemRoutes(use: Instances<typeof systemUses>): Handlers<typeof systemContract> {
  const { version } = use.platform;
  return {
    live: () => ({ status: 'ok' }),
    ready: async () => {
      if (!(await use.readiness.isReady())) throw requestErrors.draining();
      return { status: 'ok', version };
    },
    info: () => ({
      version,
      engine: { name: use.writer.engine.name, model: use.writer.engine.model },
      today: use.clock.now().toISOString().slice(0, 10),
    }),
    rules: () => rulesView(currentRules.book),
  };
}

const views = new WeakMap<RuleBook, RulesView>();

/** One object for each file, so that a long one is checked and serialised once (`serialise`). */
function rulesView(book: RuleBook): RulesView {
  const known = views.get(book);
  if (known !== undefined) return known;
  const made = { rules: book.imported === undefined ? null : rulesFileOf(book.imported) };
  views.set(book, made);
  return made;
}
