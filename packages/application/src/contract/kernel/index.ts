export * from './ApiError.js';
export * from './CallTypes.js';
export * from './createClient.js';
export * from './defineContract.js';
export * from './errorStatus.js';
export * from './openApiDocument.js';
export * from './Operation.js';
export * from './paging.js';
