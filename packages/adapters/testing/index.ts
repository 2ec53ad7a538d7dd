export * from './createTestDatabase.js';
export * from './openai/startFakeOpenAi.js';
