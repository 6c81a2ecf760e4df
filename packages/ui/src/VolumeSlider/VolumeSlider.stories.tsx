import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { volumeSliderDocs } from './VolumeSlider.docs.tsx';
import { VolumeSlider } from './VolumeSlider.tsx';

const meta = preview.meta({
  title: 'Components/VolumeSlider',
  component: VolumeSlider,
  parameters: { guide: volumeSliderDocs },
  args: { value: 66, onChange: fn() },
});

export const Default = meta.story();
