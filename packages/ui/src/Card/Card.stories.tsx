import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({ component: Card, args: { children: 'Goldmann III, both eyes' } });

export const Plain = meta.story();
export const WithTitle = meta.story({
  args: { title: 'Left eye', actions: <Button size="sm">Skip</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Left eye' })).toContainElement(
      canvas.getByRole('heading', { level: 2, name: 'Left eye' }),
    );
  },
});
export const CurrentEye = meta.story({ args: { outline: 'OS', isRound: true, 'aria-label': 'Left eye' } });
export const RightEye = meta.story({ args: { outline: 'OD', isRound: true, 'aria-label': 'Right eye' } });
export const Chosen = meta.story({ args: { outline: 'accent', padding: 'small' } });
