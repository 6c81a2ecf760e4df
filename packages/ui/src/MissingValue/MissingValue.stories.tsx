import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { MissingValue } from './MissingValue.tsx';

const meta = preview.meta({ component: MissingValue, args: { label: 'Date of birth' } });

export const Named = meta.story({
  name: 'Says which value is missing [PAT-14]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Date of birth is missing' })).toBeVisible();
  },
});
