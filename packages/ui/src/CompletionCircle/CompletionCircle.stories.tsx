import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { CompletionCircle } from './CompletionCircle.tsx';

const meta = preview.meta({ component: CompletionCircle, args: { label: 'Left eye', value: 58, eye: 'OS' as const } });

export const Left = meta.story({
  play: async ({ canvas }) => {
    const circle = canvas.getByRole('progressbar', { name: 'Left eye' });
    await expect(circle).toHaveAttribute('aria-valuenow', '58');
    await expect(circle).toHaveTextContent('58%');
  },
});
export const RightDone = meta.story({ args: { label: 'Right eye', value: 100, eye: 'OD' } });
export const Both = meta.story({ args: { label: 'Both eyes', value: 33, eye: 'OU', size: 48 } });
export const NotBegun = meta.story({ args: { value: 0 } });
