import { composeStory } from 'storybook/internal/preview-api';
import { describe, expect, it } from 'vitest';
import { chromatic, modesOf, withSnapshots } from './chromatic.ts';

const BUTTON = { title: 'Components/Button', name: 'Default', storyGlobals: {} };

/** Composes a story as Storybook does, and returns what Chromatic reads of it. */
const chromaticOf = (title: string, story: { parameters?: object; globals?: object } = {}): unknown =>
  composeStory(
    story,
    { title, render: () => null },
    { parameters: { chromatic }, argTypesEnhancers: [withSnapshots] },
    undefined,
    'Default',
  ).parameters['chromatic'];

describe('modesOf', () => {
  it('gives the example of a component one mode for each axis', () => {
    expect(Object.keys(modesOf(BUTTON))).toEqual([
      'light',
      'dark',
      'high contrast',
      'arabic',
      'phone',
      'tablet',
      'text 200 %',
      'compact',
      'brand',
    ]);
  });

  it('gives the features of a component every mode', () => {
    const feature = { ...BUTTON, title: 'Components/Button/Features', name: 'Shows an icon' };
    expect(modesOf(feature)).toEqual(modesOf(BUTTON));
  });

  it('gives other stories light and dark only', () => {
    const example = { ...BUTTON, title: 'Components/Button/Examples', name: 'Saves a form' };
    expect(Object.keys(modesOf(example))).toEqual(['light', 'dark']);
  });

  it('reduces motion in every mode', () => {
    for (const globals of Object.values(modesOf(BUTTON))) expect(globals).toMatchObject({ motion: 'reduced' });
  });

  it.each([
    { storyGlobals: { locale: 'es-ES' }, left: ['arabic'] },
    { storyGlobals: { direction: 'rtl' }, left: ['arabic'] },
    { storyGlobals: { viewport: { value: 'phone' } }, left: ['phone', 'tablet'] },
    { storyGlobals: { textScale: '150' }, left: ['text 200 %'] },
    { storyGlobals: { density: 'touch' }, left: ['compact'] },
    { storyGlobals: { brand: 'harbour' }, left: ['brand'] },
  ])('leaves out $left for a story that sets $storyGlobals', ({ storyGlobals, left }) => {
    const all = Object.keys(modesOf(BUTTON));
    expect(Object.keys(modesOf({ ...BUTTON, storyGlobals }))).toEqual(all.filter((name) => !left.includes(name)));
  });

  it('takes a story that sets its theme as it is, without modes of the theme', () => {
    expect(modesOf({ ...BUTTON, name: 'Dark', storyGlobals: { theme: 'dark' } })).toEqual({
      'as set': { motion: 'reduced' },
    });
  });
});

describe('withSnapshots', () => {
  it('adds the modes to the parameters of a story', () => {
    expect(chromaticOf('Components/Button')).toEqual({ ...chromatic, modes: modesOf(BUTTON) });
  });

  it('reads the globals that a story sets', () => {
    const storyGlobals = { theme: 'dark' };
    expect(chromaticOf('Components/Button', { globals: storyGlobals })).toMatchObject({
      modes: modesOf({ ...BUTTON, storyGlobals }),
    });
  });

  it('takes no snapshot of a story of the clinic', () => {
    expect(chromaticOf('Clinic/Screens/Patients')).toEqual({ ...chromatic, disableSnapshot: true });
  });

  it('keeps what a story sets itself', () => {
    const own = { disableSnapshot: true };
    expect(chromaticOf('Components/Button', { parameters: { chromatic: own } })).toMatchObject(own);
  });
});
