import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { checkboxGroupDocs } from './CheckboxGroup.docs.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = preview.meta({
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  parameters: { guide: checkboxGroupDocs },
  args: {
    label: 'Directions of the cover test',
    defaultValue: ['primary'],
    onChange: fn(),
    children: [
      <Checkbox key="primary" value="primary" label="Primary" />,
      <Checkbox key="horizontal" value="horizontal" label="Left and right" />,
      <Checkbox key="vertical" value="vertical" label="Up and down" />,
    ],
  },
});

export const Default = meta.story();
