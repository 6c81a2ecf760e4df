import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages.ts';

const lanes = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index}`);
const calm = { alarmed: [], vacant: new Set<string>() };

describe('pagesOf', () => {
  it('has one page while all fit, and pages of the size after that [OUR-788]', () => {
    expect(pagesOf(lanes(10), 10, calm)).toEqual([lanes(10)]);
    expect(pagesOf(lanes(12), 10, calm)).toEqual([lanes(10), ['10', '11']]);
  });

  it('shows lanes with an alarm on every page, and moves no other than the last calm one [OUR-788]', () => {
    expect(pagesOf(lanes(12), 10, { ...calm, alarmed: ['10'] })).toEqual([
      [...lanes(9), '10'],
      ['10', '11', '9'],
    ]);
    expect(pagesOf(lanes(12), 10, { ...calm, alarmed: ['2'] })).toEqual([lanes(10), ['10', '11', '2']]);
  });

  it('takes vacant places first', () => {
    const [first] = pagesOf(lanes(12), 10, { alarmed: ['11'], vacant: new Set(['4']) });
    expect(first).toEqual(['0', '1', '2', '3', '11', '5', '6', '7', '8', '9']);
  });

  it('loses no lane that runs a test, and fills no page beyond its size', () => {
    const share = fc.array(fc.nat({ max: 40 }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), share, share, (count, needing, free) => {
        const all = lanes(count);
        const alarmed = [...new Set(needing.map(String))].filter((id) => all.includes(id));
        const vacant = new Set(free.map(String).filter((id) => !alarmed.includes(id)));
        const pages = pagesOf(all, 10, { alarmed, vacant });
        for (const page of pages) {
          expect(page.length).toBeLessThanOrEqual(10);
          expect(new Set(page).size).toBe(page.length);
          const guests = pages.length > 1 ? alarmed.slice(0, 5) : [];
          expect(page).toEqual(expect.arrayContaining(guests));
        }
        for (const id of all.filter((one) => !vacant.has(one))) expect(pages.flat()).toContain(id);
      }),
    );
  });
});
