/** How a fault ends that a test reports, and one that none reports. */
export const FOUND = new Set(['Killed', 'Timeout']);
export const MISSED = new Set(['Survived', 'NoCoverage']);
/** Those that a reader should see: a slow run of many tests that report nothing can pass for a fault that never ends. */
export const NAMED = new Set([...MISSED, 'Timeout']);
