import type {
  Customer,
  Dashboard,
  ModelReport,
  ModelTrial,
  MoneySum,
  PaymentRecord,
  QuotaRecord,
  ServerReport,
  TransactionRecord,
} from '@listwright/application/admin';
import type { AuditEvent } from '@listwright/application/audit';
import type { LongPage } from '@listwright/application/shared';
import { BOOK_CURRENCY, type Branding } from '@listwright/domain/admin';
import { subscriptionSummary } from '@listwright/domain/billing';
import { subscriptionView } from '../billing/subscriptionView.js';

const rupees = (minor: number) => minor / 100;

export const sumView = ({ count, amountMinor }: MoneySum) => ({ count, amount: rupees(amountMinor) });

export function listView({ total, capped, nextCursor }: Omit<LongPage<unknown>, 'items'>) {
  return { total, total_capped: capped, next_cursor: nextCursor };
}

export function customerView({ user, spentMinor, lastLoginAt, subscription }: Customer, now: Date) {
  return {
    id: user.id,
    full_name: user.fullName,
    email: user.email,
    company_name: user.companyName,
    phone: user.phone,
    subscription_plan: user.plan,
    subscription: subscriptionView(subscriptionSummary(user.plan, subscription, user.createdAt, now)),
    role: user.role,
    is_active: user.isActive,
    status: user.isSuspended ? ('suspended' as const) : ('active' as const),
    is_deleted: user.isArchived,
    total_spent: rupees(spentMinor),
    last_login: lastLoginAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
    email_verified: user.emailVerifiedAt !== null,
    totp_enabled: user.hasTotp,
  };
}

export function paymentView(payment: PaymentRecord) {
  return {
    ...ownedView(payment),
    transaction_id: payment.paymentRef ?? payment.orderRef,
    refunded_amount: rupees(payment.refundedMinor),
    refunding_amount: rupees(payment.refundingMinor),
    surplus_amount: rupees(payment.surplusMinor),
    refundable_amount: rupees(payment.surplusMinor || refundableMinor(payment)),
    plan: payment.plan,
    status: payment.status,
    payment_method: payment.method ?? '',
    gateway: payment.gateway,
    order_ref: payment.orderRef,
    failure: payment.failure,
  };
}

function refundableMinor({ status, amountMinor, refundedMinor, refundingMinor }: PaymentRecord): number {
  return status === 'completed' ? Math.max(0, amountMinor - refundedMinor - refundingMinor) : 0;
}

export function transactionView(entry: TransactionRecord) {
  return {
    ...ownedView(entry),
    type: entry.type,
    description: entry.description,
    reference_id: entry.referenceId,
    status: entry.status,
  };
}

function ownedView(one: PaymentRecord | TransactionRecord) {
  return {
    id: one.id,
    customer_id: one.customerId,
    customer_name: one.customerName,
    customer_email: one.customerEmail,
    amount: rupees(one.amountMinor),
    currency: one.currency,
    created_at: one.createdAt.toISOString(),
  };
}

export function quotaView({ customer: { user }, resetDate, quotas }: QuotaRecord) {
  return {
    id: user.id,
    customer_name: user.fullName,
    customer_email: user.email,
    subscription_plan: user.plan,
    reset_date: resetDate.toISOString(),
    quotas,
  };
}

export function auditView(event: AuditEvent) {
  return {
    id: event.id,
    at: event.at.toISOString(),
    actor_id: event.actorId,
    actor_email: event.actorEmail,
    action: event.action,
    subject_id: event.subjectId,
    subject_label: event.subjectLabel,
    detail: { ...event.detail },
    address: event.address,
    request_id: event.requestId,
  };
}

export function dashboardView(dashboard: Dashboard) {
  const { customers, transactions, revenue, signUps, activity, outbox, workload } = dashboard;
  const [total, monthly] = [rupees(dashboard.totalRevenueMinor), rupees(dashboard.monthlyRevenueMinor)];
  return {
    totalCustomers: customers.total,
    activeCustomers: customers.active,
    totalRevenue: total,
    monthlyRevenue: monthly,
    totalTransactions: transactions.total,
    pendingTransactions: transactions.pending,
    total_customers: customers.total,
    active_customers: customers.active,
    total_revenue: total,
    monthly_revenue: monthly,
    monthly_recurring_revenue: rupees(dashboard.monthlyRecurringMinor),
    paying_customers: dashboard.payingCustomers,
    total_transactions: transactions.total,
    pending_transactions: transactions.pending,
    currency: BOOK_CURRENCY,
    revenue_by_month: revenue.map(({ month, ...sum }) => ({ month, ...sumView(sum) })),
    signups_by_month: signUps.map(({ month, count }) => ({ month, count })),
    recent_activity: activity.map(({ kind, text, at, customerId }) => ({
      kind,
      text,
      at: at.toISOString(),
      customer_id: customerId,
    })),
    // Without its database there is no reply at all, so a reply means that the database is connected.
    health: { database: 'ok' as const, outbox, workers: workload.workers },
    actions: [...dashboard.actions],
  };
}

export function serverView(report: ServerReport) {
  const { version, node, migrations, checks, outbox, workload, ruleSets, actions } = report;
  return {
    version,
    node,
    outbox,
    workers: workload.workers,
    actions: [...actions],
    queue: { jobs: workload.jobs, rows: workload.rows },
    migrations: migrations.map(({ name, appliedAt }) => ({ name, applied_at: appliedAt.toISOString() })),
    checks: checks.map(({ check, ok, detail, advice }) => ({ check, ok, detail, advice: advice ?? null })),
    rule_sets: ruleSets.map(({ ruleSet, stores }) => ({
      id: ruleSet.id,
      date: ruleSet.date,
      marketplace: ruleSet.marketplace,
      product_class: ruleSet.productClass,
      title_limit: ruleSet.limits.titleMax,
      stores,
    })),
  };
}

export function modelView({ isConnected, hasKey, baseUrl, model, setups, hosted }: ModelReport) {
  return {
    connected: isConnected,
    has_key: hasKey,
    base_url: baseUrl,
    model,
    setups: setups.map(({ name, start, env }) => ({ name, start, env: [...env] })),
    hosted: hosted.map(({ name, env }) => ({ name, env: [...env] })),
  };
}

export function modelTrialView({ productName, title, statements, carried, removedClaims, ...trial }: ModelTrial) {
  const { unverified, removed, seconds } = trial;
  return {
    product_name: productName,
    title,
    statements,
    carried,
    unverified,
    removed,
    seconds,
    removed_claims: removedClaims.map(({ field, text, reason }) => ({ field, text, reason })),
    proof_rate: statements === 0 ? 0 : Math.round((1000 * carried) / statements) / 10,
  };
}

export function brandingView({ promises, stats, testimonials, links, ...rest }: Branding) {
  return {
    branding: {
      ...rest,
      promises: [...promises],
      stats: [...stats],
      testimonials: [...testimonials],
      links: [...links],
    },
  };
}
