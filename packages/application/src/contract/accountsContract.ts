import { EMAIL_MAX, EMAIL_PATTERN, PASSWORD_MAX, PASSWORD_MIN, ROLES } from '@listwright/domain/accounts';
import { PLAN_KEYS } from '@listwright/domain/billing';
import * as z from 'zod';
import { defineContract } from './kernel/index.js';

const email = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(EMAIL_MAX, `Email must be at most ${EMAIL_MAX} characters`)
  .regex(EMAIL_PATTERN, 'Invalid email address')
  .describe('Address of the account');

const password = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`)
  .describe('At least 8 characters; used exactly as received');

const fullName = z
  .string('Full name is required')
  .trim()
  .min(1, 'Full name is required')
  .max(200, 'Full name must be at most 200 characters')
  .describe('Name of the person');

const companyName = z
  .string()
  .trim()
  .max(200, 'Company name must be at most 200 characters')
  .describe('Name of the company');
const phone = z.string().trim().max(40, 'Phone must be at most 40 characters').describe('Telephone number');

export const RegisterRequest = z.object({
  email,
  password,
  full_name: fullName,
  company_name: companyName.default(''),
  phone: phone.default(''),
});

export const LoginRequest = z.object({ email, password });

/** `name` is the alias that the specification lets a screen send for `full_name`. */
export const UpdateProfileRequest = z.object({
  full_name: fullName.optional(),
  name: fullName.optional().describe('Alias of full_name'),
  company_name: companyName.optional(),
  phone: phone.optional(),
});

export const UserView = z.object({
  id: z.uuid().describe('Account id'),
  email: z.string().describe('Address of the account'),
  full_name: z.string().describe('Name of the person'),
  role: z.enum(ROLES).describe('user or admin'),
  subscription_plan: z.enum(PLAN_KEYS).describe('Plan in force'),
  company_name: z.string().describe('Name of the company'),
  phone: z.string().describe('Telephone number'),
  created_at: z.iso.datetime().describe('Member since'),
});

const SessionView = z.object({
  token: z.string().describe('Bearer token, 15 minutes'),
  user: UserView,
  refresh_token: z.string().optional().describe('Only where the caller asked for it with refresh: body'),
});

const refreshIn = z
  .enum(['cookie', 'body'])
  .default('cookie')
  .describe('Where the refresh token travels: an HttpOnly cookie (browsers) or the body (programs)');

export const accountsContract = defineContract({
  register: {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Open an account',
    description: 'The answer carries a token; the web app ignores it and sends the new seller to the login.',
    access: 'public',
    body: RegisterRequest,
    status: 201,
    reply: z.object({ user: UserView, token: z.string().describe('Bearer token, 15 minutes') }),
    errors: ['invalid', 'conflict', 'rate_limited'],
  },
  login: {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Sign in',
    access: 'public',
    body: LoginRequest.extend({ refresh: refreshIn }),
    status: 200,
    reply: SessionView,
    errors: ['invalid', 'unauthenticated', 'rate_limited'],
  },
  refresh: {
    method: 'POST',
    path: '/api/auth/refresh',
    summary: 'Get a new token',
    description: 'The refresh token is rotated at each use; using an old one ends the whole session.',
    access: 'public',
    body: z.object({ refresh_token: z.string().max(200).optional().describe('Where the caller keeps it itself') }),
    status: 200,
    reply: SessionView,
    errors: ['unauthenticated', 'rate_limited'],
    rateLimit: { bucket: 'refresh', points: 60, seconds: 60 },
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End the session',
    description: 'By the bearer token or by the refresh token; both are refused everywhere from then on.',
    access: 'public',
    body: z.object({ refresh_token: z.string().max(200).optional().describe('Where the caller keeps it itself') }),
    status: 200,
    reply: z.object({}),
    errors: [],
  },
  me: {
    method: 'GET',
    path: '/api/auth/me',
    summary: 'Read the profile',
    access: 'user',
    status: 200,
    reply: z.object({ user: UserView }),
    errors: ['unauthenticated'],
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/auth/me',
    summary: 'Change the profile',
    access: 'user',
    body: UpdateProfileRequest,
    status: 200,
    reply: z.object({ user: UserView }),
    errors: ['invalid', 'unauthenticated'],
  },
});
