import { KEY_SCOPES, ROLES } from '@listwright/domain/accounts';
import { PLAN_KEYS, SUBSCRIPTION_STATUSES } from '@listwright/domain/billing';
import * as z from 'zod';

export const UserView = z.object({
  id: z.uuid().describe('Account id'),
  email: z.string().describe('Address of the account'),
  full_name: z.string().describe('Name of the person'),
  role: z.enum(ROLES).describe('user or admin'),
  subscription_plan: z.enum(PLAN_KEYS).describe('Plan in force'),
  company_name: z.string().describe('Name of the company'),
  phone: z.string().describe('Telephone number'),
  created_at: z.iso.datetime().describe('Member since'),
  email_verified: z.boolean().describe('Whether the owner showed that emails to the address reach him'),
  totp_enabled: z.boolean().describe('Whether signing in also takes a code of an authenticator app'),
  totp_setup_required: z
    .boolean()
    .describe('true: an administrator who must set up two-step sign-in before anything under /api/admin answers'),
});

export const OpenSessionView = z.object({
  token: z.string().describe('Bearer token, 15 minutes'),
  user: UserView,
  refresh_token: z.string().optional().describe('Only where the caller asked for it with refresh: body'),
});

export const SubscriptionView = z.object({
  plan: z.enum(PLAN_KEYS).describe('Plan in force'),
  status: z
    .enum(SUBSCRIPTION_STATUSES)
    .describe('active; cancelled: runs to the end of the period; past_due: awaits the payment that is due'),
  next_billing: z.iso
    .datetime()
    .nullable()
    .describe('When the plan is paid for next; null: it has no price, or ends with the period'),
  next_billing_estimated: z
    .boolean()
    .describe('Whether that day is the end of the quota period, since the plan was not paid for here'),
  granted: z.boolean().describe('Whether an administrator gave the plan: nothing is charged for it'),
  current_period_start: z.iso.datetime().nullable().describe('What is paid for begins; null: nothing is'),
  current_period_end: z.iso.datetime().nullable().describe('What is paid for ends; null: nothing is'),
  scheduled_plan: z.enum(PLAN_KEYS).nullable().describe('What follows at that end; null: the same plan'),
  provider: z.string().nullable().describe('Payment provider: razorpay or sandbox; null: none'),
});

/** The profile: the account, and what it subscribes to. */
export const ProfileView = z.object({ user: UserView, subscription: SubscriptionView });

export const TotpView = z.object({
  enabled: z.boolean().describe('Whether signing in also takes a code'),
  enabled_at: z.iso.datetime().nullable().describe('Turned on at; null: it is off'),
  required: z.boolean().describe('Whether it cannot be turned off: administrators of a server that requires it'),
  recovery_codes_left: z.number().int().describe('How many recovery codes are not used up'),
});

export const SessionView = z.object({
  id: z.uuid().describe('Session id'),
  address: z.string().describe('Where it was opened from'),
  user_agent: z.string().describe('What the browser or program called itself'),
  created_at: z.iso.datetime().describe('Signed in at'),
  last_used_at: z.iso.datetime().describe('Last renewed; a session in use is renewed every 15 minutes'),
  expires_at: z.iso.datetime().describe('Ends then unless it is used before'),
  current: z.boolean().describe('Whether it is the session that asks'),
});

export const ApiKeyView = z.object({
  id: z.uuid().describe('Key id'),
  name: z.string().describe('What the key is for'),
  scopes: z
    .array(z.enum(KEY_SCOPES))
    .describe('read: GET operations; write: all others; admin: also those of administrators'),
  prefix: z.string().describe('The first 8 characters, to distinguish keys'),
  created_at: z.iso.datetime().describe('Made at'),
  last_used_at: z.iso.datetime().nullable().describe('Last used, to the minute; null: never'),
  expires_at: z.iso.datetime().nullable().describe('Works until then; null: until it is revoked'),
});
