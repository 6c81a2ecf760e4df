import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { anyText } from '../docs/anyText.tsx';
import { cardDocs } from './Card.docs.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  title: 'Components/Card/Features',
  component: Card,
  args: { children: 'Goldmann III, both eyes' },
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});
export const WithTitle = meta.story({
  args: { title: 'Left eye', actions: <Button size="sm">Skip</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Left eye' })).toContainElement(
      canvas.getByRole('heading', { level: 2, name: 'Left eye' }),
    );
  },
});
export const LowerHeading = meta.story({
  args: { title: 'Reliability', level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Reliability' })).toBeVisible();
  },
});
export const CurrentEye = meta.story({
  args: { outline: 'OS', isRound: true, 'aria-label': 'Left eye' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Left eye' })).toHaveAttribute('data-outline', 'OS');
  },
});
export const RightEye = meta.story({ args: { outline: 'OD', isRound: true, 'aria-label': 'Right eye' } });
export const Chosen = meta.story({ args: { outline: 'accent', padding: 'small' } });
export const NoPadding = meta.story({ args: { padding: 'none', isRound: true } });

export const AnyText = meta.story(anyText(cardDocs));
