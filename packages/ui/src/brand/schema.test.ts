import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import harbour from '../../brands/harbour.json' with { type: 'json' };
import torture from '../../brands/torture.json' with { type: 'json' };
import { publishedSchema } from '../../scripts/publishedSchema.ts';
import { brandSchema } from './schema.ts';
import { validate } from './validate.ts';

const published = JSON.parse(readFileSync(new URL('../../brand.schema.json', import.meta.url), 'utf8')) as object;

const ajv = new Ajv2020();
const bySchema = ajv.compile(published);
const isFit = (value: unknown): boolean => validate(value, brandSchema).next().done === true;

/** Values from users, and from attackers. */
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  1,
  2,
  -1,
  28,
  28.5,
  0.875,
  1.25,
  1.26,
  [],
  {},
  '',
  ' ',
  'none',
  'huge',
  'Harbour',
  ' Harbour',
  'x'.repeat(41),
  '#1f6f5c',
  '#FFF',
  '#1f6f5c80',
  'red',
  'oklch(0.49 0.085 215)',
  'oklch(49% 0.085 215)',
  'oklch(1.2 0.1 20)',
  'oklch(0.5 0.4 360)',
  'oklch(0.5 0.5 20)',
  'oklch(0.5 0.1 361)',
  'oklch(0.5 0.1 20 / 0.5)',
  'var(--x)',
  'url(//x)',
  '/logo.svg',
  '//elsewhere.example/logo.svg',
  '/../logo.svg',
  '/a/b-c/logo.png',
  '/logo.svg?x',
  '/a.gif',
  'logo.svg',
  'https://elsewhere.example/logo.svg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'data:text/html;base64,AA==',
  'data:image/png;base64,AA==',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:image/gif;base64,AA==',
  `/${'a'.repeat(66_000)}.svg`,
  '</style>',
  'a{b}',
  'a\u202eb',
  'a\u0000b',
  'a\nb',
  'a\ud800b',
  '👁️ עין',
  '👓'.repeat(60),
  '👓'.repeat(61),
  'Source Sans 3',
  "a'b",
  'a;b',
];
const KEYS = [
  ...Object.keys(brandSchema.properties),
  'light',
  'dark',
  'mark',
  'accent',
  'leftEye',
  'body',
  'mono',
  'scale',
];
const key = fc.oneof(fc.constantFrom(...KEYS, '__proto__', 'constructor', 'toString'), fc.string());
const value = fc.oneof(fc.constantFrom(...VALUES), fc.string(), fc.double(), fc.jsonValue({ maxDepth: 2 }));

type Change = readonly [where: readonly string[], key: string, value: unknown, isRemoved: boolean];
const change = fc.tuple(
  fc.constantFrom<readonly string[]>([], ['logos'], ['colors'], ['type']),
  key,
  value,
  fc.boolean(),
) as fc.Arbitrary<Change>;

function changed(brand: object, changes: readonly Change[]): unknown {
  const copy = structuredClone(brand) as Record<string, unknown>;
  for (const [where, name, to, isRemoved] of changes) {
    const target = where.reduce<unknown>((inside, step) => (inside as Record<string, unknown>)?.[step], copy);
    if (typeof target !== 'object' || target === null) continue;
    if (isRemoved) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, { value: to, enumerable: true, configurable: true, writable: true });
  }
  return copy;
}

describe('brand.schema.json', () => {
  it('matches the runtime check; `npm run schema` writes it [KIT-03]', () => {
    expect(published).toEqual(publishedSchema());
  });
  it('compiles in a strict validator under its name [KIT-03]', () => {
    expect(ajv.getSchema('https://unpkg.com/@isopter/ui/brand.schema.json')).toBe(bySchema);
  });
  it('is valid against its own draft, and so is each of its examples [KIT-03]', () => {
    expect(ajv.validateSchema(published)).toBe(true);
    const walk = (schema: object): void => {
      const { examples = [], properties = {} } = schema as {
        examples?: unknown[];
        properties?: Record<string, object>;
      };
      const check = ajv.compile(schema);
      expect(examples.filter((example) => !check(example))).toEqual([]);
      for (const one of Object.values(properties)) walk(one);
    };
    walk({ ...published, $schema: undefined, $id: undefined });
  });
  it.each(
    VALUES.flatMap((one) =>
      [
        ['name'],
        ['domain'],
        ['radius'],
        ['favicon'],
        ['copyright'],
        ['logos', 'dark'],
        ['colors', 'accent'],
        ['type', 'body'],
        ['type', 'scale'],
      ].map((path) => ({ path, one, shown: JSON.stringify(one).slice(0, 40) })),
    ),
  )('agrees with the runtime check about $shown as $path [KIT-03]', ({ path, one }) => {
    const brand = changed(torture, [[path.slice(0, -1), path.at(-1)!, one, false]]);
    expect(isFit(brand)).toBe(bySchema(brand));
  });
  it('agrees with the runtime check on any change of a brand [KIT-03]', () => {
    let [fit, unfit] = [0, 0];
    fc.assert(
      fc.property(fc.constantFrom(harbour, torture), fc.array(change, { maxLength: 3 }), (brand, changes) => {
        const one = changed(brand, changes);
        const answer = bySchema(one);
        expect(isFit(one)).toBe(answer);
        if (answer) fit += 1;
        else unfit += 1;
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(fit, unfit)).toBeGreaterThan(300);
  });
  it('agrees with the runtime check on any value [KIT-03]', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (one) => {
        expect(isFit(one)).toBe(bySchema(one));
      }),
    );
  });
});
