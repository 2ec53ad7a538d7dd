import * as z from 'zod';
import { defineContract } from '../kernel/index.js';
import { LoginCall, RegisterRequest, UpdateProfileRequest } from './accountRequests.js';
import { OpenSessionView, ProfileView, UserView } from './accountViews.js';
import { apiKeyOperations } from './apiKeyOperations.js';
import { ownAccountOperations } from './ownAccountOperations.js';
import { passwordOperations } from './passwordOperations.js';
import { sessionOperations } from './sessionOperations.js';
import { totpOperations } from './totpOperations.js';
import { verificationOperations } from './verificationOperations.js';
import { accountRoutes } from './accountRoutes.js';

export const accountsContract = defineContract(accountRoutes, {
  register: {
    summary: 'Open an account',
    description:
      'The answer carries a token; the web app ignores it and sends the new seller to the login. A repeat is refused with email_taken.',
    access: 'public',
    body: RegisterRequest,
    status: 201,
    reply: z.object({ user: UserView, token: z.string().describe('Bearer token, 15 minutes') }),
    errors: ['email_taken', 'too_many_attempts'],
  },
  login: {
    summary: 'Sign in',
    description:
      'An account with two-step sign-in also needs a code: without one the answer is 401 totp_required, once the ' +
      'password is right, and 401 totp_invalid for a wrong one. A code works once.',
    access: 'public',
    body: LoginCall,
    status: 200,
    reply: OpenSessionView,
    errors: ['bad_credentials', 'totp_required', 'totp_invalid', 'too_many_attempts'],
  },
  refresh: {
    summary: 'Get a new token',
    description: 'The refresh token is rotated at each use; using an old one ends the session.',
    access: 'public',
    body: z.object({ refresh_token: z.string().max(200).optional().describe('Where the caller keeps it itself') }),
    status: 200,
    reply: OpenSessionView,
    errors: ['signed_out'],
    rateLimit: { bucket: 'refresh', points: 60, seconds: 60 },
  },
  logout: {
    summary: 'End the session',
    description: 'By the bearer token or by the refresh token; both are refused from then on.',
    access: 'public',
    body: z.object({ refresh_token: z.string().max(200).optional().describe('Where the caller keeps it itself') }),
    status: 200,
    reply: z.object({}),
    errors: [],
  },
  me: {
    summary: 'Read the profile',
    access: 'user',
    status: 200,
    reply: ProfileView,
    errors: [],
  },
  updateProfile: {
    summary: 'Change the profile',
    description:
      'A new email address is in force at once and unverified: it receives a link to verify it, the old address a note. The ' +
      'session goes on; links to reset the password become invalid. API keys cannot change the address.',
    access: 'user',
    body: UpdateProfileRequest,
    status: 200,
    reply: ProfileView,
    errors: ['email_taken', 'session_only', 'too_many_attempts'],
  },
  ...passwordOperations,
  ...totpOperations,
  ...verificationOperations,
  ...sessionOperations,
  ...apiKeyOperations,
  ...ownAccountOperations,
});
