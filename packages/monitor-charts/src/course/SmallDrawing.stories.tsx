import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FIELDS } from '../progression/stories/scene.ts';
import { SmallDrawing, type SmallPicture } from './SmallDrawing.tsx';

const field = FIELDS.at(-1)!.points.map(({ x, y, db }) => [x, y, db] as const);

const PICTURES: Readonly<Record<string, SmallPicture>> = {
  'both eyes': {
    fields: [
      { eye: 'OS', points: field },
      { eye: 'OD', points: field.map(([x, y, db]) => [-x, y, db - 12] as const) },
    ],
  },
  'right eye alone': { fields: [{ eye: 'OD', points: field.map(([x, y, db]) => [-x, y, db] as const) }] },
  'seen and missed': {
    fields: [{ eye: 'OU', points: field.map(([x, y, db]) => [2 * x, 1.5 * y, db > 20] as const) }],
  },
  ears: {
    ears: [
      { ear: 'RIGHT', tones: [500, 1000, 2000, 4000, 8000].map((hz, i) => [hz, 15 + 12 * i, i < 4] as const) },
      { ear: 'LEFT', tones: [500, 1000, 2000, 4000].map((hz, i) => [hz, 10 + 5 * i, true] as const) },
    ],
  },
  acuities: {
    acuities: [
      { eye: 'OS', value: 0.3, before: 0.2 },
      { eye: 'OD', value: 0.5 },
      { eye: 'OU', value: 0.1 },
    ],
  },
};

const meta = preview.meta({
  title: 'Course/SmallDrawing',
  component: SmallDrawing,
  args: { picture: PICTURES['both eyes']!, label: 'both eyes' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {Object.entries(PICTURES).map(([name, picture]) => (
        <SmallDrawing key={name} picture={picture} label={name} />
      ))}
    </div>
  ),
});

export const EveryKind = meta.story({
  name: 'Draws an eye that was not tested, and the left eye on the left in every direction [OUR-160]',
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const alone = await canvas.findByRole('img', { name: 'right eye alone' });
    const left = (part: string): number => alone.querySelector(`[data-part="${part}"]`)!.getBoundingClientRect().left;
    await expect(left('untested')).toBeLessThan(left('field'));
    // one path a class of grey, so that hundreds stay light
    await expect(canvas.getByRole('img', { name: 'both eyes' }).querySelectorAll('path').length).toBeLessThan(30);
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
