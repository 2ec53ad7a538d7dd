export * from './billingContract.js';
export * from './invoiceOperations.js';
export * from './paymentOperations.js';
export * from './paymentRequests.js';
export * from './paymentViews.js';
export * from './usageOperations.js';
