export * from './createTestDatabase.js';
export * from './openai/startFakeOpenAi.js';
export * from './smtp/readMail.js';
export * from './smtp/startSmtpServer.js';
