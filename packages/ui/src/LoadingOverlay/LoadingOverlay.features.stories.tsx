import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { anyText } from '../docs/anyText.tsx';
import { loadingOverlayDocs } from './LoadingOverlay.docs.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const paused = fn();
const meta = preview.meta({
  title: 'Components/LoadingOverlay/Features',
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
export const WithoutLabel = meta.story({
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
});
export const Touch = meta.story({
  args: {
    children: (
      <Card>
        <Button onPress={paused}>Pause</Button>
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    const { left, top } = canvas.getByText('Pause').getBoundingClientRect();
    const target = document.elementFromPoint(left + 2, top + 2) ?? document.body;
    await userEvent.pointer({ keys: '[TouchA]', target });
    await expect(paused).not.toHaveBeenCalled();
  },
});

export const AnyText = meta.story(anyText(loadingOverlayDocs));
