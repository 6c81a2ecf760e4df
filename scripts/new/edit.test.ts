import { describe, expect, it } from 'vitest';
import { entryOf, withEntry, withField, withImport, withoutField } from './edit.ts';
import { namesOf } from './names.ts';
import { withCall } from './requirements.ts';

const SOURCE = `import { acuity } from './acuity.ts';
import * as z from 'zod/mini';
import type { Kind } from './kind.ts';

const row = { a: 1 };
export const KINDS = table({
  acuity,
  // the last one
  'two words': { id: 'x', later: true },
} as const);
export const list = () => [row];
`;

describe('an import', () => {
  it('is added where the alphabet puts it, to what is imported from there already, or not at all', () => {
    expect(withImport(SOURCE, 'color', './color.ts')).toContain(
      "import { color } from './color.ts';\nimport * as z from 'zod/mini';",
    );
    expect(withImport(SOURCE, 'sizes', './acuity.ts')).toContain("import { acuity, sizes } from './acuity.ts';");
    expect(withImport(SOURCE, 'acuity', './acuity.ts')).toBe(SOURCE);
    expect(withImport(SOURCE, '* as z', 'zod/mini')).toBe(SOURCE);
    expect(withImport('const a = 1;\n', 'b', './b.ts')).toBe("import { b } from './b.ts';\nconst a = 1;\n");
  });
});

describe('an entry', () => {
  it('is added at the end of the object or list of that name, in any context', () => {
    expect(withEntry(SOURCE, 'KINDS', 'pupil')).toContain('later: true },\npupil,\n} as const)');
    expect(withEntry(SOURCE, 'list', 'more')).toContain('[row,\nmore]');
    expect(withEntry('const a = {};', 'a', 'b')).toBe('const a = {\nb};');
    expect(() => withEntry(SOURCE, 'nothing', 'a')).toThrow('no list of the name nothing');
  });

  it('gets a field, and loses one', () => {
    expect(entryOf(SOURCE, 'KINDS', 'two words')).toBe("'two words': { id: 'x', later: true }");
    expect(entryOf(SOURCE, 'KINDS', 'none')).toBeUndefined();
    expect(withField(SOURCE, 'KINDS', 'two words', 'built: true')).toContain('later: true,\nbuilt: true }');
    expect(withoutField(SOURCE, 'KINDS', 'two words', 'later')).toContain("{ id: 'x' }");
    expect(withoutField(SOURCE, 'KINDS', 'two words', 'id')).toContain('{ later: true }');
    expect(withoutField(SOURCE, 'KINDS', 'two words', 'other')).toBe(SOURCE);
  });
});

describe('a name', () => {
  it('is written in every way it is needed', () => {
    expect(namesOf('flickerFusion', '')).toEqual({
      camel: 'flickerFusion',
      pascal: 'FlickerFusion',
      kebab: 'flicker-fusion',
      snake: 'flicker_fusion',
      constant: 'FLICKER_FUSION',
      words: 'Flicker fusion',
    });
  });

  it.each(['', 'Flicker', 'flicker-fusion', '../flicker', 'flicker fusion', '1flicker', 'flickerFUSION', 'delete'])(
    'is not %j',
    (name) => expect(() => namesOf(name, 'flickerFusion')).toThrow('no name'),
  );
});

describe('a call of our own', () => {
  it('is added at the end of the table', () =>
    expect(withCall('| X-001 | GET /a/ |\n\n', { id: 'X-002', call: 'GET /b/', answer: 'id', note: 'new' })).toBe(
      '| X-001 | GET /a/ |\n| X-002 | GET /b/ | — | id | — | new |\n',
    ));
});
