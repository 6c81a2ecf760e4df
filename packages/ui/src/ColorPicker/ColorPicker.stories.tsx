import preview from '../../../../.storybook/preview.tsx';
import { colorPickerDocs } from './ColorPicker.docs.tsx';
import { ColorPicker } from './ColorPicker.tsx';

const meta = preview.meta({
  title: 'Components/ColorPicker',
  component: ColorPicker,
  parameters: { guide: colorPickerDocs },
  args: { label: 'Accent', description: 'Buttons, links, what is selected', defaultValue: '#1f6f5c' },
});

export const Default = meta.story();
