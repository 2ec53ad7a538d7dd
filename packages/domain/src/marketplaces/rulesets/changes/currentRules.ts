import { RuleBook } from './RuleBook.js';
import type { RuleChanges } from './RuleChanges.js';

/**
 * The rules that this process judges by. Whoever runs the process gives it the imported file; until then, and in programs without
 * a server, they are those of this version.
 */
class CurrentRules {
  private inForce = new RuleBook();

  get book(): RuleBook {
    return this.inForce;
  }

  /** Takes over a file, or none. The same file again changes nothing. */
  use(imported: RuleChanges | undefined): void {
    if (JSON.stringify(imported) !== JSON.stringify(this.inForce.imported)) this.inForce = new RuleBook(imported);
  }
}

export const currentRules = new CurrentRules();
