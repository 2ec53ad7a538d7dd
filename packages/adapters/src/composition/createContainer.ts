import { Container } from 'inversify';
import { accountSecurityModule } from './modules/accountSecurityModule.js';
import { accountsModule } from './modules/accountsModule.js';
import { adminModule } from './modules/adminModule.js';
import { analyticsModule } from './modules/analyticsModule.js';
import { billingModule } from './modules/billingModule.js';
import { bulkModule } from './modules/bulkModule.js';
import { httpModule } from './modules/httpModule.js';
import { listingsModule } from './modules/listingsModule.js';
import { mailModule } from './modules/mailModule.js';
import { productsModule } from './modules/productsModule.js';
import { secondStepModule } from './modules/secondStepModule.js';
import type { Platform } from './Platform.js';
import { paymentsModule } from './modules/paymentsModule.js';
import { platformModule } from './modules/platformModule.js';

/** Everything of one process, wired. Nothing is made before it is asked for. */
export async function createContainer(platform: Platform): Promise<Container> {
  const container = new Container();
  await container.load(
    ...[platformModule(platform), accountsModule, accountSecurityModule, secondStepModule, mailModule],
    ...[billingModule, paymentsModule, listingsModule, productsModule, bulkModule],
    ...[analyticsModule, adminModule, httpModule],
  );
  return container;
}
