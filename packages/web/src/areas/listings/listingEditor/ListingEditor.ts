import { keptStatementOf, type KeptStatement } from '@listwright/application/contract';
import type { CopyField, KeywordPlace, MovedText } from '@listwright/domain/listings';
import { productClassFor, ruleSetFor, type RuleSet } from '@listwright/domain/marketplaces';
import { action, makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../../api/WebClient';
import { isKind } from '../../../api/isKind';
import { Draft } from '../../../state/Draft';
import { PersistedDraft } from '../../../state/PersistedDraft';
import { Task } from '../../../state/Task';
import type { ReversibleAction, UndoStack } from '../../../state/UndoStack';
import { sortByFixOrder } from '../../../ui/listing/sortByFixOrder';
import type { LintFinding } from '../../../ui/listing/LintFinding';
import { isOpenClaim } from './claims/supportLabels';
import type { WireClaim } from './claims/WireClaim';
import { applyFix } from './text/applyFix';
import type { EditableCopy } from '../../../ui/listing/fields/EditableCopy';
import { editableCopyOf } from './text/editableCopyOf';
import { listingCopyOf } from './text/listingCopyOf';
import { fieldSpecs } from '../../../ui/listing/fields/fieldSpecs';
import type { Listing } from '../../../ui/listing/fields/Listing';
import { placeKeyword } from './text/placeKeyword';
import type { DraftReview } from './check/DraftReview';
import { lazyEngine } from './check/lazyEngine';
import { storedReview } from './check/storedReview';
import { uncheckedReview } from './check/uncheckedReview';

/** One listing in the editor: the stored text, the draft, and the rule check on every keystroke. */
export class ListingEditor {
  listing: Listing;
  readonly draft: Draft<EditableCopy>;
  readonly persisted: PersistedDraft<EditableCopy>;
  /** The server's text changed since the edit began. */
  hasConflict = false;
  /** Where the phrases of a shortened title moved to. */
  moved: readonly MovedText[] = [];
  /** Whether all statements of the text are marked, or only the open ones. */
  showsFacts = false;
  /** The fact requested last: the Facts view opens at it. */
  shownFact: string | null = null;
  private undo: UndoStack | null = null;
  readonly save: Task<[], Listing>;
  readonly rewrite: Task<[field: CopyField, writer?: 'basic'], Listing>;
  readonly leaveOut: Task<[passages: readonly string[]], Listing>;
  /** Replaces the unsupported statements that the seller keeps. */
  readonly keep: Task<[statements: readonly KeptStatement[]], Listing>;

  constructor(
    private readonly client: Pick<WebClient, 'listings'>,
    listing: Listing,
    userId: string,
    storage: Storage = localStorage,
  ) {
    this.listing = listing;
    this.draft = new Draft(editableCopyOf(listing));
    this.persisted = new PersistedDraft(this.draft, {
      key: `draft:${userId}:/app/listings/${listing.id}`,
      version: () => this.listing.version,
      storage,
    });
    if (this.draft.isDirty) lazyEngine.prepare();
    this.hasConflict = this.persisted.restoredFrom !== null && this.persisted.restoredVersion !== listing.version;
    this.save = new Task(() => this.sendEdit());
    this.rewrite = new Task((field, writer) => this.sendRewrite(field, writer));
    this.leaveOut = new Task((passages) => this.sendDecision({ leave_out: [...passages] }));
    this.keep = new Task((statements) => this.sendDecision({ kept_statements: [...statements] }));
    makeAutoObservable<this, 'client' | 'undo'>(
      this,
      {
        client: false,
        undo: false,
        draft: false,
        persisted: false,
        save: false,
        rewrite: false,
        leaveOut: false,
        keep: false,
      },
      { autoBind: true },
    );
  }

  get copy(): EditableCopy {
    return this.draft.value;
  }

  get ruleSet(): RuleSet {
    const { marketplace, marketplace_id: marketplaceId, category } = this.listing;
    const on = new Date().toISOString().slice(0, 10);
    return ruleSetFor({ marketplace, marketplaceId, productClass: productClassFor(category), on });
  }

  /** The server's check for the stored text; the same check run here for an edited one. */
  get review(): DraftReview {
    if (!this.draft.isDirty) return storedReview(this.listing);
    const engine = lazyEngine.current;
    if (engine === null) return uncheckedReview(this.listing, this.draft.changed);
    return engine.review(this.listing, this.copy, this.ruleSet);
  }

  get findings(): readonly LintFinding[] {
    return sortByFixOrder(this.review.findings);
  }

  get isBusy(): boolean {
    return this.save.isRunning || this.rewrite.isRunning || this.leaveOut.isRunning || this.keep.isRunning;
  }

  isLocked(field: CopyField): boolean {
    return this.listing.locked_fields.includes(field);
  }

  findingsOf(field: CopyField, index?: number): readonly LintFinding[] {
    return this.findings.filter(
      (finding) => finding.field === field && (index === undefined || finding.index === index),
    );
  }

  /** The statements of the text and what supports them, by the same check as `review`. */
  get claims(): readonly WireClaim[] {
    return this.review.claims;
  }

  /** Statements that the seller must decide on: not verified, not supported, contradicted. */
  get openClaims(): readonly WireClaim[] {
    return this.claims.filter(isOpenClaim);
  }

  get keptClaims(): readonly WireClaim[] {
    return this.claims.filter(({ kept }) => kept === true);
  }

  /** The statement of a mark as stored: its words and its sentence. */
  statementOf(claim: WireClaim): KeptStatement {
    return keptStatementOf(claim, listingCopyOf(this.copy));
  }

  claimsOf(field: CopyField, index?: number): readonly WireClaim[] {
    return this.claims.filter((claim) => claim.field === field && claim.index === index);
  }

  setShowsFacts(showsFacts: boolean): void {
    this.showsFacts = showsFacts;
  }

  showFact(id: string | null): void {
    this.shownFact = id;
  }

  set(patch: Partial<EditableCopy>): void {
    lazyEngine.prepare();
    this.draft.set(patch);
  }

  fix(finding: LintFinding): void {
    lazyEngine.prepare();
    this.undo?.push(this.undoStep('Fix'));
    this.draft.set(applyFix(this.copy, finding));
  }

  fixAll(): void {
    lazyEngine.use((engine) => {
      this.undo?.push(this.undoStep('All fixes'));
      this.draft.set(engine.fixAll(this.listing, this.copy, this.ruleSet));
    });
  }

  fitTitle(): void {
    lazyEngine.use((engine) => {
      this.undo?.push(this.undoStep('Shortened title'));
      const { copy, moved } = engine.fitTitle(this.listing, this.copy, this.ruleSet);
      this.moved = moved;
      this.draft.set(copy);
    });
  }

  removeClaim(claim: WireClaim): void {
    lazyEngine.use((engine) => {
      this.undo?.push(this.undoStep('Statement removed'));
      this.draft.set(engine.removeClaim(this.listing, this.copy, claim));
    });
  }

  removeOpenClaims(): void {
    lazyEngine.use((engine) => {
      this.undo?.push(this.undoStep('Unverified statements removed'));
      this.draft.set(engine.removeOpenClaims(this.listing, this.copy));
    });
  }

  place(keyword: string, place: KeywordPlace): void {
    lazyEngine.prepare();
    this.undo?.push(this.undoStep(`Placing “${keyword}”`));
    this.draft.set(placeKeyword(this.copy, keyword, place));
  }

  /** Puts fixes and placements on the undo stack while the editor is open. */
  attach(undo: UndoStack): () => void {
    this.undo = undo;
    return () => {
      undo.forget(this);
      this.undo = null;
    };
  }

  /** A snapshot of the text, for undo. */
  undoStep(label: string): ReversibleAction {
    const before = this.copy;
    const movedBefore = this.moved;
    const back = () => {
      this.moved = movedBefore;
      this.draft.set(before);
    };
    return { label, scope: this, undo: action(back) };
  }

  /** Rewrites skip a locked field. Updates at once, and reverts if the server fails. */
  async toggleLock(field: CopyField): Promise<void> {
    const before = this.listing.locked_fields;
    const locked = this.isLocked(field) ? before.filter((one) => one !== field) : [...before, field];
    this.listing = { ...this.listing, locked_fields: locked };
    try {
      const { id, version } = this.listing;
      const { listing } = await this.client.listings.edit({ params: { id }, body: { locked_fields: locked, version } });
      runInAction(() => this.take(listing, this.draft.changed));
    } catch (error) {
      runInAction(() => {
        this.listing = { ...this.listing, locked_fields: before };
      });
      throw error;
    }
  }

  /**
   * Takes over the server's newer text. `keepEdits` applies the unsaved changes on top of it, else they are dropped.
   */
  async settleConflict(keepEdits: boolean): Promise<void> {
    const { listing } = await this.client.listings.read({ params: { id: this.listing.id } });
    runInAction(() => this.take(listing, keepEdits ? this.draft.changed : {}));
  }

  take(listing: Listing, keep: Partial<EditableCopy> = {}): void {
    this.listing = listing;
    this.draft.rebase(editableCopyOf(listing), keep);
    this.hasConflict = false;
    this.moved = [];
  }

  private async sendEdit(): Promise<Listing> {
    const { id, version } = this.listing;
    try {
      const { listing } = await this.client.listings.edit({ params: { id }, body: { ...this.draft.changed, version } });
      runInAction(() => this.take(listing));
      return listing;
    } catch (error) {
      if (isKind(error, 'conflict')) runInAction(() => (this.hasConflict = true));
      throw error;
    }
  }

  /** Saves a decision about the text or its facts. Edits of the text stay. */
  private async sendDecision(
    decision: { readonly leave_out: string[] } | { readonly kept_statements: KeptStatement[] },
  ): Promise<Listing> {
    const { id, version } = this.listing;
    try {
      const body = { ...decision, version };
      const { listing } = await this.client.listings.edit({ params: { id }, body });
      runInAction(() => this.take(listing, this.draft.changed));
      return listing;
    } catch (error) {
      if (isKind(error, 'conflict')) runInAction(() => (this.hasConflict = true));
      throw error;
    }
  }

  private async sendRewrite(field: CopyField, writer?: 'basic'): Promise<Listing> {
    const body = { fields: [field], ...(writer === undefined ? {} : { writer }) };
    const idempotencyKey = crypto.randomUUID();
    const { listing } = await this.client.listings.rewrite(
      { params: { id: this.listing.id }, body },
      { idempotencyKey },
    );
    const wire = fieldSpecs.find((spec) => spec.field === field)?.wire;
    runInAction(() => {
      const kept = Object.entries(this.draft.changed).filter(([name]) => name !== wire);
      this.take(listing, Object.fromEntries(kept));
    });
    return listing;
  }
}
