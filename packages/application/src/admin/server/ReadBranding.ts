import type { Branding } from '@listwright/domain/admin';
import type { BrandingRepository } from '../ports/BrandingRepository.js';

/** The operator's words on the public site; undefined where the sample copy is in force. */
export class ReadBranding {
  constructor(private readonly brandings: BrandingRepository) {}

  execute(): Promise<Branding | undefined> {
    return this.brandings.read();
  }
}
