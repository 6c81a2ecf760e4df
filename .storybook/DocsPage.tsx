import {
  Controls,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactElement, useEffect, useState } from 'react';
import type { ChartDocs } from '../packages/monitor-charts/src/docs/ChartDocs.ts';
import type { ComponentDocs } from '../packages/ui/src/docs/ComponentDocs.ts';
import { importLine } from '../packages/ui/src/docs/importLine.ts';
import { selectorsOf } from '../packages/ui/src/docs/selectors.ts';

function List({ title, items }: { title: string; items: readonly string[] }): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>
    </>
  );
}

interface IndexEntry {
  id: string;
  title: string;
  type: 'docs' | 'story';
}

/** The documentation pages of Storybook's own index by the component they are of: `Button` of `Components/Button`. */
function usePages(): ReadonlyMap<string, string> {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    void fetch('index.json')
      .then((answer) => answer.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then(({ entries }) => Object.values(entries).filter(({ type }) => type === 'docs'))
      .then((docs) => setPages(new Map(docs.map(({ id, title }) => [title.split('/').at(-1) ?? title, id]))));
  }, []);
  return pages;
}

function Instead({ avoid }: Pick<ComponentDocs, 'avoid'>): ReactElement {
  const pages = usePages();
  // a part of another component has no page
  const link = (name: string): string => (pages.has(name) ? `[${name}](?path=/docs/${pages.get(name)})` : name);
  return (
    <>
      <Heading>When not to use</Heading>
      <Markdown>
        {['| When | Instead |', '| --- | --- |']
          .concat(avoid.map(({ when, instead }) => `| ${when} | ${link(instead)} |`))
          .join('\n')}
      </Markdown>
    </>
  );
}

/** The attributes that styles and tests outside the kit may rely on, from the `@selector` tags of the component. */
function Selectors({ comment }: { comment: string }): ReactElement | null {
  const selectors = selectorsOf(comment);
  if (selectors.length === 0) return null;
  return (
    <>
      <Heading>Selectors</Heading>
      <Markdown>
        {['| Selector | What it selects |', '| --- | --- |']
          .concat(selectors.map(({ selector, description }) => `| \`${selector}\` | ${description} |`))
          .join('\n')}
      </Markdown>
    </>
  );
}

const STATUS = {
  stable: 'Stable: a changed prop is a major version.',
  experimental: 'Experimental: its props may change in any version.',
};

/** Shows the stability of a component, and its import line to copy. */
function Import({ status = 'stable', line }: { status?: keyof typeof STATUS | undefined; line: string }): ReactElement {
  return (
    <>
      <Markdown>{STATUS[status]}</Markdown>
      <Source code={line} language="tsx" />
    </>
  );
}

/** A row of a table in Markdown. */
const rowOf = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Rows of words below their headings; what is said in code keeps its form. */
function Rows({ title, heads, rows }: { title: string; heads: readonly string[]; rows: readonly string[][] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <Markdown>{[rowOf(heads), rowOf(heads.map(() => '---')), ...rows.map((row) => rowOf(row))].join('\n')}</Markdown>
    </>
  );
}

/** The examples of the charts as they are written. */
const EXAMPLES: Readonly<Record<string, string>> = import.meta.glob(
  '../packages/monitor-charts/src/*/docs/*.example.tsx',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Parameters that Storybook's renderer adds to every story. */
interface DocsParameters {
  /** The TSDoc of a component, as react-docgen read it. */
  extractComponentDescription?: (component: unknown) => string | null | undefined;
}

/** The page of a monitor or chart: besides what a component's says, its data and every mark. */
function ChartGuide({ guide, comment }: { guide: ChartDocs; comment: string }): ReactElement {
  const { name, entry, parts, data, marks } = guide;
  const code = Object.entries(EXAMPLES).find(([path]) => path.endsWith(`/${entry}/docs/${name}.example.tsx`))?.[1];
  const line = importLine([name], `packages/monitor-charts/src/${entry}/`);
  return (
    <>
      <Title />
      <Subtitle>{guide.summary}</Subtitle>
      <Import status={guide.status} line={`${line}\n// or by name from '@isopter/monitor-charts'`} />
      <Primary />
      <List title="When to use" items={guide.use} />
      <Instead avoid={guide.avoid} />
      <Heading>Example</Heading>
      <Source code={code ?? ''} language="tsx" />
      <Heading>Data</Heading>
      <Markdown>{data.text}</Markdown>
      <Source code={JSON.stringify(data.record, null, 2)} language="json" />
      <Rows
        title="Fields and units"
        heads={['Field', 'Unit', 'Meaning']}
        rows={data.fields.map((field) => [`\`${field.name}\``, field.unit ?? '', field.meaning])}
      />
      <Rows
        title="Marks and letters"
        heads={['Mark', 'Meaning']}
        rows={marks.map(({ mark, meaning }) => [mark, meaning])}
      />
      <Heading>Props</Heading>
      <Controls />
      {parts.length > 0 && (
        <Rows
          title="Parts"
          heads={['Part', 'What it draws']}
          rows={parts.map((part) => [`\`${part.name}\``, part.summary])}
        />
      )}
      <Selectors comment={comment} />
      <List title="Accessibility" items={guide.accessibility} />
    </>
  );
}

interface GuideProps {
  guide: ComponentDocs;
  comment: string;
  /** The path of its stories. */
  file: string;
}

function Guide({ guide, comment, file }: GuideProps): ReactElement {
  return (
    <>
      <Title />
      <Subtitle>{guide.summary}</Subtitle>
      <Import status={guide.status} line={importLine(guide.imports ?? [guide.name], file)} />
      <Primary />
      <List title="When to use" items={guide.use} />
      {guide.avoid.length > 0 && <Instead avoid={guide.avoid} />}
      <Heading>Props</Heading>
      <Controls />
      <Selectors comment={comment} />
      <List title="Accessibility" items={guide.accessibility} />
      <List title="Writing and translation" items={guide.translation} />
    </>
  );
}

/** Documentation page of a component from its typed data; a page of stories if it has none. */
export function DocsPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as ComponentDocs | ChartDocs | undefined;
  const file = preparedMeta.parameters['fileName'] as string;
  const docs = preparedMeta.parameters['docs'] as DocsParameters | undefined;
  const comment = docs?.extractComponentDescription?.(preparedMeta.component) ?? '';
  if (guide && 'marks' in guide) return <ChartGuide guide={guide} comment={comment} />;
  if (guide) return <Guide guide={guide} comment={comment} file={file} />;
  return (
    <>
      <Title />
      <Stories title="" includePrimary />
    </>
  );
}
