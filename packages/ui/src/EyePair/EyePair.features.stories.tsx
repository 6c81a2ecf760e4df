import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { arabic } from '../docs/arabic.ts';
import { Card } from '../Card/Card.tsx';
import { anyText } from '../docs/anyText.tsx';
import { eyePairDocs } from './EyePair.docs.tsx';
import { EyePair } from './EyePair.tsx';

const meta = preview.meta({
  title: 'Components/EyePair/Features',
  component: EyePair,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { left: <Card outline="OS">Left eye</Card>, right: <Card outline="OD">Right eye</Card> },
});
const isLeftOnTheLeft = (
  canvas: { getByText: (text: string) => HTMLElement },
  left = 'Left eye',
  right = 'Right eye',
): boolean =>
  canvas.getByText(left).getBoundingClientRect().left < canvas.getByText(right).getBoundingClientRect().left;

export const LeftToRight = meta.story({
  play: async ({ canvas }) => {
    await expect(isLeftOnTheLeft(canvas)).toBe(true);
  },
});
export const RightToLeft = meta.story({
  name: 'Does not mirror the eyes [I18N-03]',
  globals: { locale: 'ar-EG' },
  args: { left: <Card outline="OS">{arabic.leftEye}</Card>, right: <Card outline="OD">{arabic.rightEye}</Card> },
  play: async ({ canvas }) => {
    await expect(isLeftOnTheLeft(canvas, arabic.leftEye, arabic.rightEye)).toBe(true);
  },
});
export const OneBelowTheOther = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const left = canvas.getByText('Left eye').getBoundingClientRect();
    const right = canvas.getByText('Right eye').getBoundingClientRect();
    await expect(right.top).toBeGreaterThan(left.bottom);
    await expect(right.left).toBe(left.left);
  },
});

export const AnyText = meta.story(anyText(eyePairDocs));
