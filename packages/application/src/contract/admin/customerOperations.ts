import { EMAIL_MAX, ROLES } from '@listwright/domain/accounts';
import { PLAN_KEYS } from '@listwright/domain/billing';
import * as z from 'zod';
import { newPassword } from '../accounts/accountRequests.js';
import { SubscriptionView } from '../accounts/accountViews.js';
import { personFields } from '../accounts/personFields.js';
import { planInput } from '../billing/planInput.js';
import { defineDetails } from '../kernel/index.js';
import { adminListQuery, adminListReply } from './adminLists.js';
import { CUSTOMER_STATES } from './customerStates.js';

export const CustomerView = z.object({
  id: z.uuid().describe('Account id'),
  full_name: z.string().describe('Name of the person'),
  email: z.string().describe('Address of the account'),
  company_name: z.string().describe('Name of the company'),
  phone: z.string().describe('Telephone number'),
  subscription_plan: z.enum(PLAN_KEYS).describe('Plan in force'),
  subscription: SubscriptionView,
  role: z.enum(ROLES).describe('user or admin'),
  is_active: z.boolean().describe('false: cannot sign in'),
  status: z.enum(['active', 'suspended']).describe('suspended: blocked, cannot sign in'),
  is_deleted: z.boolean().describe('Archived: cannot sign in, and can be restored'),
  total_spent: z.number().describe('Rupees of its completed payments'),
  last_login: z.iso.datetime().nullable().describe('Last signed in at; null: never'),
  created_at: z.iso.datetime().describe('Member since'),
  email_verified: z.boolean().describe('Whether emails to the address reach the owner'),
  totp_enabled: z.boolean().describe('Whether signing in also takes a code of an authenticator app'),
});

const { email, full_name: fullName, company_name: companyName, phone } = personFields;

export const CreateCustomerRequest = z
  .object({
    full_name: fullName.optional(),
    name: fullName.optional().describe('Alias of full_name'),
    email,
    company_name: companyName.default(''),
    subscription_plan: planInput.default('free'),
    password: newPassword.describe('At least 8 characters; share it with the customer, who can change it'),
  })
  .refine(({ full_name, name }) => (full_name ?? name) !== undefined, {
    path: ['full_name'],
    message: 'Full name is required',
  });

export const UpdateCustomerRequest = z.object({
  is_active: z.boolean('is_active must be true or false').optional().describe('false: cannot sign in'),
  status: z.enum(['active', 'suspended'], 'A status is active or suspended').optional().describe('suspended: block'),
  is_deleted: z.boolean('is_deleted must be true or false').optional().describe('true: archive; false: restore'),
  full_name: fullName.optional(),
  name: fullName.optional().describe('Alias of full_name'),
  email: email.optional(),
  company_name: companyName.optional(),
  phone: phone.optional(),
  subscription_plan: planInput
    .optional()
    .describe('Granted plan: in force at once and until it is changed; a paid plan is not renewed'),
  role: z.enum(ROLES, 'A role is user or admin').optional().describe('admin: may administrate this server'),
});

const id = z.object({ id: z.uuid('This is not the id of a customer').describe('Account id') });
const one = z.object({ customer: CustomerView });

export const customerOperations = defineDetails({
  customers: {
    summary: 'List the accounts, newest first',
    description: 'Including administrators and archived accounts, without those deleted for good.',
    access: 'admin',
    query: z.object({
      ...adminListQuery,
      plan: planInput.optional(),
      status: z
        .enum(CUSTOMER_STATES, 'A status is active, inactive, suspended or archived')
        .optional()
        .describe('active can sign in; archived wins over suspended, suspended over inactive'),
    }),
    status: 200,
    reply: z.object({ customers: z.array(CustomerView), ...adminListReply }),
    errors: [],
  },
  readCustomer: {
    summary: 'Read an account',
    access: 'admin',
    params: id,
    status: 200,
    reply: one,
    errors: ['customer_not_found'],
  },
  createCustomer: {
    summary: 'Create an account for a customer',
    access: 'admin',
    body: CreateCustomerRequest,
    status: 201,
    reply: one,
    errors: ['email_taken', 'customer_not_found'],
    idempotent: true,
  },
  updateCustomer: {
    summary: 'Change an account, block, archive or restore it',
    description:
      'An account that can no longer sign in is signed out everywhere at once, and its API keys stop. Administrators cannot do this ' +
      'to themselves or to the last administrator.',
    access: 'admin',
    params: id,
    body: UpdateCustomerRequest,
    status: 200,
    reply: one,
    errors: [
      'customer_not_found',
      'email_taken',
      'last_administrator',
      'own_account',
      'payments_off',
      'provider_failed',
      'provider_timeout',
    ],
  },
  resetCustomerTotp: {
    summary: 'Reset the two-step sign-in of an account',
    description:
      'For a customer who lost the app and the recovery codes. The account is signed out everywhere; the next sign-in ' +
      'takes the password alone. Administrators cannot do this to themselves.',
    access: 'admin',
    sessionOnly: true,
    params: id,
    status: 200,
    reply: one,
    errors: ['customer_not_found', 'own_account', 'totp_off'],
  },
  deleteCustomer: {
    summary: 'Delete an account for good',
    description:
      'To confirm, send the address of the account as `confirm_email`; without it, or with another one, the reply is 422 ' +
      '`not_confirmed` and nothing is deleted. Listings, keys and sessions are deleted at once, the account is anonymised, ' +
      'payments and usage stay without a name.',
    access: 'admin',
    params: id,
    body: z.object({
      confirm_email: z
        .string()
        .max(EMAIL_MAX)
        .default('')
        .describe('The address of the account, typed again: the confirmation'),
    }),
    status: 200,
    reply: z.object({}),
    errors: [
      'customer_not_found',
      'last_administrator',
      'not_confirmed',
      'own_account',
      'payments_off',
      'provider_failed',
      'provider_timeout',
    ],
  },
});
