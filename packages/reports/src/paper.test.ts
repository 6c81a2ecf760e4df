import { describe, expect, it } from 'vitest';
import { A4, LETTER, paperOf, placeOnPaper } from './paper.ts';

describe('the paper of an office [OUR-779]', () => {
  it.each([
    'America/New_York',
    'America/Los_Angeles',
    'Pacific/Honolulu',
    'America/Toronto',
    'America/Mexico_City',
    'Asia/Manila',
    // other names of zones
    'America/Indiana/Indianapolis',
    'America/Kentucky/Louisville',
    'US/Pacific',
  ])('is Letter in %s', (zone) => {
    expect(paperOf(zone)).toBe(LETTER);
  });

  it.each([
    'Europe/Berlin',
    'Asia/Tokyo',
    'America/Sao_Paulo',
    'America/Argentina/Buenos_Aires',
    'Africa/Cairo',
    'UTC',
  ])('is A4 in %s', (zone) => {
    expect(paperOf(zone)).toBe(A4);
  });

  it('has the whole page of A4 in its middle', () => {
    expect(placeOnPaper(A4)).toEqual({ x: 0, y: 0, scale: 1 });
    const { x, y, scale } = placeOnPaper(LETTER);
    expect(y).toBe(0);
    expect(x * 2 + A4.width * scale).toBeCloseTo(LETTER.width);
    expect(A4.height * scale).toBeCloseTo(LETTER.height);
  });
});
