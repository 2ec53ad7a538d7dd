import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions, type Plugin } from 'vite';
import { earlyScripts } from './earlyScripts.ts';
import { sceneSources } from './sceneSources.ts';
import { sharedBySellers } from './sharedBySellers.ts';

const packages = new URL('..', import.meta.url).pathname;
const apiHost = process.env.LISTWRIGHT_API ?? 'http://127.0.0.1:3000';

/** These change rarely, so they stay in the browser's cache when the app changes. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const FRAME = /node_modules\/(react-router|react-router-dom|mobx|mobx-react-lite)\//;
/** Linked before every stylesheet of a component, which so overrides the kit with equal specificity. */
const GLOBAL_STYLES = /\/ui\/styles\/[^/]+\.css|@mantine\/\w+\/styles\.css/;
/**
 * Small parts that several screens use, as a few files: each file of its own would queue before the first paint. What opens
 * over the page is heavy by the placement of floating parts.
 */
const FIELDS =
  /@mantine\/(?:core\/esm\/components\/(?:Combobox\/(?:ComboboxChevron|get-parsed)|(?:NativeSelect|Textarea|FileButton|FileInput)\/)|hooks\/esm\/use-(?:debounced-callback|callback-ref))|get-auto-contrast-value|create-scoped-keydown-handler|create-safe-context|DirectionProvider|Checkbox\/CheckIcon|\/to-int\./;
const OVERLAYS = /@floating-ui\/|@mantine\/core\/esm\/components\/(?:Combobox|FocusTrap|Popover|ScrollArea)\//;
const CONTROLS =
  /@mantine\/core\/esm\/(?:components\/(?:Checkbox|Switch)|utils\/(?:InlineInput|InputsGroupFieldset))\//;
const PIECES =
  /\/src\/(?:ui\/(?:page\/(?!PhoneFold|watchLinksTo)|templates\/(?!ReportTemplate)|listing\/ScoreExplanation|feedback\/(?!ConfirmDialog|Toasts))|state\/(?:Persisted|Draft))|@tabler\/icons-react\/.*\/icons\//;
const LISTS =
  /\/src\/ui\/(?:list\/(?:List(?:Filters|Tools)|everyPage|pageOf|use\w+|SortSelect|view\/ViewButton)|csvFile)/;
const TEXTS =
  /\/(?:countText|fieldLabel|sourceLabel|RichText|codePointLength|utf8Length|sanitiseHtml|keptStatementOf|copyPropertyOf|buyerQuestion)\.tsx?$/;
/** What the app uses of the domain's helpers would else be in the chunk of the kinds, which needs them too. */
const HELPERS = /domain\/.*\/shared\/(?:remembering|lazily|TextMemory|Word\w+|wordSet)\./;
/**
 * Product and vocabulary data for the check of a draft: large, loaded only by the editor's check, and rarely changed.
 */
const FACTS =
  /domain\/.*products\/(?:facts\/(?:propert|fieldText)|reading\/tokens\/maskMarkup)|\/ui\/product\/facts\/exactFacts/;
const RULES = /domain\/.*marketplaces\/(?:rulesets\/|productClassFor)/;
const KINDS = /domain\/.*products\/kinds\//;
const WORD_KNOWLEDGE = /domain\/.*products\/(?:knowledge|reading\/words)\//;
const browser: BuildOptions = {
  outDir: 'dist/app',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  target: ['chrome120', 'edge120', 'firefox121', 'safari17'],
};

/**
 * The three builds: the app (default), the script of the public pages, and the prerendered public pages for the server.
 */
const builds: Readonly<Record<string, BuildOptions>> = {
  app: {
    ...browser,
    emptyOutDir: true,
    manifest: '.vite/app.json',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT },
            { name: 'frame', test: (id) => FRAME.test(id) || GLOBAL_STYLES.test(id) },
            { name: 'helpers', test: HELPERS },
            { name: 'facts', test: FACTS },
            { name: 'kinds', test: KINDS },
            { name: 'words', test: WORD_KNOWLEDGE },
            { name: sharedBySellers, debugName: 'parts', minShareCount: 2 },
            { name: 'shell', tags: ['$initial'] },
            { name: 'rules', test: RULES, minShareCount: 2 },
            { name: 'fields', test: FIELDS, minShareCount: 2 },
            { name: 'overlays', test: OVERLAYS, minShareCount: 2 },
            { name: 'controls', test: CONTROLS, minShareCount: 2 },
            { name: 'pieces', test: PIECES, minShareCount: 2 },
            { name: 'lists', test: LISTS, minShareCount: 2 },
            { name: 'texts', test: TEXTS, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // Separate from the app: shared chunks would add the app's code to every public page.
  site: {
    ...browser,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/site.json',
    rolldownOptions: {
      input: 'src/site/browser/site.ts',
      output: { codeSplitting: { groups: [{ name: 'react', test: REACT }] } },
    },
  },
  // Every part of the frame in each of its states, for `npm run pictures` alone.
  kit: {
    ...browser,
    outDir: 'dist/kit',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: 'kit.html' },
  },
  pages: {
    outDir: 'dist/site',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    ssr: true,
    rolldownOptions: {
      input: [
        'src/site/createPublicSite.tsx',
        'src/site/entrances/renderEntrance.tsx',
        'src/site/entrances/renderFrame.tsx',
      ],
    },
  },
};

/**
 * An imported stylesheet is built even where no script reads its class names: what is prerendered has its styles from
 * the first sheet on, and its components come later or never.
 */
const keepStylesheets: Plugin = {
  name: 'keep-stylesheets',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};

export default defineConfig(({ command, mode }) => ({
  root: new URL('.', import.meta.url).pathname,
  plugins: [react(), keepStylesheets, ...(mode === 'production' ? [sceneSources, earlyScripts] : [])],
  resolve: {
    alias: [
      { find: /^@listwright\/domain\/(.+)$/, replacement: `${packages}domain/src/$1/index.ts` },
      { find: '@listwright/application/contract', replacement: `${packages}application/src/contract/index.ts` },
    ],
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: apiHost, changeOrigin: false } } },
  build: builds[mode] ?? builds.app,
  // The three builds must agree on these names: they depend on the path of the stylesheet and on the class alone.
  css: { modules: { generateScopedName: command === 'serve' ? '[name]_[local]_[hash:base64:3]' : '[hash:base64:6]' } },
  // Bundled completely: the server loads it without access to node_modules.
  ssr: { noExternal: true },
  ...(mode === 'pages' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
}));
