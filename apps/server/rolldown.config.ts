import { defineConfig } from 'rolldown';

/** Builds the server's programs for Node. Isopter's packages are bundled; packages from npm are not. */
export default defineConfig({
  input: {
    main: 'src/edge/main.ts',
    // sample data, loaded by src/edge/loadDemo.ts; scripts/bundle.ts leaves it out
    demo: 'src/edge/demo.ts',
    // a worker thread, started by src/exchange/reports/renderer.ts
    worker: 'src/exchange/reports/draw/worker.ts',
    // a worker thread, started by src/exchange/pacs/client.ts
    pacsWorker: 'src/exchange/pacs/worker.ts',
    // a worker thread, started by src/exchange/imports/reader.ts
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
