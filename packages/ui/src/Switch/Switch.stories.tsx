import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { switchDocs } from './Switch.docs.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  parameters: { guide: switchDocs },
  args: { label: 'Subtitles', onChange: fn() },
});

export const Default = meta.story();
