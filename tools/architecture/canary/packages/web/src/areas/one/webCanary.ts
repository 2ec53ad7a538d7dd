import { serve } from '@listwright/adapters/main';
import { second } from '../two/second.js';
export const webCanary = [serve, second];
