import { describe, expect, it } from 'vitest';
import { LOSSES, type SampleField, sampleField } from '../../fakes/printedReports/sampleField.ts';
import { singleField } from '../../fakes/printedReports/singleField.ts';
import { sevenInOne } from '../../fakes/printedReports/sevenInOne.ts';
import { overview } from '../../fakes/printedReports/overview.ts';
import { medmont } from '../../fakes/printedReports/medmont.ts';
import { wordsOfSheet, type Sheet } from '../../fakes/printedReports/sheet.ts';
import { readReport } from './readReport.ts';

const TODAY = '2026-11-26';
const DEPTHS = [0, -3, -6, -12, -15, -18, -22, -26, -30];
const read = (...sheets: Sheet[]) => readReport(sheets.map(wordsOfSheet), TODAY);
const many = () => DEPTHS.flatMap((depth, at) => LOSSES.map((loss, of) => sampleField({ depth, loss, seed: at * 4 + of + 1, eye: (at + of) % 2 ? 'OS' : 'OD' })));
it('dump', () => {
  const out: unknown[] = [];
  for (const [name, draw] of [['single', singleField], ['seven', sevenInOne], ['sevenPlain', (f: SampleField) => sevenInOne(f, { hasTitles: false })]] as const)
    for (const field of many()) {
      const report = read(draw(field));
      const one = report.fields[0];
      const truth = new Map(field.points.map((p) => [`${p.x},${p.y}`, name === 'single' ? p.db : Math.max(0, p.db)]));
      const wrong = one?.thresholds.filter((t) => t.db !== truth.get(`${t.x},${t.y}`)) ?? [];
      out.push([name, field.md.toFixed(1), report.fields.length, one?.thresholds.length, wrong.filter((w) => w.isSure).length, wrong.length, one?.thresholds.filter((t) => !t.isSure).length, one?.checks.filter((c) => !c.passed).map((c) => c.rule + ' ' + c.detail).join(';')].join(' '));
    }
  console.log(out.join('\n'));
  const { fields, ...head } = read(singleField(sampleField({ depth: -14 })));
  console.log(JSON.stringify(head), JSON.stringify(fields[0]!.checks), JSON.stringify({ ...fields[0], thresholds: 0 }));
  const s = read(sevenInOne(sampleField({ depth: -14 })));
  console.log(JSON.stringify({ ...s, fields: s.fields.map((f) => ({ ...f, thresholds: f.thresholds.length })) }));
  const o = read(overview([sampleField({ depth: -4 }), sampleField({ depth: -14 }), sampleField({ depth: -24, seed: 3 })]));
  console.log(JSON.stringify({ ...o, fields: o.fields.map((f) => ({ ...f, thresholds: f.thresholds.filter((t) => t.isSure).length })) }));
  const m = read(medmont(5));
  console.log(JSON.stringify(m));
});
