import type { ModelConnection } from '@listwright/application/admin';
import type { Config } from '../config/index.js';

export const OPENAI_ADDRESS = 'https://api.openai.com/v1';

/** The model that the configuration names. An address may hold a password, which is not shown. */
export function modelConnection({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Config): ModelConnection {
  if (OPENAI_API_KEY === undefined && OPENAI_BASE_URL === undefined)
    return { isConnected: false, hasKey: false, baseUrl: null, model: null };
  const address = new URL(OPENAI_BASE_URL ?? OPENAI_ADDRESS);
  [address.username, address.password, address.search] = ['', '', ''];
  const hasKey = OPENAI_API_KEY !== undefined;
  return { isConnected: true, hasKey, baseUrl: address.href.replace(/\/$/, ''), model: OPENAI_MODEL };
}
