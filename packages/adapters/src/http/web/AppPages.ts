import type { RenderEntrance, RenderFrame } from '@listwright/application/contract';
import { packedAsset, type Asset } from './Asset.js';
import type { BuiltFiles } from './BuiltFiles.js';
import type { ScreenFiles, ScreenStart } from './ScreenFiles.js';

const ROOT = '<div id="root"></div>';
const HEAD_END = '</head>';
const FIRST_READ = /<meta name="first-read" content=""/;
/** An address that no screen has: the app says so. */
const NO_SCREEN: ScreenStart = { tags: '', firstRead: '' };
const TITLE = /<title>[^<]*<\/title>/;

/** The app's page: with the shell's outline for the screens inside, with the screen already in it for the entrances. */
export class AppPages {
  private readonly framed: string;
  private readonly text: string;
  /** The framed page by what its head names: screens are few, their addresses countless. */
  private readonly screens = new Map<ScreenStart, Asset>();
  private readonly entrances = new Map<string, Promise<Asset | undefined>>();

  constructor(
    files: BuiltFiles,
    private readonly render: RenderEntrance,
    renderFrame: RenderFrame,
    private readonly screenFiles: ScreenFiles,
  ) {
    this.text = files.require('/index.html').plain.toString('utf8');
    if (!this.text.includes(ROOT)) throw new Error(`The built page of the app has no ${ROOT}.`);
    if (!FIRST_READ.test(this.text)) throw new Error(`The built page of the app has no ${FIRST_READ.source}.`);
    this.framed = this.text.replace(ROOT, () => `<div id="root">${renderFrame()}</div>`);
  }

  async page(path: string): Promise<Asset> {
    return (await this.entrance(path)) ?? this.screen(this.screenFiles.startOf(path) ?? NO_SCREEN);
  }

  private screen(start: ScreenStart): Asset {
    const known = this.screens.get(start);
    if (known !== undefined) return known;
    const firstRead = start.firstRead.replaceAll('&', '&amp;');
    const made = packedAsset(
      this.framed
        .replace(FIRST_READ, () => `<meta name="first-read" content="${firstRead}"`)
        .replace(HEAD_END, () => `${start.tags}${HEAD_END}`),
    );
    this.screens.set(start, made);
    return made;
  }

  /** Whether a form of an entrance may have been sent before its script was there. */
  async isEntrance(path: string): Promise<boolean> {
    return (await this.entrance(path)) !== undefined;
  }

  private entrance(path: string): Promise<Asset | undefined> {
    // App screens are countless, entrances few: only entrances are cached.
    if (path.startsWith('/app')) return Promise.resolve(undefined);
    const known = this.entrances.get(path);
    if (known !== undefined) return known;
    const made = this.make(path);
    this.entrances.set(path, made);
    void made.then(
      (asset) => asset === undefined && this.entrances.delete(path),
      () => this.entrances.delete(path),
    );
    return made;
  }

  private async make(path: string): Promise<Asset | undefined> {
    const entrance = await this.render(path);
    if (entrance === undefined) return undefined;
    const { html, title } = entrance;
    return packedAsset(
      this.text
        .replace(TITLE, () => `<title>${title}</title>`)
        .replace(ROOT, () => `<div id="root" data-entrance="">${html}</div>`),
    );
  }
}
