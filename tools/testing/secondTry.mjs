import { jest } from '@jest/globals';

// A browser or a program may be starved by the machine once. What failed first is printed all the same, so that it is seen.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
