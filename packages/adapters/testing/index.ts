export * from './createTestDatabase.js';
export * from './openai/startFakeOpenAi.js';
export * from './razorpay/startFakeRazorpay.js';
export * from './smtp/readMail.js';
export * from './smtp/startSmtpServer.js';
export * from './tables/sheetThreadFromSource.js';
export * from './tables/workbookOf.js';
export * from './tables/zipOf.js';
