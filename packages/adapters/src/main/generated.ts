import { api, openApiDocument, PRODUCT_VERSION } from '@listwright/application/contract';

export { envExample } from '../config/index.js';

/** The text of docs/openapi.json. */
export function openApiJson(): string {
  return `${JSON.stringify(openApiDocument(api, PRODUCT_VERSION), null, 2)}\n`;
}
