import { ruleChangesOf, type api, type CallInput, type CallOutput } from '@listwright/application/contract';
import { RuleBook, type RuleSet } from '@listwright/domain/marketplaces';
import { makeAutoObservable, runInAction } from 'mobx';
import { takeOverRules } from '../../../api/takeOverRules';
import type { WebClient } from '../../../api/WebClient';
import { Task } from '../../../state/Task';

type SentRules = CallInput<typeof api.admin.importRules>['body'];
type ImportedRules = CallOutput<typeof api.system.rules>['rules'];
type Imports = CallOutput<typeof api.admin.audit>['events'];

/** A chosen file that could be read as JSON; the server checks its content. */
export interface ChosenRules {
  readonly file: File;
  readonly content: SentRules;
}

/** The imported rules file, who imported which, and the rules that follow. */
export class RulesStore {
  /** Undefined until loaded, null where none was imported. */
  imported: ImportedRules | undefined = undefined;
  imports: Imports = [];
  chosen: ChosenRules | null = null;
  /** Why the chosen file cannot be sent. */
  fault: string | null = null;

  readonly load = new Task(async () => {
    const [{ rules }, { events }] = await Promise.all([
      this.client.system.rules(),
      this.client.admin.audit({ query: { action: 'rules.imported', limit: 20 } }),
    ]);
    runInAction(() => {
      this.imported = rules;
      this.imports = events;
    });
  });

  readonly send = new Task(async (content: SentRules) => {
    const { rules, is_new: isNew } = await this.client.admin.importRules({ body: content });
    // This page checks by them at once, as the server does.
    takeOverRules(rules);
    runInAction(() => {
      this.imported = rules;
      this.chosen = null;
    });
    void this.load.run();
    return { isNew };
  });

  constructor(private readonly client: WebClient) {
    makeAutoObservable<this, 'client'>(this, { client: false, load: false, send: false }, { autoBind: true });
  }

  /** Reads a file; null removes it. */
  async choose(file: File | null): Promise<void> {
    this.send.reset();
    [this.chosen, this.fault] = [null, null];
    if (file === null) return;
    const content = parsed(await file.text());
    runInAction(() => {
      if (content === undefined) this.fault = 'This file is not JSON with the day of the rules and a list of changes.';
      else this.chosen = { file, content };
    });
  }

  /** The rule sets of a store and product class that are in force on a day or come later, oldest first. */
  ruleSets(scope: Pick<RuleSet, 'marketplace' | 'marketplaceId' | 'productClass'>, today: string): readonly RuleSet[] {
    const book = new RuleBook(this.imported ? ruleChangesOf(this.imported) : undefined);
    const inForce = book.setFor({ ...scope, on: today });
    return book
      .all()
      .filter(
        ({ marketplaceId, productClass }) =>
          marketplaceId === scope.marketplaceId && productClass === scope.productClass,
      )
      .filter(({ date }) => date >= inForce.date);
  }
}

/** The server checks the entries, and names each mistake. */
function parsed(text: string): SentRules | undefined {
  try {
    const content = JSON.parse(text) as Partial<SentRules> | null;
    return typeof content?.dated === 'string' && Array.isArray(content.changes) ? (content as SentRules) : undefined;
  } catch {
    return undefined;
  }
}
