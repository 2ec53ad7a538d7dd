export * from './DeliverMail.js';
export * from './ListOutbox.js';
export * from './OutboxMail.js';
export * from './ports/Mailer.js';
export * from './ports/Outbox.js';
