import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR, loginBlocked } from './errors.ts';

const folder = new URL('../../../docs/requirements/', import.meta.url);
const requirements = readdirSync(folder)
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

describe('server texts', () => {
  it.each(Object.entries(ERROR))('%s is quoted in the requirements, letter by letter [ERR-08]', (_, text) => {
    expect(requirements).toContain(text);
  });

  it('has every literal the error catalogue quotes [ERR-02] [ERR-03]', () => {
    const catalogue = requirements.split('\n').filter((line) => /^- ERR-0[2-5] /.test(line));
    const quoted = catalogue.flatMap((line) => [...line.matchAll(/'([^']+)'/g)].map(([, text]) => text));
    expect(catalogue).toHaveLength(4);
    expect(quoted.length).toBeGreaterThan(15);
    expect(quoted.filter((text) => !Object.values<unknown>(ERROR).includes(text))).toEqual([]);
  });

  it('says for how long a login is blocked [ERR-02]', () => {
    expect(loginBlocked(12)).toBe('User login is blocked, try again in 12 minutes');
  });
});
