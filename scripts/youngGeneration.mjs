/**
 * For processes that run or serve tests, a tenth of whose work is to collect garbage otherwise: what a test makes is mostly gone before
 * 64 MiB are full, and only what is still there is copied. Workers of jest take it over from the process that starts them.
 */
export const YOUNG_GENERATION = '--max-semi-space-size=64';
