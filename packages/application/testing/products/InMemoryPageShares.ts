import { PageShareRepository, type NewPageShare, type PageShare, type SharedPage } from '../../src/products/index.js';

export class InMemoryPageShares extends PageShareRepository {
  /** Accounts that may not sign in. */
  readonly blocked = new Set<string>();
  private stored: readonly NewPageShare[] = [];

  override async add(added: NewPageShare, most: number): Promise<boolean> {
    if (this.own(added.share.userId, added.share.createdAt).length >= most) return false;
    this.stored = [added, ...this.stored];
    return true;
  }

  override async list(userId: string, now: Date): Promise<readonly PageShare[]> {
    return this.own(userId, now);
  }

  override async remove(userId: string, id: string): Promise<boolean> {
    const before = this.stored.length;
    this.stored = this.stored.filter(({ share }) => share.userId !== userId || share.id !== id);
    return this.stored.length < before;
  }

  override async open(tokenHash: string, now: Date): Promise<(SharedPage & Pick<PageShare, 'expiresAt'>) | undefined> {
    const found = this.stored.find((one) => one.tokenHash === tokenHash && one.share.expiresAt > now);
    if (found === undefined || this.blocked.has(found.share.userId)) return undefined;
    return { ...found.page, expiresAt: found.share.expiresAt };
  }

  override async removeExpired(now: Date): Promise<number> {
    const before = this.stored.length;
    this.stored = this.stored.filter(({ share }) => share.expiresAt > now);
    return before - this.stored.length;
  }

  private own(userId: string, now: Date): readonly PageShare[] {
    return this.stored
      .map(({ share }) => share)
      .filter((share) => share.userId === userId && share.expiresAt > now)
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  }
}
