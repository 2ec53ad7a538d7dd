import { isDeepStrictEqual } from 'node:util';
import type { BrandingRepository } from '@listwright/application/admin';
import { defaultBranding } from '@listwright/application/contract';
import type { Branding } from '@listwright/domain/admin';

/**
 * The operator's words for the public pages, read for each page, so that a change shows on every server at once. Pages that are
 * requested meanwhile share one statement. While the database is away, the words read last stay.
 */
export class CurrentBranding {
  private reading: Promise<Branding> | undefined;
  private last: Branding | undefined;

  constructor(
    private readonly brandings: BrandingRepository,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** The same object until the words change. */
  current(): Promise<Branding> {
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async read(): Promise<Branding> {
    try {
      const found = (await this.brandings.read()) ?? defaultBranding;
      if (!isDeepStrictEqual(found, this.last)) this.last = found;
      return this.last ?? found;
    } catch (error) {
      // The sample copy instead might publish a site that was switched off.
      if (this.last === undefined) throw error;
      this.onError(error);
      return this.last;
    }
  }
}
