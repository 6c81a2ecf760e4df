import preview from '../../../../.storybook/preview.tsx';
import { headingDocs } from './Heading.docs.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  parameters: { guide: headingDocs },
  args: { level: 2 as const, children: 'Results so far' },
});

export const Default = meta.story();
