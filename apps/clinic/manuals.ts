import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');
/** Runs in a separate process that reads sources, because it uses the texts and fonts of the server. */
const COMMAND = ['--conditions=@isopter/source', '--import=tsx', 'apps/server/src/exchange/manuals/command.ts'];

/** The manuals by the names of their files. */
function makeManuals(): Map<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'isopter-manuals-'));
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json') };
  try {
    execFileSync(process.execPath, [...COMMAND, folder], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    return new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Gives the application the user manuals under `/manuals/`: made by a build, or when one is first asked for. */
export const manuals = (): Plugin => {
  let made: Map<string, Buffer> | undefined;
  return {
    name: 'isopter-manuals',
    configureServer({ middlewares }) {
      middlewares.use('/manuals', ({ url = '' }, response, next) => {
        made ??= makeManuals();
        const [file = ''] = url.slice(1).split('?');
        const manual = made.get(file);
        if (manual === undefined) return next();
        response.setHeader('content-type', 'application/pdf');
        response.end(manual);
      });
    },
    generateBundle() {
      for (const [file, source] of makeManuals()) this.emitFile({ type: 'asset', fileName: `manuals/${file}`, source });
    },
  };
};
