import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { layers } from '../theme/layers.css.ts';
import { Code, Facts, Page, Points, Section } from './Page.tsx';
import * as css from './page.css.ts';

const LAYERS: Record<keyof typeof layers, string> = {
  reset: 'Removes defaults of browsers',
  tokens: 'Values of the theme contract; a brand puts its own here',
  base: 'The document: type, focus ring, paper',
  components: 'One control',
  patterns: 'Arrangements of controls',
  app: 'Screens that want to stay inside the layers',
};

const sources = import.meta.glob<string>(
  ['../*/*.tsx', '!../*/*.stories.tsx', '!../*/*.docs.tsx', '!../foundations/*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const all = (source: string, attribute: string): string[] =>
  [...source.matchAll(new RegExp(`${attribute}="([\\w-]+)"`, 'g'))].map(([, name]) => name!);

/** The selectors of each folder's components, read from their sources: this list cannot be out of date. */
function selectors(): [string, Set<string>][] {
  const folders = new Map<string, { components: Set<string>; parts: Set<string> }>();
  for (const [path, source] of Object.entries(sources)) {
    const folder = path.split('/')[1]!;
    const { components, parts } = folders.get(folder) ?? { components: new Set(), parts: new Set() };
    for (const name of all(source, 'data-component')) components.add(name);
    for (const name of all(source, 'data-part')) parts.add(name);
    folders.set(folder, { components, parts });
  }
  // a component that stands in another one's folder for its looks (a row's light IconButton) is listed with its own
  for (const [folder, { components }] of folders)
    for (const name of components) if (name !== folder && folders.has(name)) components.delete(name);
  return [...folders.values()]
    .filter(({ components }) => components.size > 0)
    .map(({ components, parts }): [string, Set<string>] => [[...components].join(', '), parts])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/* Unlayered, as an application writes it: it wins whatever its order or specificity. */
const OVERRIDE = `[data-demo="override"] [data-component="Button"] {
  border-radius: 0;
}`;

function LayersPage(): ReactElement {
  return (
    <Page
      title="Layers and selectors"
      lead="Every rule of the kit sits in a cascade layer, and every component says what it is. An application's own rule wins without a fight."
    >
      <Section
        title="Cascade layers"
        about="Weakest first. A rule outside of all layers is stronger than any inside, whatever its order or specificity."
      >
        <Facts
          label="Cascade layers"
          columns={['Layer', 'What is in it']}
          rows={Object.entries(LAYERS).map(([name, what]) => [layers[name as keyof typeof layers], what])}
        />
      </Section>
      <Section
        title="How to change something"
        about="In this order. What comes first reaches further and survives more."
      >
        <Points>
          {[
            <>A brand: seeds from which every token is derived and checked. See the Brand Studio.</>,
            <>
              A token:{' '}
              <code>
                :root {'{'} --isopter-radius-sm: 0px {'}'}
              </code>
            </>,
            <>A rule on stable selectors, outside of layers. Class names are not public and change with every build.</>,
          ]}
        </Points>
        <Code label="A rule of an application">{OVERRIDE}</Code>
        <style>{OVERRIDE}</style>
        <div className={css.card}>
          <div className={css.line}>
            <Button>As the kit has it</Button>
            <span data-demo="override">
              <Button>As the application wants it</Button>
            </span>
          </div>
        </div>
      </Section>
      <Section title="Attributes of the document" about="Set on the html element; everything follows, overlays too.">
        <Facts
          label="Attributes of the document"
          columns={['Attribute', 'Values', 'Without it']}
          rows={[
            ['data-theme', 'light, dark, high-contrast', 'As the system wants it'],
            ['data-vision', 'red-green, blue-yellow', 'Full colour vision'],
            ['data-density', 'compact, touch', 'Comfortable'],
            ['data-text-scale', '125, 150, 200', 'The reader’s own size'],
            ['data-motion', 'reduced', 'As the system wants it'],
            ['dir, lang', 'As React Aria’s I18nProvider says', 'Left to right, English'],
          ]}
        />
      </Section>
      <Section
        title="Stable selectors"
        about={
          <>
            <code>data-component</code> is on the root of a component, <code>data-part</code> on what is inside. States
            are React Aria’s: <code>data-hovered</code>, <code>data-pressed</code>, <code>data-selected</code>,{' '}
            <code>data-focus-visible</code>, <code>data-disabled</code>, <code>data-invalid</code>.
          </>
        }
      >
        <Facts
          label="Selectors of components"
          columns={['data-component', 'data-part']}
          rows={selectors().map(([component, parts]) => [component, [...parts].toSorted().join(', ')])}
        />
      </Section>
    </Page>
  );
}

const meta = preview.meta({ title: 'Foundations/Layers and selectors', component: LayersPage, tags: ['!autodocs'] });

export const LayersAndSelectors = meta.story({
  name: 'Layers and selectors',
  play: async ({ canvas }) => {
    const corner = (name: string): string => getComputedStyle(canvas.getByRole('button', { name })).borderRadius;
    await expect(corner('As the application wants it')).toBe('0px');
    await expect(corner('As the kit has it')).not.toBe('0px');
    await expect(canvas.getByRole('rowheader', { name: 'Table' })).toBeVisible();
  },
});
