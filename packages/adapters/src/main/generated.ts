import { api, openApiDocument } from '@listwright/application/contract';
import { productVersion } from './openPlatform.js';

export { envExample } from '../config/index.js';

/** The text of docs/openapi.json. */
export function openApiJson(): string {
  return `${JSON.stringify(openApiDocument(api, productVersion()), null, 2)}\n`;
}
