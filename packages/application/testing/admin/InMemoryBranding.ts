import type { Branding } from '@listwright/domain/admin';
import { BrandingRepository } from '../../src/admin/index.js';

export class InMemoryBranding extends BrandingRepository {
  private stored: Branding | undefined;

  override async read(): Promise<Branding | undefined> {
    return this.stored;
  }

  override async save(branding: Branding): Promise<void> {
    this.stored = branding;
  }

  override async saveFirst(branding: Branding): Promise<boolean> {
    if (this.stored !== undefined) return false;
    this.stored = branding;
    return true;
  }
}
