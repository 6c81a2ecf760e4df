import { useArgs } from 'storybook/preview-api';
import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { toggleButtonGroupDocs } from './ToggleButtonGroup.docs.tsx';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

const meta = preview.meta({
  title: 'Components/ToggleButtonGroup',
  component: ToggleButtonGroup<string>,
  parameters: { guide: toggleButtonGroupDocs },
  args: {
    label: 'Kinds of tests',
    value: ['fields'],
    buttons: [
      { id: 'fields', label: 'Fields', count: 29 },
      { id: 'acuity', label: 'Acuity', count: 6 },
      { id: 'hearing', label: 'Hearing', count: 3 },
    ],
    onChange: fn(),
  },
  render: function Switched(args) {
    const [, setArgs] = useArgs<typeof args>();
    return (
      <ToggleButtonGroup
        {...args}
        onChange={(value) => {
          setArgs({ value });
          args.onChange(value);
        }}
      />
    );
  },
});

export const Default = meta.story();
