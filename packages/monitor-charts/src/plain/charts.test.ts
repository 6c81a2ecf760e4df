import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';
import { extentOf } from './math.ts';
import { tableRows } from './tableRows.ts';

const number = fc.oneof(
  fc.double({ min: -1e12, max: 1e12 }),
  fc.integer({ min: -100, max: 100 }),
  fc.constantFrom(Number.NaN, Infinity, -Infinity, 1_000_000_000, 1e-9),
);
const value = fc.option(number);
const layout = fc.record({
  width: fc.integer({ min: 120, max: 2000 }),
  height: fc.integer({ min: 120, max: 900 }),
  fontSize: fc.integer({ min: 11, max: 22 }),
  isInteractive: fc.boolean(),
});
const y = { title: 'Thickness (µm)' };

/** The labels of the vertical axis, by the place of their end and their text. */
const upright = (markup: string): [x: number, text: string, size: number][] =>
  [...markup.matchAll(/<text x="([^"]+)" y="[^"]+" text-anchor="end" font-size="([^"]+)"[^>]*>([^<]*)</g)].map(
    ([, x, size, text]) => [Number(x), text!, Number(size)],
  );

/** Returns the errors of a drawing: values that are not numbers, and labels that are cut off or repeated. */
function faultsOf(markup: string): string[] {
  const labels = upright(markup);
  const texts = labels.map(([, text]) => text);
  return [
    ...(markup.match(/NaN|undefined|Infinity|∞/g) ?? []),
    ...labels.flatMap(([x, text, size]) => (x < 0.6 * size * text.length ? [`cut off: ${text}`] : [])),
    ...texts.filter((text, i) => texts.indexOf(text) !== i),
  ];
}

describe('a plain chart', () => {
  it('of lines shows any values without NaN, and the whole numbers of its axis [OUR-902]', () => {
    const series = fc.array(fc.array(fc.record({ x: number, y: value }), { maxLength: 20 }), { maxLength: 5 });
    fc.assert(
      fc.property(series, layout, (lines, size) => {
        const chart = {
          label: 'Thickness',
          series: lines.map((data, i) => ({ id: `${i}`, name: `Line ${i}`, data })),
          x: { title: 'Days' },
          y,
          ...size,
        };
        expect(faultsOf(renderToStaticMarkup(createElement(LineChart, chart)))).toEqual([]);
        expect(faultsOf(renderToStaticMarkup(createElement(LineChart, { ...chart, display: 'table' })))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
  it('of bars shows any values without NaN, and the whole numbers of its axis (of OUR-902)', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 20 }), layout, (values, size) => {
        const data = values.map((one, i) => ({ id: `${i}`, name: `Bar ${i}`, value: one }));
        const chart = { label: 'Thickness', title: 'Sector', data, y, ...size };
        expect(faultsOf(renderToStaticMarkup(createElement(BarChart, chart)))).toEqual([]);
        expect(faultsOf(renderToStaticMarkup(createElement(BarChart, { ...chart, display: 'table' })))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
  it('writes large numbers in compact notation', () => {
    const data = [{ id: 'a', name: 'A', value: 1_000_000_000 }];
    const chart = { label: 'Cells', title: 'Eye', data, y, width: 400, height: 240, fontSize: 11 };
    const texts = upright(renderToStaticMarkup(createElement(BarChart, chart))).map(([, text]) => text);
    expect(texts).toContain('1B');
  });
  it('finds the extent of 200 000 values', () => {
    expect(extentOf(Array.from({ length: 200_000 }, (_, i) => i))).toEqual([0, 199_999]);
  });
});

describe('the table of a line chart', () => {
  it('has every value of a repeated place', () => {
    const a = [5, 1, 1].map((x, i) => ({ x, y: i }));
    const b = [1, Number.NaN].map((x) => ({ x, y: 9 }));
    const rows = tableRows([
      { id: 'a', name: 'A', data: a },
      { id: 'b', name: 'B', data: b },
    ]);
    expect(rows.map(({ x, values }) => [x, values])).toEqual([
      [1, [1, 9]],
      [1, [2, null]],
      [5, [0, null]],
    ]);
  });
});
