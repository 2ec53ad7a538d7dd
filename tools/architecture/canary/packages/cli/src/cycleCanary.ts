import { cliCanary } from './cliCanary.js';
export const cycleCanary = () => cliCanary;
