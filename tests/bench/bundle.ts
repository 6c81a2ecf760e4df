import { build, type Rolldown } from 'vite';
import { costs, kilobytes } from '../../apps/clinic/bundleBudget.ts';
import type { Table } from './table.ts';

/** Measures the downloads of the screens with a budget, from a production build. */
export async function bundleBench(): Promise<Table> {
  const built = (await build({
    root: 'apps/clinic',
    configFile: 'apps/clinic/vite.config.ts',
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const bundle = Object.fromEntries(built.output.map((file) => [file.fileName, file]));
  return {
    title: 'What the browser downloads, gzipped',
    head: ['screen', 'JavaScript', 'budget', 'CSS'],
    rows: costs(bundle).map(({ visit: { screen, after, budget }, js, css }) => [
      after === undefined ? screen : `${screen}, beyond ${after}`,
      kilobytes(js),
      kilobytes(budget),
      kilobytes(css),
    ]),
  };
}
