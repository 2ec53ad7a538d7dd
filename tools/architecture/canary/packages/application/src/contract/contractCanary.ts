import { pino } from 'pino';
export const contractCanary = pino;
