import path from 'node:path';
import type { Clock } from '@listwright/application/shared';
import { BrandingFile } from '../config/index.js';
import { AppPages, BuiltFiles, inlineScriptsOf, SitePages, WebApp } from '../http/index.js';
import type { Platform } from './Platform.js';

const SITE_ENTRY = 'src/site/browser/site.ts';

/** The browser's side of the server; undefined where it has not been built. */
export function webApp({ web, config, log }: Platform, clock: Clock): WebApp | undefined {
  if (web === undefined) return undefined;
  const files = new BuiltFiles(web.root);
  const branding = new BrandingFile(path.resolve(config.LISTWRIGHT_DATA_DIR), (fault) =>
    log.warn({ lines: fault.lines }, 'branding.json is faulty; the last good words stay'),
  );
  const site = new SitePages({
    ...files.entry(SITE_ENTRY),
    create: web.createSite,
    branding: () => branding.current(),
    today: () => clock.now(),
    origin: config.APP_URL?.replace(/\/$/, ''),
    administrator: config.ADMIN_EMAIL,
    inlineScripts: inlineScriptsOf(files),
  });
  // A wildcard address is not one that a visitor can open.
  const host = ['0.0.0.0', '::'].includes(config.HOST) ? 'localhost' : config.HOST;
  return new WebApp(files, new AppPages(files, web.renderEntrance, web.renderFrame), site, host);
}
