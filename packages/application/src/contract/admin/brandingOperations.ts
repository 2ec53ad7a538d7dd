import * as z from 'zod';
import { defineDetails } from '../kernel/index.js';
import { brandingSchema } from '../site/brandingSchema.js';

const reply = z.object({ branding: brandingSchema.describe('The words in force') });

export const brandingOperations = defineDetails({
  branding: {
    summary: 'Read the operator’s words on the public site',
    description: 'Sample copy, marked as such on the pages, until an administrator changes it.',
    access: 'admin',
    status: 200,
    reply,
    errors: [],
  },
  changeBranding: {
    summary: 'Replace the operator’s words on the public site',
    description: 'All servers show them with the next page. An empty list leaves its section out.',
    access: 'admin',
    body: brandingSchema,
    status: 200,
    reply,
    errors: [],
  },
});
