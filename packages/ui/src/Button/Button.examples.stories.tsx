import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Components/Button/Examples',
  component: Button,
  args: { children: 'Start test' },
});

export const MonitorControls = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Button variant="primary">Pause</Button>
      <Button>Restart</Button>
      <Button isDisabled>Skip ahead</Button>
      <Button variant="quiet">Skip back</Button>
      <Button variant="danger">Cancel test</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(5);
  },
});
