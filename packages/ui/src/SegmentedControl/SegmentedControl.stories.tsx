import { useArgs } from 'storybook/preview-api';
import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { segmentedControlDocs } from './SegmentedControl.docs.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = preview.meta({
  title: 'Components/SegmentedControl',
  component: SegmentedControl<string>,
  parameters: { guide: segmentedControlDocs },
  args: {
    label: 'Display',
    value: 'numeric',
    segments: [
      { id: 'numeric', label: 'Values' },
      { id: 'grey', label: 'Grayscale' },
      { id: 'total', label: 'Total deviation' },
    ],
    onChange: fn(),
  },
  render: function Switched(args) {
    const [, setArgs] = useArgs<typeof args>();
    return (
      <SegmentedControl
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
