import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { missingValueDocs } from './MissingValue.docs.tsx';
import { MissingValue } from './MissingValue.tsx';

const meta = preview.meta({
  title: 'Components/MissingValue/Features',
  component: MissingValue,
  args: { label: 'Date of birth' },
});

export const Named = meta.story({
  name: 'Names the missing value [PAT-14]',
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('img', { name: 'Date of birth is missing' });
    await expect(icon).toBeVisible();
    await expect(icon).toHaveAttribute('title', 'Date of birth is missing');
  },
});
export const AnyText = meta.story(anyText(missingValueDocs));
