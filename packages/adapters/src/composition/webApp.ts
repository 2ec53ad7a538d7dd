import type { BrandingRepository } from '@listwright/application/admin';
import type { Clock } from '@listwright/application/shared';
import {
  AppPages,
  BuiltFiles,
  CurrentBranding,
  inlineScriptsOf,
  ScreenFiles,
  SitePages,
  WebApp,
} from '../http/index.js';
import type { Platform } from './Platform.js';

const SITE_ENTRY = 'src/site/browser/site.ts';

/** The browser's side of the server; undefined where it has not been built. */
export function webApp(
  { web, config, log }: Platform,
  brandings: BrandingRepository,
  clock: Clock,
): WebApp | undefined {
  if (web === undefined) return undefined;
  const files = new BuiltFiles(web.root);
  const branding = new CurrentBranding(brandings, (err) =>
    log.warn({ err }, 'the branding cannot be read; the words read last stay'),
  );
  const site = new SitePages({
    ...files.entry(SITE_ENTRY),
    load: web.loadSite,
    branding: () => branding.current(),
    today: () => clock.now(),
    origin: config.APP_URL?.replace(/\/$/, ''),
    administrator: config.ADMIN_EMAIL,
    isDemo: config.LISTWRIGHT_DEMO === '1',
    inlineScripts: inlineScriptsOf(files),
  });
  // A wildcard address is not one that a visitor can open.
  const host = ['0.0.0.0', '::'].includes(config.HOST) ? 'localhost' : config.HOST;
  return new WebApp(
    files,
    new AppPages(files, web.renderEntrance, web.renderFrame, new ScreenFiles(web.root)),
    site,
    host,
  );
}
