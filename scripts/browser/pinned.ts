import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fontConfig } from './fonts.ts';

/** The Chromium among the dependencies, unpacked. */
export interface PinnedBrowser {
  executablePath: string;
  /** Environment of its process: its own shared libraries and the fonts of the dependencies, none of the machine's. */
  env: Record<string, string>;
}

const ROOT = join(import.meta.dirname, '../..');
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium');

/** Shared libraries that a machine without a desktop may lack. */
const LIBRARIES = 'al2023.tar.br';

function unpack(packed: string, folder: string, fontCache: string): void {
  const read = (name: string): Buffer => brotliDecompressSync(readFileSync(join(packed, name)));
  writeFileSync(join(folder, 'chromium'), read('chromium.br'), { mode: 0o755 });
  execFileSync('tar', ['-x', '-C', folder], { input: read(LIBRARIES), maxBuffer: Infinity });
  writeFileSync(join(folder, 'fonts.conf'), fontConfig(ROOT, fontCache));
}

/**
 * Unpacks the pinned Chromium into `.cache`, once per version and checkout.
 * @returns undefined where the package has no build for this machine: it is for 64-bit Linux
 */
export function pinnedBrowser(): PinnedBrowser | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  const folder = join(ROOT, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    // several runners may start at once: each unpacks beside, and the first one to finish is used
    const own = mkdtempSync(`${folder}-`);
    unpack(join(PACKAGE, 'bin'), own, join(folder, 'font-cache'));
    try {
      renameSync(own, folder);
    } catch (error) {
      rmSync(own, { recursive: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}
