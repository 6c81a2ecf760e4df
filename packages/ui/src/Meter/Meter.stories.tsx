import preview from '../../../../.storybook/preview.tsx';
import { meterDocs } from './Meter.docs.tsx';
import { Meter } from './Meter.tsx';

const meta = preview.meta({
  title: 'Components/Meter',
  component: Meter,
  parameters: { guide: meterDocs },
  args: { label: 'Sound level', value: 35, minValue: 20, maxValue: 80, valueLabel: '35 dB' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
