import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { areas } from '../areas/areas.js';
import { createHttp } from './createHttp.js';
import { keys } from './keys.js';
import type { Platform } from './Platform.js';
import { platformBindings } from './platformBindings.js';
import { provideFrom } from './provide.js';
import type { Get, Token } from './Token.js';

/** Everything of one process, wired. Nothing is made before it is asked for. */
export async function createContainer(platform: Platform): Promise<{ readonly get: Get }> {
  const container = new Container();
  const get: Get = <T>(token: Token<T>) => container.get(token as ServiceIdentifier<T>);
  await container.load(
    new ContainerModule(({ bind }) => {
      platformBindings(bind, platform);
      for (const { bindings } of Object.values(areas)) bindings?.(bind);
      provideFrom(bind, keys.App, () => createHttp(get, Object.values(areas)));
    }),
  );
  return { get };
}
