import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { sliderDocs } from './Slider.docs.tsx';
import { Slider } from './Slider.tsx';

const meta = preview.meta({
  title: 'Components/Slider',
  component: Slider,
  parameters: { guide: sliderDocs },
  args: { label: 'Size of subtitles', defaultValue: 66, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
