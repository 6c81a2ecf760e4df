import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = preview.meta({
  component: LoadingOverlay,
  args: {
    isLoading: true,
    label: 'Syncing the test…',
    children: (
      <Card title="Left eye">
        <p style={{ minBlockSize: 160 }}>Goldmann III</p>
        <Button>Pause</Button>
      </Card>
    ),
  },
});

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Syncing the test…');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});
export const Done = meta.story({
  args: { isLoading: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
  },
});
