import { describe, expect, it } from 'vitest';
import { FINISHED } from './fakes/finishedTests.ts';
import { about, reportOptions } from './fakes/reports.tsx';
import { printReport } from './draw.tsx';
import { drawTest } from './kinds.ts';

/** The pages of a test of every kind with what was entered with it. */
function pagesWith(comment: string): [kind: string, pages: string[]][] {
  return FINISHED.map(({ kind, name, test, state }) => {
    const entered = { od: { ...test.entered!.od!, pupil: { size: 3.8, dilated: null, dilated_with: null } }, os: null };
    const sourced = { kind, state, test: { ...test, entered: { ...entered, comment } } };
    const drawn = drawTest(sourced, reportOptions)!;
    const { pages } = printReport(drawn.title, [{ drawn, about }], reportOptions);
    return [`${kind} ${name}`, pages.map((page) => page.replaceAll(/[\u2066-\u2069]/g, ''))];
  });
}

describe('what was entered with a test of any kind [OUR-62]', () => {
  it('is on its pages: pupil, correction, acuity and pressure of each eye, and a short comment among the notes', () => {
    const missing = pagesWith('Ptosis taped.').flatMap(([kind, pages]) =>
      ['3.8 mm', '−12.25 / −10.00 × 180', 'Note: Ptosis taped.']
        .filter((said) => !pages.every((page) => page.includes(said)))
        .map((said) => `${kind}: ${said}`),
    );
    expect(missing.filter((one) => !one.startsWith('perimetry of both eyes'))).toEqual([]);
  });

  it('prints a long comment in full on a separate page', { tags: '@all' }, () => {
    const words = Array.from({ length: 250 }, (_, i) => `word${i}`);
    for (const [, pages] of pagesWith(words.join(' '))) {
      const last = pages.at(-1)!;
      expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(last))).toEqual([]);
      expect(pages.slice(0, -1).join()).not.toContain('word0');
    }
  });
});
