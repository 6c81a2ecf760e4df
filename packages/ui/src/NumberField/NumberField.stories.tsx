import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { numberFieldDocs } from './NumberField.docs.tsx';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  title: 'Components/NumberField',
  component: NumberField,
  parameters: { guide: numberFieldDocs },
  args: { label: 'Occlusion time', unit: 's', minValue: 1, maxValue: 10, defaultValue: 3, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
