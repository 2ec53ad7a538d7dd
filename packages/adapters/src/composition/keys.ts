import type { ServiceIdentifier } from 'inversify';
import type Koa from 'koa';
import type { RequestState } from '../http/HttpContext.js';
import type { Platform } from './Platform.js';

/** Keys of what is no class of ours; everything else is found by its own class. */
export const keys = {
  Platform: Symbol.for('Platform') as ServiceIdentifier<Platform>,
  App: Symbol.for('App') as ServiceIdentifier<Koa<RequestState>>,
};
