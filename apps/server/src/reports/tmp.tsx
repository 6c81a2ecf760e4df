import { readFileSync, writeFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { PerimetryReport } from '@isopter/monitor-charts/perimetry/report';
import { gridOf } from '@isopter/monitor-charts/perimetry/plots';
import { perimetryReport } from './perimetryReport.ts';
import { renderPng } from './png.ts';
import { renderPdf } from './pdf.tsx';
import { renderHtml } from './html.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
const f = JSON.parse(
  readFileSync('/work/main/packages/monitor-charts/src/perimetry/stories/fields.data.json', 'utf8'),
).fields;
const stimuli = (['OD', 'OS'] as const).flatMap((eye, e) => {
  const g = gridOf('24-2', 'OD')!;
  return g.points.map((p, i) => ({
    eye,
    index: i + 1,
    seq_num: i + 1 + e * 100,
    run: 1,
    x: eye === 'OS' ? -p.x : p.x,
    y: p.y,
    viewed: true,
    threshold: f[e].thresholds[i] <= 0 ? -1 : f[e].thresholds[i],
    response_time: 0.4,
    is_blind_spot: false,
    has_good_fixation: true,
    false_positive: false,
    false_negative: i === 3,
    region_no: 0,
  }));
});
stimuli.push({ ...stimuli[0]!, index: 99, x: 0, y: 0, threshold: 35 });
for (const [words, locale, eye] of [
  [en, 'en-US', undefined],
  [es, 'es-ES', 'OD'],
] as const) {
  const data = perimetryReport(
    {
      clinic: 'Northside Eye Clinic',
      patient: {
        name: eye ? 'محمد علي الأحمد' : 'Okafor, Adaeze',
        dateOfBirth: '03/14/1961',
        age: 65,
        patientId: 'A-20418',
        gender: 'Female',
      },
      group: 'PERIMETRY',
      strategy: 'AVA_STANDARD',
      protocol: '24-2',
      goldmannSize: '3',
      device: 'Lane 2 headset',
      doctor: 'M. Ribeiro',
      started: new Date('2026-11-20T09:40:00Z'),
      state: { seq_num: 200, run: 1, stimuli, progress: { total: 100, od: 100, os: 100 } } as never,
    },
    {
      words,
      locale,
      timezone: 'America/New_York',
      now: new Date('2026-11-20T10:00:00Z'),
      procedureVersion: 'simulated headset 4.5.0',
      ...(eye ? { eye } : {}),
    },
  );
  const svg = renderToStaticMarkup(<PerimetryReport data={data} texts={words.perimetry} />);
  const n = eye ?? 'both';
  writeFileSync(`/tmp/pdf/r-${n}.png`, await renderPng(svg));
  console.time('pdf');
  writeFileSync(`/tmp/pdf/r-${n}.pdf`, await renderPdf(svg, 'Report'));
  console.timeEnd('pdf');
  writeFileSync(`/tmp/pdf/r-${n}.html`, renderHtml({ svg, data, texts: words.perimetry }));
}
