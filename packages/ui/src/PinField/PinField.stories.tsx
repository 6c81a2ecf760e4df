import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { pinFieldDocs } from './PinField.docs.tsx';
import { PinField } from './PinField.tsx';

const meta = preview.meta({
  title: 'Components/PinField',
  component: PinField,
  parameters: { guide: pinFieldDocs },
  args: { label: 'Code', length: 6, description: 'We sent it to your phone.', onChange: fn(), onComplete: fn() },
});

export const Default = meta.story();
