import { JobKinds } from '@listwright/application/jobs';
import { Clock, ObjectStore } from '@listwright/application/shared';
import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { objectStore } from '../storage/objectStore.js';
import { areas } from '../areas/areas.js';
import type { Area } from './Area.js';
import { createHttp } from './createHttp.js';
import { keys } from './keys.js';
import type { Platform } from './Platform.js';
import { platformBindings } from './platformBindings.js';
import { provideFrom } from './provide.js';
import type { Get, Token } from './Token.js';

/** The container of one process. Instances are created lazily. */
export async function createContainer(platform: Platform): Promise<{ readonly get: Get }> {
  const all = Object.values<Area>(areas);
  const container = new Container();
  const get: Get = <T>(token: Token<T>) => container.get(token as ServiceIdentifier<T>);
  const objects = await objectStore(platform.config);
  await container.load(
    new ContainerModule(({ bind }) => {
      platformBindings(bind, platform);
      provideFrom(bind, ObjectStore, objects, Clock);
      for (const { bindings } of all) bindings?.(bind);
      provideFrom(bind, keys.AccountData, () => all.flatMap(({ accountData = [] }) => accountData.map(get)));
      provideFrom(bind, JobKinds, () => new JobKinds(all.flatMap(({ jobKinds = [] }) => jobKinds.map(get))));
      provideFrom(bind, keys.App, () => createHttp(get, all));
    }),
  );
  return { get };
}
