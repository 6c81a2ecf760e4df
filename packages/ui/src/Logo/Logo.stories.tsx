import preview from '../../../../.storybook/preview.tsx';
import { logoDocs } from './Logo.docs.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Components/Logo',
  component: Logo,
  parameters: { guide: logoDocs },
});

export const Default = meta.story();
