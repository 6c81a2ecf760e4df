import { Controls, Heading, Markdown, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import type { ComponentDocs } from '../packages/ui/src/docs/ComponentDocs.ts';

const kebab = (name: string): string => name.toLowerCase();

function List({ title, items }: { title: string; items: readonly string[] }): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>
    </>
  );
}

/** Where the documentation of a component is. */
const pageOf = (name: string): string => `?path=/docs/components-${kebab(name)}--docs`;

function Instead({ avoid }: Pick<ComponentDocs, 'avoid'>): ReactElement {
  return (
    <>
      <Heading>When not to use</Heading>
      <Markdown>
        {['| When | Instead |', '| --- | --- |']
          .concat(avoid.map(({ when, instead }) => `| ${when} | [${instead}](${pageOf(instead)}) |`))
          .join('\n')}
      </Markdown>
    </>
  );
}

function Guide({ guide }: { guide: ComponentDocs }): ReactElement {
  return (
    <>
      <Title />
      <Subtitle>{guide.summary}</Subtitle>
      <Primary />
      <List title="When to use" items={guide.use} />
      {guide.avoid.length > 0 && <Instead avoid={guide.avoid} />}
      <Heading>Props</Heading>
      <Controls />
      <List title="Accessibility" items={guide.accessibility} />
      <List title="Writing and translation" items={guide.translation} />
    </>
  );
}

/** The documentation of a component from its typed data; a page of stories where there is none. */
export function DocsPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as ComponentDocs | undefined;
  if (guide) return <Guide guide={guide} />;
  return (
    <>
      <Title />
      <Stories title="" includePrimary />
    </>
  );
}
