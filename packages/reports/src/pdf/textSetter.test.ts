import { expect, it } from 'vitest';
import { parseSvg, type SvgElement } from './parseSvg.ts';
import { textSetter } from './texts.ts';

const page = (said: string): SvgElement =>
  parseSvg(`<svg><text x="5" y="9" font-size="9" font-weight="bold">${said}</text></svg>`);

const outlinesOf = (texts: readonly string[]) => texts.map((text) => `<g><path d="${text.length}"></path></g>`);

const drawnAs = (said: string, has = true) => {
  const drawing = page(said);
  return textSetter(drawing, outlinesOf, () => has)(drawing.children[0]!);
};

it('sets a text in the face of its script, without marks of the direction [REP-01]', () => {
  expect(drawnAs('Ирина')).toEqual({ text: 'Ирина', face: 'european' });
  expect(drawnAs('30″ \u2068A &amp; B\u2069')).toEqual({ text: '30" A & B', face: 'latin-bold' });
});

it('draws the shapes of a text that runs from right to left, stacks marks or has letters its face lacks [REP-01]', () => {
  for (const [said, has] of [
    ['محمد (A-12)', true],
    ['สมชาย', true],
    ['λ and 田', false],
  ] as const) {
    expect(drawnAs(said, has)).toMatchObject({ text: said, shapes: [{ name: 'path' }] });
  }
});
