import {
  CopyListing,
  EditListing,
  ExportListings,
  FitTitle,
  GenerateListing,
  LintText,
  type Listing,
  ListListings,
  ListVersions,
  ReadListing,
  RemoveListing,
  RestoreVersion,
  RewriteListing,
  type WrittenField,
} from '@listwright/application/listings';
import type { AnalysisReply, listingsContract, SeoRequest, SeoResult } from '@listwright/application/contract';
import { FactReader } from '@listwright/application/products';
import type { Caller } from '@listwright/application/shared';
import type { Instances } from '../../composition/Token.js';
import { analysisHandlers, analysisUseCases, analysisView, historyHandlers } from '../analyses/analysisHandlers.js';
import { fittedTitleView } from './fittedTitleView.js';
import { SeoScorer } from '../../isolation/judging/SeoScorer.js';
import { requireImage } from '../../files/requireImage.js';
import type { Handlers } from '../bindContract.js';
import { copyFromEdit, copyFromLint } from './copyFromWire.js';
import { findingView, listingView, rowView, versionView } from './listingView.js';
import { ruleChoice } from './ruleChoice.js';
import type * as z from 'zod';
import { seoCheck, seoHistory } from './seoCheck.js';
import { titleCheck, titleFit } from './titleTools.js';

export const listingUseCases = {
  ...analysisUseCases,
  generate: GenerateListing,
  lint: LintText,
  fitTitle: FitTitle,
  list: ListListings,
  read: ReadListing,
  edit: EditListing,
  rewrite: RewriteListing,
  remove: RemoveListing,
  copy: CopyListing,
  versions: ListVersions,
  restore: RestoreVersion,
  exports: ExportListings,
  facts: FactReader,
  seo: SeoScorer,
};

/** Cached views by listing: an unchanged listing gets the same view. */
const views = new WeakMap<Listing, { listing: ReturnType<typeof listingView> }>();

function viewOf(listing: Listing) {
  const known = views.get(listing) ?? { listing: listingView(listing) };
  views.set(listing, known);
  return known;
}

export function listingRoutes(use: Instances<typeof listingUseCases>): Handlers<typeof listingsContract> {
  /** As `viewOf`, where the facts have not been read yet. */
  const readView = async (listing: Listing, caller: Caller) => {
    if (!views.has(listing)) await use.facts.read(listing.brief, caller);
    return viewOf(listing);
  };
  return {
    ...historyHandlers<'SeoCheck', typeof SeoRequest, typeof SeoResult>('SeoCheck', seoHistory, use),
    runSeoCheck: async ({ body }, { actor, caller, message }) => {
      const { analysis, cached } = await use.runAnalysis.execute(actor, seoCheck(use.seo, caller), body);
      const view = analysisView(analysis) as AnalysisReply<z.input<typeof SeoRequest>, z.input<typeof SeoResult>>;
      const { score, grade, suggestions } = view.result;
      message('SEO analysis completed!');
      return { analysis: view, cached, score, grade, suggestions };
    },
    ...analysisHandlers('TitleCheck', titleCheck, use),
    ...analysisHandlers('TitleFit', titleFit, use),
    generate: async ({ body, files }, { actor, caller, message, report, disconnected, keepReply }) => {
      if (files.image !== undefined) requireImage(files.image.bytes, 'image');
      const { product_name, product_id: productId, marketplace_id, leave_out: leftOut, mode, writer, ...rest } = body;
      const input = { ...rest, productName: product_name, marketplaceId: marketplace_id };
      const brief = leftOut.length === 0 ? input : { ...input, leftOut };
      // A streaming client that disconnects cancels the work; a client that waits for a reply may retry, so the work continues.
      const watched =
        report === undefined ? {} : { signal: disconnected, onField: (field: WrittenField) => report('field', field) };
      message('Listing generated successfully!');
      const onStored = (made: Listing) => keepReply(viewOf(made));
      const options = { mode, writer, productId, onStored, ...watched };
      const { listing, cached } = await use.generate.execute(actor, brief, caller, options);
      if (!cached) return viewOf(listing);
      message('Retrieved from Cache!');
      await use.facts.read(listing.brief, caller);
      return { listing: listingView(listing, cached) };
    },
    lint: async ({ body }, { caller }) => {
      const input = { ...ruleChoice(body), brand: body.brand, copy: copyFromLint(body) };
      const { findings, ruleSet } = await use.lint.execute(input, caller);
      return { findings: findings.map(findingView), rule_set: ruleSet };
    },
    fitTitle: ({ body }) => {
      const { fitted, ruleSet } = use.fitTitle.execute({ ...ruleChoice(body), title: body.title, brand: body.brand });
      return {
        ...fittedTitleView(fitted),
        findings: fitted.findings.map(findingView),
        rule_set: ruleSet,
      };
    },
    list: async ({ query }, { actor }) => {
      const { items, total, nextCursor } = await use.list.execute(
        actor,
        { ...query, productId: query.product_id },
        query,
        query,
      );
      return { listings: items.map(rowView), total, next_cursor: nextCursor };
    },
    read: async ({ params }, { actor, caller }) => readView(await use.read.execute(actor, params.id), caller),
    edit: async ({ params, body }, { actor, caller }) => {
      const { locked_fields: lockedFields, leave_out: leftOut, kept_statements: keptStatements, version } = body;
      const input = { copy: copyFromEdit(body), lockedFields, leftOut, keptStatements, version };
      return { listing: listingView(await use.edit.execute(actor, params.id, input, caller)) };
    },
    rewrite: async ({ params, body }, { actor, caller, keepReply }) =>
      viewOf(await use.rewrite.execute(actor, params.id, body, caller, (made) => keepReply(viewOf(made)))),
    remove: async ({ params }, { actor }) => {
      await use.remove.execute(actor, params.id);
      return {};
    },
    copy: async ({ params }, { actor, caller, keepReply }) =>
      viewOf(await use.copy.execute(actor, params.id, caller, (made) => keepReply(viewOf(made)))),
    versions: async ({ params, query }, { actor }) => {
      const { items, total, nextCursor } = await use.versions.execute(actor, params.id, query);
      return { versions: items.map(versionView), total, next_cursor: nextCursor };
    },
    restore: async ({ params }, { actor, caller, keepReply }) =>
      viewOf(await use.restore.execute(actor, params.id, params.version, caller, (made) => keepReply(viewOf(made)))),
    exportManyAmazon: ({ query }, { actor }) => use.exports.execute(actor, 'amazon', query.ids),
    exportManyShopify: ({ query }, { actor }) => use.exports.execute(actor, 'shopify', query.ids),
    exportAmazon: ({ params }, { actor }) => use.exports.execute(actor, 'amazon', [params.id]),
    exportShopify: ({ params }, { actor }) => use.exports.execute(actor, 'shopify', [params.id]),
    fillAmazonTemplate: ({ params, files }, { actor }) =>
      use.exports.fillAmazonTemplate(actor, params.id, files.template?.bytes ?? new Uint8Array()),
  };
}
