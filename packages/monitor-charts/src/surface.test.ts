import { globSync, readFileSync } from 'node:fs';
import { paper, vars } from '@isopter/ui/vars';
import { describe, expect, it } from 'vitest';
import * as all from './index.ts';
import * as acuity from './acuity/index.ts';
import * as audiology from './audiology/index.ts';
import * as d15 from './d15/index.ts';
import * as d15Analysis from '@isopter/clinical/d15';
import * as course from './course/index.ts';
import * as contrast from './contrast/index.ts';
import * as esterman from './esterman/index.ts';
import * as freshness from './freshness/index.ts';
import * as toolbar from './toolbar/index.ts';
import * as kinetic from './kinetic/index.ts';
import * as ishihara from './ishihara/index.ts';
import * as waggoner from './waggoner/index.ts';
import * as cover from './cover/index.ts';
import * as eoms from './eoms/index.ts';
import * as sensorimotor from './sensorimotor/index.ts';
import * as pattern from './pattern/index.ts';
import * as perimetry from './perimetry/index.ts';
import * as plots from './perimetry/plots.ts';
import * as camera from './camera/index.ts';
import * as image from './image/index.ts';
import * as wall from './wall/index.ts';
import * as stereopsis from './stereopsis/index.ts';
import * as progression from './progression/index.ts';
import { printPaint as chartPrintPaint, themePaint } from './chart/paint.ts';
import { printPaint } from './perimetry/plot/paint.ts';
import * as plain from './plain/index.ts';
import * as pupil from './pupil/index.ts';
import * as report from './report/index.ts';

const src = new URL('.', import.meta.url).pathname;
const text = (path: string): string => readFileSync(`${src}${path}`, 'utf8');
const sources = globSync('**/*.{ts,tsx}', { cwd: src }).filter((path) => !/\.(test|stories)\./.test(path));

/** Every file an entry leads to by relative imports. */
function reachable(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, specifier] of text(path).matchAll(/from '(\.[^']+)'/g)) {
    reachable(new URL(specifier!, `file:///${path}`).pathname.slice(1), found);
  }
  return found;
}

/** A style sheet, or what brings one. */
const BOUND = /from '(@isopter\/ui(?!\/(vars|color)')|react-aria-components)|\.css\.ts'/;
/** Code that only an application may contain. */
const WORLD = /fetch\(|WebSocket|i18next|wouter|api-client|localStorage/;

const leaves = (tree: object): string[] =>
  Object.values(tree).flatMap((leaf: unknown) => (typeof leaf === 'string' ? [leaf] : leaves(leaf as object)));

describe('the package', () => {
  it('exports these names [KIT-04]', () => {
    expect(Object.keys(all).sort()).toMatchSnapshot('.');
    expect(Object.keys(acuity).sort()).toMatchSnapshot('./acuity');
    expect(Object.keys(audiology).sort()).toMatchSnapshot('./audiology');
    expect(Object.keys(d15).sort()).toMatchSnapshot('./d15');
    expect(Object.keys(d15Analysis).sort()).toMatchSnapshot('./d15/analysis');
    expect(Object.keys(course).sort()).toMatchSnapshot('./course');
    expect(Object.keys(pattern).sort()).toMatchSnapshot('./pattern');
    expect(Object.keys(contrast).sort()).toMatchSnapshot('./contrast');
    expect(Object.keys(esterman).sort()).toMatchSnapshot('./esterman');
    expect(Object.keys(freshness).sort()).toMatchSnapshot('./freshness');
    expect(Object.keys(toolbar).sort()).toMatchSnapshot('./toolbar');
    expect(Object.keys(kinetic).sort()).toMatchSnapshot('./kinetic');
    expect(Object.keys(ishihara).sort()).toMatchSnapshot('./ishihara');
    expect(Object.keys(waggoner).sort()).toMatchSnapshot('./waggoner');
    expect(Object.keys(cover).sort()).toMatchSnapshot('./cover');
    expect(Object.keys(eoms).sort()).toMatchSnapshot('./eoms');
    expect(Object.keys(sensorimotor).sort()).toMatchSnapshot('./sensorimotor');
    expect(Object.keys(perimetry).sort()).toMatchSnapshot('./perimetry');
    expect(Object.keys(camera).sort()).toMatchSnapshot('./camera');
    expect(Object.keys(image).sort()).toMatchSnapshot('./image');
    expect(Object.keys(wall).sort()).toMatchSnapshot('./wall');
    expect(Object.keys(stereopsis).sort()).toMatchSnapshot('./stereopsis');
    expect(Object.keys(plots).sort()).toMatchSnapshot('./perimetry/plots');
    expect(Object.keys(progression).sort()).toMatchSnapshot('./progression');
    expect(Object.keys(plain).sort()).toMatchSnapshot('./plain');
    expect(Object.keys(pupil).sort()).toMatchSnapshot('./pupil');
    expect(Object.keys(report).sort()).toMatchSnapshot('./report');
  });

  it('draws without style sheets or controls, so that Node can draw too [CHART-03]', () => {
    for (const entry of ['perimetry/plots.ts', ...globSync('{report,*/report}/index.ts', { cwd: src })]) {
      expect([...reachable(entry)].filter((path) => BOUND.test(text(path)))).toEqual([]);
    }
  });

  it('uses no network, routes or i18next [CHART-01]', () => {
    expect(sources.filter((path) => WORLD.test(text(path)))).toEqual([]);
  });

  it('takes its colors from the palette of the kit, in the theme and on paper [KIT-02]', () => {
    // those of ears are the audiology monitor's own
    const { ears, ...themed } = themePaint;
    expect(leaves(ears)).toHaveLength(2);
    const known = new Set(leaves(vars).map((reference) => reference.slice('var('.length, -1)));
    const painted = leaves(themed).map((value) => value.slice('var('.length).split(',')[0]!);
    expect(painted.filter((name) => !known.has(name))).toEqual([]);
    const { ears: _, bodyFont: __, numberFont: ___, ...printed } = chartPrintPaint;
    expect(leaves(printed).filter((colour) => !Object.values<string>(paper).includes(colour))).toEqual([]);
  });

  it('uses plain colors on paper [CHART-03]', () => {
    const { tile, tileInk, grey, ...plain } = printPaint;
    const values = [...leaves(plain), ...[tile, tileInk, grey].map((paint) => paint(3))];
    expect(values.join()).not.toContain('var(');
  });
});
