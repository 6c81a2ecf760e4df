import { gridOf, PROGRAMS } from '@isopter/clinical/perimetry';
import { received } from '@isopter/recordings';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { initialState, reduceAll } from '../model/state.ts';
import { locations } from '../model/views.ts';
import { ANNOUNCE_EVERY_MS, nextAnnouncement, nothingAnnounced } from '../../chart/announce.ts';
import { perimetryFrame } from './frame.ts';
import { printPaint } from './paint.ts';
import { PerimetryPlot, type PerimetryPlotProps } from './PerimetryPlot.tsx';
import { GREY_BINS, greyBinOf, RAMP, STRONG_RAMP } from './ramp.ts';
import { dbText } from './speech.ts';
import { tileSizes } from './tiles.ts';

const channel = (hex: string, at: number): number => {
  const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
const isRising = (values: number[]): boolean => values.every((value, i) => i === 0 || value > values[i - 1]!);

const draw = (props: Partial<PerimetryPlotProps>): string =>
  renderToStaticMarkup(
    createElement(PerimetryPlot, {
      eye: 'OS',
      locations: locations(
        reduceAll(initialState(), [
          received('new_stimuli', { eye: 'OS', index: 1, x: 9, y: 3, viewed: true, response_time: 0.4, threshold: 28 }),
        ]),
        'OS',
        gridOf('24-2', 'OS'),
      ),
      extent: 30,
      spacing: 6,
      width: 400,
      height: 400,
      ...props,
    }),
  );

describe('the colours of the field', () => {
  it('get lighter with every decibel, so that they are readable in grey [CHART-02]', () => {
    for (const ramp of [RAMP, STRONG_RAMP]) expect(isRising(ramp.map(({ fill }) => luminance(fill)))).toBe(true);
    expect(isRising(GREY_BINS.map(({ fill }) => luminance(fill)))).toBe(true);
  });

  it('keep every number legible on its tile: 4.5:1, and 7:1 in high contrast [CHART-02]', () => {
    for (const { fill, ink } of RAMP) expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
    for (const { fill, ink } of STRONG_RAMP) expect(contrast(fill, ink)).toBeGreaterThanOrEqual(7);
  });

  it('group the greyscale in steps of 5 dB', () => {
    expect([-1, 0, 1, 5, 6, 40, 41, 60].map(greyBinOf)).toEqual([0, 0, 1, 1, 2, 8, 9, 9]);
  });
});

describe('the text of a tile', () => {
  it('is whole decibels, and <0 where the brightest stimulus was not seen [PERI-01]', () => {
    expect([dbText(28.4), dbText(0), dbText(-1), dbText(41), dbText(12, 16)]).toEqual(['28', '0', '<0', '41', '<16']);
  });
});

describe('the geometry of the field', () => {
  it('keeps tiles from overlapping, and within the drawing [PERI-01]', () => {
    for (const program of PROGRAMS) {
      const { points, spacing, extent } = gridOf(program, 'OS')!;
      const { x, y, perDegree } = perimetryFrame(400, 320, extent, true);
      const sizes = tileSizes(points, spacing);
      points.forEach((one, i) => {
        const half = (sizes[i]! * perDegree) / 2;
        expect(x(one.x) - half).toBeGreaterThanOrEqual(0);
        expect(x(one.x) + half).toBeLessThanOrEqual(400);
        expect(y(one.y) - half).toBeGreaterThanOrEqual(0);
        expect(y(one.y) + half).toBeLessThanOrEqual(320);
        points.slice(i + 1).forEach((other, j) => {
          const gap = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
          expect(gap).toBeGreaterThan((sizes[i]! + sizes[i + 1 + j]!) / 2);
        });
      });
    }
  });
});

describe('announcements', () => {
  it('are spoken at most once per interval, only the newest, none twice [CHART-02]', () => {
    const first = nextAnnouncement(nothingAnnounced, '10 %', 0);
    expect(first).toEqual({ announcement: { text: '10 %', at: 0 }, wait: null });
    const early = nextAnnouncement(first.announcement, '11 %', 4000);
    expect(early).toEqual({ announcement: first.announcement, wait: ANNOUNCE_EVERY_MS - 4000 });
    const due = nextAnnouncement(early.announcement, '14 %', ANNOUNCE_EVERY_MS);
    expect(due.announcement.text).toBe('14 %');
    expect(nextAnnouncement(due.announcement, '14 %', 1e9).wait).toBeNull();
  });
});

describe('a plot drawn in Node', () => {
  it('is a picture with a name and without tab stops in a report [CHART-03]', () => {
    const svg = draw({ isInteractive: false, paint: printPaint });
    expect(svg).toMatch(/^<svg[^>]*direction="ltr"[^>]*role="img"[^>]*aria-label="Visual field, Left eye"/);
    expect(svg).toContain('>28</text>');
    expect(svg).not.toMatch(/var\(|tabindex/i);
  });

  it('names each point on the screen [CHART-02]', () => {
    const svg = draw({});
    expect(svg).toContain('aria-label="x 9°, y 3°, 28 decibels"');
    expect(svg).toContain('aria-label="x −15°, y −3°, blind spot, not yet tested"');
    expect(svg.match(/aria-label="x /g)).toHaveLength(54);
  });

  it('gives every theme color a fallback [CHART-03]', () => {
    expect(draw({ display: 'greyscale' }).match(/var\(--[\w-]+\)/)).toBeNull();
  });
});
