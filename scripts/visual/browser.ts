import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser } from '../browser.ts';

/** What the kit looks like: a folder a component, a picture a cell of the matrix. */
export const PICTURES = 'tests/visual/pictures';
/** The build they were taken with: another one draws some letters and curves otherwise. */
const BUILD = `${PICTURES}/browser.txt`;

/** What this machine's browser calls itself, version and maker: "Chromium 156.0.8078.79 built on Debian …". */
const build = (): string =>
  execFileSync(findBrowser() ?? chromium.executablePath(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Names the browser of this machine as the one the pictures are of. */
export function nameBrowser(): void {
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(BUILD, `${build()}\n`);
}

/** Why the pictures cannot be compared on this machine; undefined where they can. */
export function otherBrowser(): string | undefined {
  const taken = existsSync(BUILD) ? readFileSync(BUILD, 'utf8').trim() : 'no browser yet';
  const here = build();
  return here === taken ? undefined : `The pictures are of ${taken}; this is ${here}.`;
}
