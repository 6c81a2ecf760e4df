import { defineConfig } from 'rolldown';

/** The server as programs Node runs without a compiler: what comes from npm stays apart, the packages of the house go in. */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    // sample data, which scripts/bundle.ts leaves out: src/loadDemo.ts
    demo: 'src/demo.ts',
    // a thread of its own: src/reports/renderer.ts
    worker: 'src/reports/worker.ts',
    // another: src/pacs/client.ts
    pacsWorker: 'src/pacs/worker.ts',
    // another one: src/imports/reader.ts
    importWorker: 'src/imports/worker.ts',
    backup: 'src/backup/command.ts',
    audit: 'src/auditChain/command.ts',
    migrate: 'src/db/migrateCommand.ts',
    setup: 'src/setup/command.ts',
    resetFactors: 'src/setup/resetFactorsCommand.ts',
  },
  platform: 'node',
  external: /^(?!@isopter\/)[^./]/,
  resolve: { conditionNames: ['@isopter/source', 'node', 'import', 'default'] },
  output: { dir: 'dist', format: 'esm', cleanDir: true, sourcemap: true, chunkFileNames: '[name].js' },
});
