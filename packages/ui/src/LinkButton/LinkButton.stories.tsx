import preview from '../../../../.storybook/preview.tsx';
import { linkButtonDocs } from './LinkButton.docs.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = preview.meta({
  title: 'Components/LinkButton',
  component: LinkButton,
  parameters: { guide: linkButtonDocs },
  args: { href: '#new', children: 'New patient', variant: 'primary' as const },
});

export const Default = meta.story();
