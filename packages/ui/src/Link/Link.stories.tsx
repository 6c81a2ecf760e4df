import preview from '../../../../.storybook/preview.tsx';
import { linkDocs } from './Link.docs.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  parameters: { guide: linkDocs },
  args: { href: '#report', children: 'report of 20 November' },
});

export const Default = meta.story();
