import { defineConfig } from 'rolldown';

/** The server as programs Node runs without a compiler: what comes from npm stays apart, the packages of the house go in. */
export default defineConfig({
  input: {
    main: 'src/edge/main.ts',
    // sample data, which scripts/bundle.ts leaves out: src/edge/loadDemo.ts
    demo: 'src/edge/demo.ts',
    // a thread of its own: src/exchange/reports/renderer.ts
    worker: 'src/exchange/reports/draw/worker.ts',
    // another: src/exchange/pacs/client.ts
    pacsWorker: 'src/exchange/pacs/worker.ts',
    // another one: src/exchange/imports/reader.ts
    importWorker: 'src/exchange/imports/worker.ts',
    backup: 'src/edge/backup/command.ts',
    audit: 'src/edge/auditChain/command.ts',
    migrate: 'src/platform/db/migrateCommand.ts',
    setup: 'src/edge/setup/command.ts',
    resetFactors: 'src/edge/setup/resetFactorsCommand.ts',
  },
  platform: 'node',
  external: /^(?!@isopter\/)[^./]/,
  resolve: { conditionNames: ['@isopter/source', 'node', 'import', 'default'] },
  output: { dir: 'dist', format: 'esm', cleanDir: true, sourcemap: true, chunkFileNames: '[name].js' },
});
