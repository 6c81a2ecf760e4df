import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { Button } from '../Button/Button.tsx';
import { anyText } from '../docs/anyText.tsx';
import { stackDocs } from './Stack.docs.tsx';
import { Stack } from './Stack.tsx';

const names = ['Numeric', 'Grayscale', 'Table'];
const inArabic: string[] = [arabic.values, arabic.grayscale, arabic.table];
const meta = preview.meta({
  title: 'Components/Stack/Features',
  component: Stack,
  args: { children: names.map((name) => <Button key={name}>{name}</Button>) },
});

interface Canvas {
  getByRole: (role: string, options: { name: string }) => HTMLElement;
}
const boxes = ({ getByRole }: Canvas, of = names): DOMRect[] =>
  of.map((name) => getByRole('button', { name }).getBoundingClientRect());

export const Column = meta.story({
  args: { gap: 4 },
  play: async ({ canvas }) => {
    const [first, second, third] = boxes(canvas) as [DOMRect, DOMRect, DOMRect];
    await expect(second.top - first.bottom).toBe(16);
    await expect(third.top - second.bottom).toBe(16);
    await expect(first.width).toBe(third.width);
  },
});
export const Row = meta.story({
  args: { direction: 'row', gap: 2 },
  play: async ({ canvas }) => {
    const [first, second, third] = boxes(canvas) as [DOMRect, DOMRect, DOMRect];
    await expect(second.left - first.right).toBe(8);
    await expect(third.left - second.right).toBe(8);
  },
});
export const RowRightToLeft = meta.story({
  name: 'A row starts at the start of the line',
  args: { direction: 'row', children: inArabic.map((name) => <Button key={name}>{name}</Button>) },
  globals: { locale: 'ar-EG' },
  play: async ({ canvas }) => {
    const [first, second] = boxes(canvas, inArabic) as [DOMRect, DOMRect];
    await expect(first.left).toBeGreaterThan(second.right);
  },
});
export const NarrowRow = meta.story({
  name: 'A row wraps if there is no room',
  args: { direction: 'row' },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [first, , third] = boxes(canvas) as [DOMRect, DOMRect, DOMRect];
    await expect(third.top).toBeGreaterThanOrEqual(first.bottom);
    await expect(third.right).toBeLessThanOrEqual(first.left + 200);
  },
});
export const Apart = meta.story({
  name: 'Aligns to the ends of the line',
  args: {
    direction: 'row',
    justify: 'between',
    children: names.slice(0, 2).map((name) => <Button key={name}>{name}</Button>),
  },
  decorators: [(Story) => <div style={{ inlineSize: 400 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Numeric' }).getBoundingClientRect();
    const last = canvas.getByRole('button', { name: 'Grayscale' }).getBoundingClientRect();
    await expect(last.right - first.left).toBe(400);
  },
});
export const List = meta.story({
  args: { as: 'ul', children: names.map((name) => <li key={name}>{name}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const AnyText = meta.story(anyText(stackDocs));
