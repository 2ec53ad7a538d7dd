export * from './contentTypes.js';
export * from './defineContract.js';
export * from './defineDetails.js';
export * from './openapi/openApiDocument.js';
export * from './paging.js';
