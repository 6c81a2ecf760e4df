import preview from '../../../../.storybook/preview.tsx';
import { missingValueDocs } from './MissingValue.docs.tsx';
import { MissingValue } from './MissingValue.tsx';

const meta = preview.meta({
  title: 'Components/MissingValue',
  component: MissingValue,
  parameters: { guide: missingValueDocs },
  args: { label: 'Date of birth' },
});

export const Default = meta.story();
