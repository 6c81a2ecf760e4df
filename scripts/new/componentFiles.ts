/** Options of a new component. */
export interface ComponentOptions {
  /** An arrangement of several controls, shown among the patterns. */
  pattern?: boolean;
  /** It contains texts. */
  texts?: boolean;
  /** Real uses teach something the features do not. */
  examples?: boolean;
}

/** `qrCode` of `QRCode`: the name of a value that belongs to a component. */
export const valueName = (name: string): string =>
  name.replace(/^[A-Z]+(?=[A-Z][a-z]|[^A-Za-z]|$)|^[A-Z]/, (capitals) => capitals.toLowerCase());

const component = (name: string, { texts }: ComponentOptions): string => `\
import type { ReactElement, ReactNode } from 'react';${
  texts
    ? `
import { useTexts } from '../texts/Texts.tsx';
import { ${valueName(name)}Texts } from './${name}.texts.ts';`
    : ''
}
import { root, text } from './${name}.css.ts';

/** Props of {@link ${name}}. */
export interface ${name}Props {
  /** Its content. */
  children: ReactNode;
  /**
   * \`sm\` for table rows and toolbars.
   * @default 'md'
   */
  size?: 'sm' | 'md';
}

/**
 * Write here what it is for.
 *
 * @selector [data-component="${name}"] The component.
 * @selector [data-part="text"] The text.
 */
export function ${name}({ children, size = 'md' }: ${name}Props): ReactElement {${
  texts
    ? `
  const texts = useTexts(${valueName(name)}Texts);`
    : ''
}
  return (
    <div className={root({ size })} data-component="${name}"${texts ? ` role="group" aria-label={texts.${valueName(name)}}` : ''}>
      <span className={text} data-part="text">
        {children}
      </span>
    </div>
  );
}
`;

const styles = (_name: string, { pattern }: ComponentOptions): string => {
  const layer = pattern ? 'pattern' : 'component';
  return `\
import { vars } from '../theme/vars.ts';
import { ${layer}, ${layer}Recipe } from '../theme/styles.ts';

export const root = ${layer}Recipe({
  base: { display: 'flex', minInlineSize: 0, fontFamily: vars.font.body, color: vars.color.ink1 },
  variants: { size: { sm: { fontSize: vars.fontSize.sm }, md: { fontSize: vars.fontSize.md } } },
});

export const text = ${layer}({ minInlineSize: 0, overflowWrap: 'anywhere' });
`;
};

const words = (name: string): string => `\
/** Texts of ${name}. */
export const ${valueName(name)}Texts = {
  ${valueName(name)}: '${name}',
};
`;

const docs = (name: string): string => `\
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { ${name} } from './${name}.tsx';

export const ${valueName(name)}Docs: ComponentDocs = {
  name: '${name}',
  summary: 'Write here in one sentence what it is for.',
  use: ['Write here when it is the right choice.'],
  avoid: [{ when: 'Write here when it is not, and name the component that is.', instead: 'Card' }],
  accessibility: ['Write here what keyboard, touch and a screen reader get, and what the developer has to provide.'],
  translation: ['Write here what writers and translators have to know.'],
  example: ({ word, sentence }) => (
    <>
      <${name}>{sentence}</${name}>
      <${name} size="sm">{word}</${name}>
    </>
  ),
};
`;

interface StoriesOptions {
  /** Below the component's own title. */
  tier?: 'Features' | 'Examples';
  imports: readonly string[];
  meta?: string;
  body: string;
}

const stories = (
  name: string,
  { pattern }: ComponentOptions,
  { tier, imports, meta = '', body }: StoriesOptions,
): string => `\
${imports.filter((line) => line.includes("'storybook/test'")).join('')}import preview from '../../../../.storybook/preview.tsx';
${imports.filter((line) => !line.includes("'storybook/test'")).join('')}import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  title: '${[pattern ? 'Patterns' : 'Components', name, tier].filter(Boolean).join('/')}',
  component: ${name},
${meta}  args: { children: 'Right eye' },
});

${body}`;

const EXPECT = "import { expect } from 'storybook/test';\n";
const guide = (name: string): string => `import { ${valueName(name)}Docs } from './${name}.docs.tsx';\n`;

/** The files of a component by what follows its name. */
export function componentFiles(name: string, options: ComponentOptions): Record<string, string> {
  return {
    '.tsx': component(name, options),
    '.css.ts': styles(name, options),
    ...(options.texts && { '.texts.ts': words(name) }),
    '.docs.tsx': docs(name),
    '.stories.tsx': stories(name, options, {
      imports: [guide(name)],
      meta: `  parameters: { guide: ${valueName(name)}Docs },\n`,
      body: 'export const Default = meta.story();\n',
    }),
    '.features.stories.tsx': stories(name, options, {
      tier: 'Features',
      imports: [EXPECT, "import { anyText } from '../docs/anyText.tsx';\n", guide(name)],
      body: `\
export const Medium = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Right eye')).toBeVisible();
  },
});
export const Small = meta.story({ args: { size: 'sm' } });

export const AnyText = meta.story(anyText(${valueName(name)}Docs));
`,
    }),
    ...(options.examples && {
      '.examples.stories.tsx': stories(name, options, {
        tier: 'Examples',
        imports: [EXPECT],
        body: `\
export const InUse = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Right eye')).toBeVisible();
  },
});
`,
      }),
    }),
  };
}
