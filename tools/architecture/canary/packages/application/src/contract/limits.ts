import * as z from 'zod';

export const limit = z.number();
