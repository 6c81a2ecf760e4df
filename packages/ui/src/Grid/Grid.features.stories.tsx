import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { anyText } from '../docs/anyText.tsx';
import { gridDocs } from './Grid.docs.tsx';
import { Grid } from './Grid.tsx';

const names = ['Refraction', 'Pupil', 'Pressure', 'Acuity'];
const meta = preview.meta({
  title: 'Components/Grid/Features',
  component: Grid,
  args: { columns: 3, children: names.map((name) => <Card key={name}>{name}</Card>) },
});

const columns = (canvasElement: HTMLElement): number =>
  getComputedStyle(canvasElement.querySelector('[data-component="Grid"]')!).gridTemplateColumns.split(' ').length;
const within = (width: number) => [
  (Story: () => React.ReactElement) => <div style={{ inlineSize: width }}>{Story()}</div>,
];

export const RoomForAll = meta.story({
  decorators: within(700),
  play: async ({ canvas, canvasElement }) => {
    await expect(columns(canvasElement)).toBe(3);
    const [first, , , fourth] = names.map((name) => canvas.getByText(name).getBoundingClientRect());
    await expect(fourth?.left).toBe(first?.left);
  },
});
export const NeverMore = meta.story({
  name: 'Never has more columns than the maximum',
  decorators: within(1400),
  play: async ({ canvasElement }) => {
    await expect(columns(canvasElement)).toBe(3);
  },
});
export const Narrow = meta.story({
  decorators: within(400),
  play: async ({ canvasElement }) => {
    await expect(columns(canvasElement)).toBe(2);
  },
});
export const NarrowerThanAColumn = meta.story({
  args: { minWidth: 500 },
  decorators: within(300),
  play: async ({ canvasElement }) => {
    await expect(columns(canvasElement)).toBe(1);
    const grid = canvasElement.querySelector('[data-component="Grid"]')!;
    await expect(grid.scrollWidth).toBeLessThanOrEqual(300);
  },
});
export const LargeText = meta.story({
  name: 'Has fewer columns with larger text',
  globals: { textScale: '200' },
  decorators: within(700),
  play: async ({ canvasElement }) => {
    await expect(columns(canvasElement)).toBe(2);
  },
});

export const AnyText = meta.story(anyText(gridDocs));
