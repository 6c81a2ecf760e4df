import { defineConfig } from 'rolldown';

/** The agent as programs that Node runs without a compiler. Packages of npm stay apart; the contract and the parts of the server go in. */
export default defineConfig({
  input: {
    main: 'src/main.ts',
    // the worker thread that src/reports/renderer.ts starts
    reportWorker: 'src/reports/worker.ts',
    backup: 'src/commands/backup.ts',
    audit: 'src/commands/audit.ts',
    migrate: 'src/commands/migrate.ts',
  },
  platform: 'node',
  external: /^(?!@isopter\/)[^./]/,
  resolve: { conditionNames: ['@isopter/source', 'node', 'import', 'default'] },
  output: { dir: 'dist', format: 'esm', cleanDir: true, sourcemap: true, chunkFileNames: '[name].js' },
});
