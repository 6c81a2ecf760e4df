import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ERROR } from '@isopter/contract';
import { british } from './american.ts';
import { compare } from './compare.ts';
import { english } from './english.ts';
import { misspelledPercents } from './percents.ts';
import { unused } from './unused.ts';

const words = (of: Record<string, string>): Map<string, string> => new Map(Object.entries(of));
const none: ReadonlySet<string> = new Set();

describe('a language held against English', () => {
  const own = words({
    save: 'Save now',
    age_one: '{{count}} year',
    age_other: '{{count}} years',
    hello: 'Hello {{name}}',
  });

  it('has every text, with its own plural forms [I18N-05]', () => {
    const have = words({
      save: 'Guardar',
      age_one: 'un año',
      age_many: '{{count}} de años',
      age_other: '{{count}} años',
      hello: '{{name}}',
    });
    expect(compare('es-es', have, own, none)).toEqual([]);
    have.delete('age_many');
    have.delete('save');
    expect(compare('es-es', have, own, none)).toEqual(['missing save', 'missing age_many']);
  });

  it('has no word and no form that nothing asks for', () => {
    const have = words({
      save: '保存する',
      age_other: '{{count}}歳',
      age_one: '1歳',
      hello: '{{name}}さん',
      bye: 'さようなら',
    });
    expect(compare('ja-jp', have, own, none)).toEqual(['unknown age_one', 'unknown bye']);
  });

  it('fills in what English fills in', () => {
    const have = words({
      save: 'Guardar',
      age_one: 'un año',
      age_many: '{{n}}',
      age_other: '{{count}} años',
      hello: 'Hola',
    });
    expect(compare('es-es', have, own, none)).toEqual([
      'age_many fills in n, English count',
      'hello fills in , English name',
    ]);
  });

  it('is translated, but for the names that stay', () => {
    const have = words({
      save: 'Save now',
      age_one: 'un año',
      age_many: '{{count}} de años',
      age_other: '{{count}} años',
      hello: 'Hola {{name}}',
    });
    expect(compare('es-es', have, own, none)).toEqual(['untranslated save: Save now']);
    expect(compare('es-es', have, own, new Set(['save']))).toEqual([]);
  });

  it('may give a text of a component that counts the forms it needs', () => {
    const kit = words({ results: '{{count}} results' });
    expect(compare('ja-jp', words({ results_other: '{{count}}件' }), kit, none)).toEqual([]);
    expect(compare('es-es', words({ results_other: '{{count}} resultados' }), kit, none)).toEqual([
      'missing results_one',
      'missing results_many',
    ]);
  });
});

describe('the English words', () => {
  it('are read from the components, with the names of their values', async () => {
    const [kit, charts, reports] = await Promise.all([english('kit'), english('charts'), english('reports')]);
    expect(kit.get('nextPage')).toBe('Next page');
    expect(kit.get('commandCount')).toContain('{{count}}');
    expect(charts.get('perimetry.goldmann')).toBe('Goldmann {{size}}');
    expect(reports.get('common.page')).toBe('Page {{number}} of {{of}}');
  });

  it('are all read by the application', () => {
    const own = words({
      'tests.title': 'Tests',
      'tests.status.DONE': 'Done',
      'tests.old': 'Old',
      age_one: '1',
      age_other: '2',
    });
    const source = 't(($) => $.tests.title); t(($) => $.tests.status[status]); t(($) => $.age, { count })';
    expect(unused(own, [source])).toEqual(['tests.old']);
  });
});

describe('English of the United States', () => {
  it('is what every part of the product says [I18N-05, OUR-57]', async () => {
    for (const part of ['app', 'kit', 'charts', 'reports', 'help', 'camera', 'instructions', 'manuals'] as const)
      expect(british(await english(part))).toEqual([]);
    expect(british(words(ERROR))).toEqual([]);
    const catalogue = readFileSync('apps/server/src/clinic/tests/ordering/catalogue.ts', 'utf8');
    expect(british(words({ catalogue: [...catalogue.matchAll(/'([A-Z][^']*)'/g)].join() }))).toEqual([]);
  });

  it.each(['Colour circle', 'the patient’s Behaviour', 'greyscale', 'Paediatric 24-2', 'was recognised', '2 dioptres'])(
    'is not “%s”',
    (text) => {
      expect(british(words({ text }))).toHaveLength(1);
    },
  );

  it.each(['Color circle', 'analysis', 'canceling', 'a diameter', 'programmed', 'parameters', 'likewise', 'advise'])(
    'may be “%s”',
    (text) => {
      expect(british(words({ text }))).toEqual([]);
    },
  );
});

const wrong = (language: string, text: string): boolean => misspelledPercents(language, words({ text })).length > 0;

describe('a percentage in a text', () => {
  it('is written as the number format of the language writes it [OUR-457]', () => {
    expect(['95% interval', 'p < {{percent}}%', '95\u00A0%', '{{now}} %'].map((text) => wrong('en-us', text))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(['95\u00A0%', '95 %', '{{now}}%'].map((text) => wrong('es-es', text))).toEqual([false, true, true]);
    expect(['95%', '95 %'].map((text) => wrong('ar-eg', text))).toEqual([false, true]);
    expect(wrong('en-us', 'VFI, %')).toBe(false);
  });
});
