import { percentageUsed, TRIAL } from '../billing/index.js';
import { countOf } from '../shared/index.js';
import type { ActionFacts } from './ActionFacts.js';
import { ACTION_KINDS, type NextAction } from './NextAction.js';

export const MAX_ACTIONS = 5;
const MAX_WEAK = 3;
const NEARLY_SPENT_PERCENT = 90;
const TRIAL_NEARLY_OVER_DAYS = 3;
const MAX_NAME_LENGTH = 60;
const SEVERITIES: readonly NextAction['severity'][] = ['error', 'warning', 'info'];

/**
 * The seller's next actions: at most five, faults before improvements, in the order of `ACTION_KINDS`. No kind is missing
 * because another has several.
 */
export function nextActions(facts: ActionFacts): readonly NextAction[] {
  const single = [
    ...firstListing(facts),
    ...fixErrors(facts),
    ...shortenTitles(facts),
    ...quotaNearlySpent(facts),
    ...trialEnding(facts),
    ...addFacts(facts),
    ...continueJobs(facts),
  ];
  const room = Math.max(1, MAX_ACTIONS - single.length);
  const rank = (action: NextAction) =>
    SEVERITIES.indexOf(action.severity) * ACTION_KINDS.length + ACTION_KINDS.indexOf(action.kind);
  return [...single, ...improveScores(facts, room)].toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_ACTIONS);
}

function firstListing({ listings }: ActionFacts): NextAction[] {
  if (listings > 0) return [];
  const detail = 'Name a product and choose Amazon or Shopify. A checked text is ready within seconds.';
  return [{ kind: 'first_listing', title: 'Write your first listing', detail, severity: 'info' }];
}

function fixErrors({ faulty: { count, worst } }: ActionFacts): NextAction[] {
  if (worst === undefined) return [];
  const few = countOf(worst.errors, 'rule');
  const detail =
    count === 1
      ? `${quoted(worst.productName)} breaks ${few}. The marketplace may refuse it.`
      : `The marketplace may refuse them. Begin with ${quoted(worst.productName)}, which breaks ${few}.`;
  const title = `Fix ${countOf(count, 'listing')} that ${count === 1 ? 'breaks' : 'break'} rules`;
  return [{ kind: 'fix_errors', title, detail, listingId: worst.id, listings: count, severity: 'error' }];
}

function shortenTitles({ longTitles }: ActionFacts): NextAction[] {
  const [longest] = longTitles;
  if (longest === undefined) return [];
  const count = longTitles.length;
  const title = `Shorten ${countOf(count, 'title')}`;
  const detail = `The title of ${quoted(longest.productName)} has ${longest.length} characters; ${longest.allowed} are allowed today.`;
  return [{ kind: 'title_too_long', title, detail, listingId: longest.id, listings: count, severity: 'error' }];
}

function quotaNearlySpent({ listingQuota: { used, limit, resetDate } }: ActionFacts): NextAction[] {
  if (limit === null || percentageUsed(used, limit) < NEARLY_SPENT_PERCENT) return [];
  const left = Math.max(0, limit - used);
  const title = left === 0 ? 'Your listing quota is spent' : `Only ${countOf(left, 'listing')} left`;
  const detail = `${used} of ${limit} are used. The quota resets on ${resetDate.toISOString().slice(0, 10)}; a larger plan has more.`;
  return [{ kind: 'quota_nearly_spent', title, detail, severity: left === 0 ? 'error' : 'warning' }];
}

function trialEnding({ trialDaysLeft }: ActionFacts): NextAction[] {
  if (trialDaysLeft === null || trialDaysLeft > TRIAL_NEARLY_OVER_DAYS) return [];
  const when = trialDaysLeft <= 1 ? 'within a day' : `in ${trialDaysLeft} days`;
  const detail = `After that the Starter plan has no bulk operations; in the trial there are ${TRIAL.bulkOperations}.`;
  return [{ kind: 'trial_ending', title: `Your trial ends ${when}`, detail, severity: 'warning' }];
}

function improveScores({ weakest }: ActionFacts, room: number): NextAction[] {
  return weakest.slice(0, Math.min(MAX_WEAK, room)).map((listing) => ({
    kind: 'improve_score',
    title: `Improve ${quoted(listing.productName)}`,
    detail: `It scores ${listing.score} of 100. Its score explains each missing point.`,
    listingId: listing.id,
    severity: 'info',
  }));
}

function addFacts({ incomplete }: ActionFacts): NextAction[] {
  if (incomplete === undefined || incomplete.missing.length === 0) return [];
  const title = `Add facts to ${quoted(incomplete.productName)}`;
  const detail = `Shoppers look for ${incomplete.missing.slice(0, MAX_WEAK).join(', ')}, and this listing doesn't mention it.`;
  return [{ kind: 'missing_facts', title, detail, listingId: incomplete.id, severity: 'info' }];
}

function continueJobs({ staleJobs }: ActionFacts): NextAction[] {
  const [first] = staleJobs;
  if (first === undefined) return [];
  const { id, fileName, failed, waitsForQuota } = first;
  const more = staleJobs.length - 1;
  const others = more > 0 ? ` ${countOf(more, 'other job')} ${more === 1 ? 'needs' : 'need'} you too.` : '';
  const title = waitsForQuota
    ? `Continue ${quoted(fileName)}`
    : `Correct ${countOf(failed, 'row')} of ${quoted(fileName)}`;
  const reason = waitsForQuota
    ? 'The job waits for quota. Its finished rows are saved.'
    : 'Correct failed rows in place and run only these again.';
  return [{ kind: 'stale_job', title, detail: `${reason}${others}`, jobId: id, severity: 'info' }];
}

function quoted(name: string): string {
  const letters = [...name];
  return `“${letters.length > MAX_NAME_LENGTH ? `${letters.slice(0, MAX_NAME_LENGTH - 1).join('')}…` : name}”`;
}
