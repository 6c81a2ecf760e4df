import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { checkboxDocs } from './Checkbox.docs.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: { guide: checkboxDocs },
  args: { label: 'Skip the tutorial', description: 'For patients who know the test', onChange: fn() },
});

export const Default = meta.story();
