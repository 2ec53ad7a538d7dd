import * as z from 'zod';
import { defineDetails } from '../../kernel/index.js';
import { rulesFileSchema } from './rulesFileSchema.js';

export const rulesOperations = defineDetails({
  importRules: {
    summary: 'Import a newer file of marketplace rules',
    description:
      'It replaces the imported file completely. This server judges by it at once, other servers and workers within half a minute.',
    access: 'admin',
    body: rulesFileSchema,
    status: 200,
    reply: z.object({
      rules: rulesFileSchema.describe('The imported file'),
      is_new: z.boolean().describe('False where this file was stored already'),
    }),
    errors: ['rules_file_invalid', 'rules_file_old'],
  },
});
