import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { radioGroupDocs } from './RadioGroup.docs.tsx';
import { Radio, RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  title: 'Components/RadioGroup',
  component: RadioGroup,
  parameters: { guide: radioGroupDocs },
  args: {
    label: 'Eye',
    defaultValue: 'OU',
    onChange: fn(),
    children: [
      <Radio key="OU" value="OU" label="Both eyes" />,
      <Radio key="OD" value="OD" label="Right eye" />,
      <Radio key="OS" value="OS" label="Left eye" />,
    ],
  },
});

export const Default = meta.story();
