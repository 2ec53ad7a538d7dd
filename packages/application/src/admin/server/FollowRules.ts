import { currentRules } from '@listwright/domain/marketplaces';
import type { RulesFileRepository } from '../ports/RulesFileRepository.js';

/** Lets this process judge by the stored rules file. Runs at its start and then periodically, for another may have imported one. */
export class FollowRules {
  constructor(private readonly files: RulesFileRepository) {}

  async execute(): Promise<void> {
    currentRules.use(await this.files.read());
  }
}
