import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EditIcon } from '../icons/index.ts';
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
interface Within {
  getAllByRole: (role: string) => HTMLElement[];
  getAllByText: (text: string) => HTMLElement[];
}

const headsAgree = async ({ canvas }: { canvas: Within }): Promise<void> => {
  const [bare, acting] = canvas.getAllByRole('heading').map((heading) => heading.getBoundingClientRect());
  const [first, second] = canvas.getAllByText('First row').map((row) => row.getBoundingClientRect());
  await expect(acting?.top).toBeCloseTo(bare?.top ?? 0, 1);
  await expect(second?.top).toBeCloseTo(first?.top ?? 0, 1);
};
const NEIGHBOURS = {
  render: () => (
    <CardGrid minWidth={120}>
      <Card title="Person">First row</Card>
      <Card title="Clinic" actions={<IconButton size="sm" label="Edit" icon={<EditIcon />} />}>
        First row
      </Card>
    </CardGrid>
  ),
};
export const Neighbours = meta.story({
  ...NEIGHBOURS,
  name: 'Headers of adjacent cards align, with an action or without',
  play: headsAgree,
});
export const NeighboursToTouch = meta.story({
  ...NEIGHBOURS,
  name: 'Headers of adjacent cards align if actions are large',
  globals: { density: 'touch' },
  play: async ({ canvas }) => {
    await headsAgree({ canvas });
    const action = canvas.getByRole('button', { name: 'Edit' }).getBoundingClientRect();
    await expect(action.height).toBeGreaterThanOrEqual(48);
    await expect(action.bottom).toBeLessThanOrEqual(
      canvas.getAllByText('First row')[1]!.getBoundingClientRect().bottom,
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
export const TitleWithoutPadding = meta.story({
  name: 'Keeps its heading off the border if its content reaches the border',
  args: { title: 'Tests', padding: 'none' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group').getBoundingClientRect();
    const title = canvas.getByRole('heading', { name: 'Tests' }).getBoundingClientRect();
    await expect(title.left - card.left).toBeGreaterThanOrEqual(12);
    await expect(title.top - card.top).toBeGreaterThanOrEqual(8);
  },
});

export const AnyText = meta.story(anyText(cardDocs));
