import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildReader } from './build.ts';

const pageOf = (build: string): string => `<head><meta name="build" content="${build}"></head>`;

describe('the build a server has', () => {
  let directory: string;
  let now = 0;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'isopter-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));
  const deploy = (page: string, written: number): void => {
    const file = join(directory, 'index.html');
    writeFileSync(file, page);
    utimesSync(file, written, written);
  };

  it('is read from the page, and changes with a deployment', () => {
    deploy(pageOf('a1b2'), 1);
    const build = buildReader(directory, () => now);
    expect(build()).toBe('a1b2');
    deploy(pageOf('c3d4'), 2);
    now += 6_000;
    expect(build()).toBe('c3d4');
  });

  it('is unknown without a page, or if the page names none', () => {
    const build = buildReader(directory, () => now);
    expect(build()).toBeUndefined();
    deploy('<head></head>', 1);
    now += 6_000;
    expect(build()).toBeUndefined();
  });
});
