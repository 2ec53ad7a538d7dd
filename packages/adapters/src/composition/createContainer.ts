import { Container } from 'inversify';
import { accountsModule } from './accountsModule.js';
import { billingModule } from './billingModule.js';
import { httpModule } from './httpModule.js';
import { listingsModule } from './listingsModule.js';
import type { Platform } from './Platform.js';
import { platformModule } from './platformModule.js';

/** Everything of one process, wired. Nothing is made before it is asked for. */
export async function createContainer(platform: Platform): Promise<Container> {
  const container = new Container();
  await container.load(platformModule(platform), accountsModule, billingModule, listingsModule, httpModule);
  return container;
}
