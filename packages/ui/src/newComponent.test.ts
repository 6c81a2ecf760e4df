import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newComponent } from '../../../scripts/new/component.ts';
import { valueName } from '../../../scripts/new/componentFiles.ts';

const root = new URL('../../../', import.meta.url).pathname;
const INDEX = `export { Button, type ButtonProps } from './Button/Button.tsx';
export {
  Form,
  FormError,
  type FormProps,
} from './Form/Form.tsx';
export { useTexts } from './texts/Texts.tsx';
`;

let ui: string;
const read = (path: string): string => readFileSync(join(ui, path), 'utf8');

beforeEach(() => {
  ui = `${mkdtempSync(join(tmpdir(), 'kit-'))}/`;
  mkdirSync(`${ui}src/Button`, { recursive: true });
  writeFileSync(`${ui}src/Button/Button.tsx`, '');
  writeFileSync(`${ui}src/index.ts`, INDEX);
  writeFileSync(`${ui}src/surface.txt`, 'Button\nForm\nFormError\nuseTexts');
  writeFileSync(`${ui}package.json`, '{ "name": "kit", "exports": {} }');
});
afterEach(() => rmSync(ui, { recursive: true }));

describe('a new component', () => {
  it('has the parts that every component has', () => {
    newComponent('DateBadge', {}, ui);
    expect(globSync('src/DateBadge/*', { cwd: ui }).toSorted()).toEqual(
      ['css.ts', 'docs.tsx', 'features.stories.tsx', 'stories.tsx', 'tsx'].map(
        (suffix) => `src/DateBadge/DateBadge.${suffix}`,
      ),
    );
    expect(read('src/DateBadge/DateBadge.tsx')).toContain('data-component="DateBadge"');
    expect(read('src/DateBadge/DateBadge.stories.tsx')).toContain("title: 'Components/DateBadge'");
    expect(read('src/DateBadge/DateBadge.features.stories.tsx')).toContain('anyText(dateBadgeDocs)');
  });

  it('has texts, examples and a place among the patterns on request', () => {
    newComponent('EyeWizard', { pattern: true, texts: true, examples: true }, ui);
    expect(read('src/EyeWizard/EyeWizard.texts.ts')).toContain('export const eyeWizardTexts');
    expect(read('src/EyeWizard/EyeWizard.tsx')).toContain('useTexts(eyeWizardTexts)');
    expect(read('src/EyeWizard/EyeWizard.css.ts')).toContain('patternRecipe(');
    expect(read('src/EyeWizard/EyeWizard.examples.stories.tsx')).toContain("title: 'Patterns/EyeWizard/Examples'");
  });

  it('is registered in alphabetical order', () => {
    newComponent('DateBadge', {}, ui);
    newComponent('Zoom', {}, ui);
    const folders = [...read('src/index.ts').matchAll(/from '\.\/(\w+)\//g)].map(([, folder]) => folder);
    expect(folders).toEqual(['Button', 'DateBadge', 'Form', 'Zoom', 'texts']);
    expect(read('src/surface.txt').split('\n')).toEqual([
      'Button',
      'DateBadge',
      'Form',
      'FormError',
      'Zoom',
      'useTexts',
    ]);
    const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, object> };
    expect(exports['./DateBadge']).toMatchObject({ default: './dist/DateBadge/DateBadge.js' });
  });

  it.each([{}, { pattern: true, texts: true, examples: true }])('is formatted like the rest, with %j', (options) => {
    newComponent('DateBadge', options, ui);
    const oxfmt = join(root, 'node_modules/.bin/oxfmt');
    const check = () =>
      execFileSync(oxfmt, ['--config', join(root, '.oxfmtrc.json'), '--check', 'src/DateBadge'], { cwd: ui });
    expect(check).not.toThrow();
  });

  it.each([
    ['dateBadge', /no name of a component/],
    ['Date-Badge', /no name of a component/],
    ['../Escape', /no name of a component/],
    ['', /no name of a component/],
    ['Button', /Button exists already/],
    ['BUTTON', /Button exists already/],
    ['FormError', /exported already by another component/],
  ])('cannot be named %j', (name, message) => {
    expect(() => newComponent(name, {}, ui)).toThrow(message);
    expect(read('src/index.ts')).toBe(INDEX);
    expect(globSync('src/*/', { cwd: ui })).toHaveLength(1);
  });
});

describe('the value of a component', () => {
  it.each([
    ['Button', 'button'],
    ['DateBadge', 'dateBadge'],
    ['QRCode', 'qrCode'],
    ['ID', 'id'],
  ])('%s is called %s…', (name, value) => {
    expect(valueName(name)).toBe(value);
  });
});
