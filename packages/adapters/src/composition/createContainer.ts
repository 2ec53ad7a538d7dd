import { Container } from 'inversify';
import { accountSecurityModule } from './accountSecurityModule.js';
import { accountsModule } from './accountsModule.js';
import { adminModule } from './adminModule.js';
import { analyticsModule } from './analyticsModule.js';
import { billingModule } from './billingModule.js';
import { bulkModule } from './bulkModule.js';
import { httpModule } from './httpModule.js';
import { listingsModule } from './listingsModule.js';
import { mailModule } from './mailModule.js';
import { secondStepModule } from './secondStepModule.js';
import type { Platform } from './Platform.js';
import { paymentsModule } from './paymentsModule.js';
import { platformModule } from './platformModule.js';

/** Everything of one process, wired. Nothing is made before it is asked for. */
export async function createContainer(platform: Platform): Promise<Container> {
  const container = new Container();
  await container.load(
    ...[platformModule(platform), accountsModule, accountSecurityModule, secondStepModule, mailModule],
    ...[billingModule, paymentsModule, listingsModule, bulkModule, analyticsModule, adminModule, httpModule],
  );
  return container;
}
