import { currentRules } from '@listwright/domain/marketplaces';
import type { RulesFileRepository } from '../ports/RulesFileRepository.js';

/** Lets this process judge by the stored rules file. Runs at its start and then periodically, for another may have imported one. */
export class FollowRules {
  constructor(private readonly files: RulesFileRepository) {}

  async execute(): Promise<void> {
    const { book } = currentRules;
    const stored = await this.files.read();
    // A file that was imported here meanwhile is newer than what was read.
    if (currentRules.book === book) currentRules.use(stored);
  }
}
