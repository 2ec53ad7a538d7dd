/** How a fault ends that a test reports, and one that none reports. */
export const FOUND = new Set(['Killed', 'Timeout']);
export const MISSED = new Set(['Survived', 'NoCoverage']);
