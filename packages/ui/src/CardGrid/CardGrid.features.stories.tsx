import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { anyText } from '../docs/anyText.tsx';
import { cardGridDocs } from './CardGrid.docs.tsx';
import { CardGrid } from './CardGrid.tsx';

const names = ['Lane 1', 'Lane 2', 'Pre-test room', 'Home kit'];
const meta = preview.meta({
  title: 'Components/CardGrid/Features',
  component: CardGrid,
  args: { 'aria-label': 'Devices', children: names.map((name) => <Card key={name}>{name}</Card>) },
});
const columns = (group: HTMLElement): number =>
  getComputedStyle(group)
    .gridTemplateColumns.split(' ')
    .filter((width) => width !== '0px').length;

export const Wide = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole('group', { name: 'Devices' }))).toBe(4);
  },
});
export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(columns(canvas.getByRole('group', { name: 'Devices' }))).toBe(1);
  },
});
export const AnyText = meta.story(anyText(cardGridDocs));
