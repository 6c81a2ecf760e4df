import { globSync, readFileSync } from 'node:fs';
import { checkLiveMessage } from '@isopter/contract';
import * as kit from '@isopter/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { propProblems } from '../../../scripts/propDocs.ts';
import type { ChartDocs } from './docs/ChartDocs.ts';
import * as all from './index.ts';

// an example publishes what it received when the next frame is drawn
vi.stubGlobal('requestAnimationFrame', () => 0);

const src = new URL('.', import.meta.url).pathname;
const read = (path: string): string => readFileSync(src + path, 'utf8');
const paths = globSync('*/docs/*.docs.ts', { cwd: src }).toSorted();
const guides: readonly (readonly [name: string, guide: ChartDocs, path: string])[] = await Promise.all(
  paths.map(async (path) => {
    const [guide] = Object.values((await import(src + path)) as Record<string, ChartDocs>);
    return [guide!.name, guide!, path] as const;
  }),
);

const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null)) &&
  !/^[A-Z_\d]+$/.test(name);
const components = Object.entries(all)
  .filter(isComponent)
  .map(([name]) => name);
/** Components around monitors, which the README describes. */
const AROUND = ['Freshness', 'ToolbarPlace'];

const isSentence = (text: string): boolean => /^[\p{Lu}\p{N}`"].*\.["”]?$/u.test(text);

/** The names of the fields of a record, those in lists and other fields with their path. */
function namesIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = path === '' ? name : `${path}.${name}`;
    return [own, ...namesIn(inner, own)];
  });
}

describe('the documentation of the charts', () => {
  it('exists for every monitor and chart that the root exports [KIT-01] [CHART-01]', () => {
    const documented = guides.flatMap(([name, { parts }]) => [name, ...parts.map((part) => part.name)]);
    expect(components.filter((name) => ![...documented, ...AROUND].includes(name))).toEqual([]);
    expect(new Set(documented).size).toBe(documented.length);
  });

  it.each(guides)('of %s names existing exports, also from its entry', async (name, { entry, parts, avoid }) => {
    const exports = Object.keys((await import(`${src}${entry}/index.ts`)) as object);
    expect(exports).toEqual(expect.arrayContaining([name, ...parts.map((part) => part.name)]));
    expect(avoid.filter(({ instead }) => instead === name || !(instead in all || instead in kit))).toEqual([]);
  });

  it.each(guides)('of %s explains when to use it, in sentences', (_, guide) => {
    const { summary, use, avoid, parts, data, marks, accessibility } = guide;
    const lists = [use, avoid, data.fields, marks, accessibility];
    expect(lists.filter(({ length }) => length === 0)).toEqual([]);
    const texts = [
      summary,
      ...use,
      ...avoid.map(({ when }) => when),
      ...parts.map((part) => part.summary),
      data.text,
      ...data.fields.map(({ meaning }) => meaning),
      ...marks.map(({ meaning }) => meaning),
      ...accessibility,
    ];
    expect(texts.filter((text) => !isSentence(text))).toEqual([]);
  });

  it.each(guides)('of %s has sample data that the contract accepts, and describes its fields', (_, guide) => {
    const { record, fields } = guide.data;
    const isMessage = 'type' in record && 'data' in record;
    expect(isMessage ? checkLiveMessage(record).problems : []).toEqual([]);
    const data: unknown = isMessage ? record.data : record;
    const names = new Set(namesIn(data));
    expect(fields.filter(({ name }) => !names.has(name))).toEqual([]);
    const described = new Set(fields.map(({ name }) => name));
    const own = namesIn(data).filter((name) => !name.includes('.'));
    expect(own.filter((name) => !described.has(name))).toEqual([]);
  });

  it.each(guides)('of %s has an example that runs and uses the documented import', (name, { entry, example }, path) => {
    const code = read(path.replace('.docs.ts', '.example.tsx'));
    expect(code).toMatch(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '@isopter/monitor-charts/${entry}'`));
    expect(code).not.toMatch(/from '\./);
    expect(renderToStaticMarkup(createElement(example))).toMatch(/data-(component|part)=/);
  });

  it.each(guides)('of %s is a page with a story of that example', (name, _, path) => {
    const stories = read(path.replace('.docs.ts', '.stories.tsx'));
    expect(stories).toMatch(new RegExp(`title: '(Monitors|Charts)/${name}'`));
    expect(stories).toMatch(/guide: \w+Docs\b/);
    expect(stories).toContain('<Example />');
  });

  it('describes every property of the public components', () => {
    const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
      (path) =>
        !/\.(test|stories|css|texts|example|docs)\.tsx?$|^(report|docs)\/|\/(report|stories|fakes|thumbnail)\//.test(
          path,
        ),
    );
    const shown = new Set([...components, 'Optotype'].map((name) => `${name}Props`));
    expect(
      propProblems(Object.fromEntries(files.map((path) => [path, read(path)])), (name) => shown.has(name)),
    ).toEqual([]);
  });
});
