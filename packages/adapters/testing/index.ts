export * from './AuthenticatorApp.js';
export * from './createTestDatabase.js';
export * from './openai/startFakeOpenAi.js';
export * from './razorpay/startFakeRazorpay.js';
export * from './smtp/readMail.js';
export * from './smtp/startSmtpServer.js';
