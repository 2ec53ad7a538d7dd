/** The layer table of ARCHITECTURE.md. Paths match the canaries too, which are in tools/architecture/canary/packages. */
const at = (path) => `(^|/)packages/${path}`;
const built = (path) => `(^|/)packages/${path.replace('/src/', '/(src|dist/src)/')}`;
const ours = '(^|/)packages/';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      from: { path: at('domain/src') },
      to: { pathNot: at('domain/src') },
    },
    {
      name: 'application-imports-domain-only',
      severity: 'error',
      from: { path: at('application/src'), pathNot: at('application/src/contract') },
      to: { pathNot: [at('application/src'), at('domain/')] },
    },
    {
      name: 'contract-knows-domain-and-zod',
      severity: 'error',
      from: { path: at('application/src/contract') },
      to: { pathNot: [at('application/src/contract'), at('domain/'), 'node_modules/zod/'] },
    },
    {
      name: 'cli-sees-contract-domain-and-main',
      severity: 'error',
      from: { path: at('cli/src') },
      to: { path: [at('web/'), built('adapters/src/(?!main)'), built('application/src/(?!contract)')] },
    },
    {
      name: 'inversify-in-composition-only',
      severity: 'error',
      from: { path: ours, pathNot: at('adapters/src/composition/') },
      to: { path: 'node_modules/inversify/' },
    },
    {
      name: 'knex-in-postgres-only',
      severity: 'error',
      from: { path: ours, pathNot: at('adapters/src/postgres/') },
      to: { path: 'node_modules/knex/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['\\.test\\.tsx?$', '/dist/.*\\.d\\.ts$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
    },
    tsPreCompilationDeps: true,
  },
};
