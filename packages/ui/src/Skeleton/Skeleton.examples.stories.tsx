import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Components/Skeleton/Examples', component: Skeleton });

export const CardOnItsWay = meta.story({
  name: 'Marks the region it fills as busy, once',
  render: () => (
    <Card aria-label="Last report">
      <div aria-busy="true">
        <span role="status" style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
          Loading…
        </span>
        <div style={{ display: 'grid', gap: 16 }}>
          <Skeleton width={180} />
          <Skeleton shape="block" height={160} />
          <Skeleton lines={2} />
        </div>
      </div>
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    for (const skeleton of canvasElement.querySelectorAll('[data-component="Skeleton"]')) {
      await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    }
  },
});
