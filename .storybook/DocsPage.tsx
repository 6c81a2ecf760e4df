import { Controls, Heading, Markdown, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ReactElement, useEffect, useState } from 'react';
import type { ComponentDocs } from '../packages/ui/src/docs/ComponentDocs.ts';
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
  // a part of another component has no page of its own
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

/** What Storybook's renderer adds to the parameters of every story. */
interface DocsParameters {
  /** The TSDoc of a component, as react-docgen read it. */
  extractComponentDescription?: (component: unknown) => string | null | undefined;
}

function Guide({ guide, comment }: { guide: ComponentDocs; comment: string }): ReactElement {
  return (
    <>
      <Title />
      <Subtitle>{guide.summary}</Subtitle>
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

/** The documentation of a component from its typed data; a page of stories where there is none. */
export function DocsPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as ComponentDocs | undefined;
  const docs = preparedMeta.parameters['docs'] as DocsParameters | undefined;
  const comment = docs?.extractComponentDescription?.(preparedMeta.component) ?? '';
  if (guide) return <Guide guide={guide} comment={comment} />;
  return (
    <>
      <Title />
      <Stories title="" includePrimary />
    </>
  );
}
