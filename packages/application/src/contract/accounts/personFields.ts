import { EMAIL_MAX, EMAIL_PATTERN } from '@listwright/domain/accounts';
import * as z from 'zod';

/** The fields of a person with an account. */
export const personFields = {
  email: z
    .string('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(EMAIL_MAX, `Email must be at most ${EMAIL_MAX} characters`)
    .regex(EMAIL_PATTERN, 'Invalid email address')
    .describe('Address of the account'),
  full_name: z
    .string('Full name is required')
    .trim()
    .min(1, 'Full name is required')
    .max(200, 'Full name must be at most 200 characters')
    .describe('Name of the person'),
  company_name: z
    .string()
    .trim()
    .max(200, 'Company name must be at most 200 characters')
    .describe('Name of the company'),
  phone: z.string().trim().max(40, 'Phone must be at most 40 characters').describe('Telephone number'),
} as const;
