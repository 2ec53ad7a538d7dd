import { GenerateListing } from '@listwright/application/listings';
import { cycleCanary } from './cycleCanary.js';
export const cliCanary = [GenerateListing, cycleCanary];
