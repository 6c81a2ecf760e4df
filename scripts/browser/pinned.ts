import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fontConfig } from './fonts.ts';

/** The Chromium among the dependencies, unpacked. */
export interface PinnedBrowser {
  executablePath: string;
  /** Environment of its process: shared libraries of the package, fonts of the dependencies, no fonts of the machine. */
  env: Record<string, string>;
}

const ROOT = join(import.meta.dirname, '../..');
const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium');

/** Shared libraries that a machine without a desktop may lack. */
const LIBRARIES = 'al2023.tar.br';

function unpack(packed: string, folder: string): void {
  const read = (name: string): Buffer => brotliDecompressSync(readFileSync(join(packed, name)));
  writeFileSync(join(folder, 'chromium'), read('chromium.br'), { mode: 0o755 });
  execFileSync('tar', ['-x', '-C', folder], { input: read(LIBRARIES), maxBuffer: Infinity });
}

/** Writes the file of {@link fontConfig} if it is not up to date: the list of fonts or the path of the checkout may change. */
function writeFontConfig(file: string, fontCache: string): void {
  const config = fontConfig(ROOT, fontCache);
  if (existsSync(file) && readFileSync(file, 'utf8') === config) return;
  // other runners may read it meanwhile
  const own = `${file}-${process.pid}`;
  writeFileSync(own, config);
  renameSync(own, file);
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
    // several runners may start at once: each unpacks into a separate folder, and the first complete one is used
    const own = mkdtempSync(`${folder}-`);
    unpack(join(PACKAGE, 'bin'), own);
    try {
      renameSync(own, folder);
    } catch (error) {
      rmSync(own, { recursive: true });
      if (!existsSync(folder)) throw error;
    }
  }
  const fonts = join(folder, 'fonts.conf');
  writeFontConfig(fonts, join(folder, 'font-cache'));
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: fonts },
  };
}
