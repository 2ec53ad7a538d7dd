import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CreatePublicSite, RenderEntrance, RenderFrame } from '@listwright/application/contract';
import type { WebBuild } from '../composition/Platform.js';

const require = createRequire(import.meta.url);

/** The web app where it has been built; a server without it still serves the API. */
export async function builtWeb(): Promise<WebBuild | undefined> {
  const dist = folder();
  if (dist === undefined) return undefined;
  const built = (name: string) => import(pathToFileURL(path.join(dist, 'site', `${name}.js`)).href);
  const loadSite = async (): Promise<CreatePublicSite> => (await built('createPublicSite')).createPublicSite;
  const { renderFrame } = (await built('renderFrame')) as { renderFrame: RenderFrame };
  const renderEntrance: RenderEntrance = async (address) => {
    const { renderEntrance: render } = (await built('renderEntrance')) as { renderEntrance: RenderEntrance };
    return render(address);
  };
  return { root: path.join(dist, 'app'), loadSite, renderEntrance, renderFrame };
}

function folder(): string | undefined {
  try {
    const dist = path.join(path.dirname(require.resolve('@listwright/web/package.json')), 'dist');
    return existsSync(path.join(dist, 'app', 'index.html')) ? dist : undefined;
  } catch {
    return undefined;
  }
}
