import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { anyText } from '../docs/anyText.tsx';
import { completionCircleDocs } from './CompletionCircle.docs.tsx';
import { CompletionCircle } from './CompletionCircle.tsx';

const meta = preview.meta({
  title: 'Components/CompletionCircle/Features',
  component: CompletionCircle,
  args: { label: 'Left eye', value: 58, eye: 'OS' as const },
});

export const Left = meta.story({
  play: async ({ canvas }) => {
    const circle = canvas.getByRole('progressbar', { name: 'Left eye' });
    await expect(circle).toHaveAttribute('aria-valuenow', '58');
    await expect(circle).toHaveTextContent('58%');
  },
});
export const RightDone = meta.story({ args: { label: 'Right eye', value: 100, eye: 'OD' } });
export const Both = meta.story({ args: { label: 'Both eyes', value: 33, eye: 'OU', size: 48 } });
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: arabic.leftEye },
  play: async ({ canvas }) => {
    const circle = canvas.getByRole('progressbar', { name: arabic.leftEye });
    await expect(circle).toHaveAttribute('aria-valuenow', '58');
    await expect(circle.querySelector('svg circle:last-child')).toHaveAttribute('transform', 'rotate(-90 15 15)');
  },
});
export const NotBegun = meta.story({ args: { value: 0 } });
export const AnyText = meta.story(anyText(completionCircleDocs));
