import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { buttonDocs } from './Button.docs.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  parameters: { guide: buttonDocs },
  args: { children: 'Start test', onPress: fn() },
});

export const Default = meta.story();
