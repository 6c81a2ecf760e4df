import { defineConfig } from 'rolldown';

export default defineConfig({
  input: { index: 'src/index.ts' },
  external: /^[^./]/,
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    sourcemap: true,
    preserveModules: true,
    preserveModulesRoot: 'src',
  },
});
