import { accountCanary } from '../accounts/accountCanary.js';
export const strangerCanary = accountCanary;
