import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { english } from '../english.ts';
import { isWritten, PARTS } from '../parts.ts';
import { commentsOf } from './comments.ts';
import { exportTexts } from './exportTexts.ts';
import { importTexts, treeOf } from './importTexts.ts';
import { kindOfUse } from './kindOfText.ts';
import { usesOf } from './uses.ts';
import { fromJson, fromXliff } from './xliff.ts';

const kindOf = (source: string) => kindOfUse(uses(source)[0]!)?.name;
const uses = (source: string) => usesOf('features/patients/list/PatientList.tsx', source);

describe('where the application shows a text', () => {
  it('is a component, with the element and the property that hold the text', () => {
    expect(uses('const a = <Button isPending>{isNew ? t(($) => $.a.one) : t(($) => $.a.two)}</Button>;')).toEqual([
      { key: 'a.one', screen: 'Patient list', isComponent: true, element: 'Button' },
      { key: 'a.two', screen: 'Patient list', isComponent: true, element: 'Button' },
    ]);
    expect(uses('const a = <TextField label={t(($) => $.a.name)} />;')).toEqual([
      { key: 'a.name', screen: 'Patient list', isComponent: true, element: 'TextField', property: 'label' },
    ]);
    expect(uses("toasts.success(t(($) => $.saved, { name: 'x' }));")).toEqual([
      { key: 'saved', screen: 'Patient list', isComponent: true, call: 'toasts.success' },
    ]);
  });

  it('names the beginning of keys that a value completes', () => {
    expect(uses('t(($) => $.tests.status[test.status]); t(($) => $.tests.status[name]!.long)')).toMatchObject([
      { key: 'tests.status.' },
      { key: 'tests.status.' },
    ]);
  });

  it('distinguishes buttons, labels, headings and spoken texts', () => {
    expect(kindOf('<Button>{t(($) => $.a)}</Button>')).toBe('Button');
    expect(kindOf('<TextField label={t(($) => $.a)} />')).toBe('Label of a field');
    expect(kindOf('<Card title={t(($) => $.a)} />')).toBe('Heading');
    expect(kindOf('<Button aria-label={t(($) => $.a)} />')).toBe('Read aloud by screen readers, not shown');
  });
});

it('reads the comments beside texts of components', () => {
  const source = `export const words = {\n  /** Announcement of a point. */\n  spoken: 'a',\n  group: {\n    /** Two. */\n    two: 'b',\n  },\n};`;
  expect([...commentsOf('a.texts.ts', source)]).toEqual([
    ['spoken', 'Announcement of a point.'],
    ['group.two', 'Two.'],
  ]);
});

describe('an export', () => {
  it('has every English text of the parts that the language has, with a context and the plural forms [OUR-970]', async () => {
    const { units } = await exportTexts('uk-ua');
    const keys = new Set(units.map(({ part, key }) => `${part} ${key.replace(/_(one|few|many|other)$/, '')}`));
    for (const part of PARTS.filter((one) => isWritten('uk-ua', one)))
      for (const key of (await english(part)).keys())
        expect(keys).toContain(`${part} ${key.replace(/_(one|other)$/, '')}`);
    expect(units.filter(({ context }) => context === '')).toEqual([]);
    expect(units.filter(({ key }) => key.startsWith('users.bulk.notDone_')).map(({ key }) => key)).toEqual(
      ['one', 'few', 'many', 'other'].map((form) => `users.bulk.notDone_${form}`),
    );
  });

  it('gives the kind of a text, its place, its placeholders and its maximum length [OUR-970]', async () => {
    const { units } = await exportTexts('de-de');
    const unitOf = (key: string) => units.find((unit) => unit.key === key);
    expect(unitOf('users.resent')?.context).toBe('Message that disappears. On: Resend. {{email}} is an e-mail address');
    expect(unitOf('appointments.checkIn')).toMatchObject({ limit: 30 });
    expect(unitOf('ishihara.right')?.context).toContain('The answer was correct');
  });
});

describe('an import', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'locales-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const written = (part: string): unknown => JSON.parse(readFileSync(join(folder, 'de-de', `${part}.json`), 'utf8'));

  it('brings back what XLIFF and JSON took out, unchanged [OUR-971]', async () => {
    const { units, xliff, json } = await exportTexts('es-es');
    const plain = units.map(({ part, key, english: source, translation }) => ({
      part,
      key,
      english: source,
      translation,
    }));
    expect((await fromXliff(xliff)).units).toEqual(plain);
    expect(await importTexts(await fromXliff(xliff), folder)).toEqual({
      problems: [],
      warnings: expect.any(Array),
      missing: 0,
      changed: plain.length,
    });
    expect(fromJson(json)).toMatchObject({ language: 'es-es' });
    expect(() => fromJson(json.replace('es-es', 'es'))).toThrow('"es" is not a language of the app');
    expect(JSON.parse(readFileSync(join(folder, 'es-es/app.json'), 'utf8'))).toEqual(
      JSON.parse(readFileSync('packages/locales/es-es/app.json', 'utf8')),
    );
  });

  it('writes a new language, and says what has no translation yet [OUR-971]', async () => {
    const units = [{ part: 'app', key: 'common.cancel', english: 'Cancel', translation: 'Abbrechen' }] as const;
    const { problems, missing, changed } = await importTexts({ language: 'de-de', units }, folder);
    expect({ problems, changed }).toEqual({ problems: [], changed: 1 });
    expect(missing).toBeGreaterThan(4_000);
    expect(written('app')).toEqual({ common: { cancel: 'Abbrechen' } });
  });

  it.each([
    ['an unknown key', { key: 'common.cancle', english: 'Cancel', translation: 'Abbrechen' }, 'unknown common.cancle'],
    ['an English text that has changed', { key: 'common.cancel', english: 'Stop', translation: 'Halt' }, 'has changed'],
    ['a lost value', { key: 'users.resent', english: '', translation: 'Gesendet' }, 'users.resent fills in'],
    ['an untranslated text', { key: 'common.cancel', english: 'Cancel', translation: 'Cancel' }, 'untranslated'],
  ])('refuses %s, and writes nothing [OUR-971]', async (_, unit, problem) => {
    const result = await importTexts({ language: 'de-de', units: [{ part: 'app', ...unit }] }, folder);
    expect(result.problems.join('\n')).toContain(problem);
    expect(() => written('app')).toThrow('ENOENT');
  });

  it('warns of a translation that is longer than its place [OUR-971]', async () => {
    const translation = 'Hier können Sie diesen Vorgang abbrechen';
    const units = [{ part: 'app', key: 'common.cancel', english: 'Cancel', translation }] as const;
    const { warnings } = await importTexts({ language: 'de-de', units }, folder);
    expect(warnings).toEqual(['app: common.cancel has 40 characters, and there is room for 30']);
  });
});

it('makes a tree of keys with dots', () => {
  expect(
    treeOf(
      new Map([
        ['a.b', '1'],
        ['a.c.d', '2'],
        ['e', '3'],
      ]),
    ),
  ).toEqual({ a: { b: '1', c: { d: '2' } }, e: '3' });
});
