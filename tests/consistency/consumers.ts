import { EYES, type Side, SIDES } from '@isopter/clinical';
import { gridOfTest } from '@isopter/clinical/perimetry';
import type { MeasuredField, TestResult } from '@isopter/contract';
import { AcuityMonitor, createAcuityStore } from '@isopter/monitor-charts/acuity';
import { AudiologyMonitor, createAudiologyStore } from '@isopter/monitor-charts/audiology';
import { ContrastMonitor, createContrastStore } from '@isopter/monitor-charts/contrast';
import { createD15Store, D15Monitor } from '@isopter/monitor-charts/d15';
import { createEstermanStore, EstermanMonitor } from '@isopter/monitor-charts/esterman';
import { createIshiharaStore, IshiharaMonitor } from '@isopter/monitor-charts/ishihara';
import { createKineticStore, KineticMonitor } from '@isopter/monitor-charts/kinetic';
import { createPerimetryStore, PerimetryMonitor } from '@isopter/monitor-charts/perimetry';
import { createPupilStore, PupilMonitor } from '@isopter/monitor-charts/pupil';
import { createStereopsisStore, StereopsisMonitor } from '@isopter/monitor-charts/stereopsis';
import { createWaggonerStore, WaggonerMonitor } from '@isopter/monitor-charts/waggoner';
import { createElement as h, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CourseNumbers } from '../../apps/clinic/src/features/patients/course/CourseNumbers.tsx';
import { FieldFacts } from '../../apps/clinic/src/features/tests/compare/FieldFacts.tsx';
import { useFieldColumns } from '../../apps/clinic/src/features/tests/progression/useFieldColumns.tsx';
import { sideNumbers } from '../../apps/clinic/src/lib/domain/tests/course/numbers.ts';
import { ResultCell } from '../../apps/clinic/src/lib/domain/tests/result/ResultCell.tsx';
import { sampleTest } from '../../apps/clinic/src/fakes/data/tests.ts';
import { about, reportOptions } from '@isopter/reports/fakes';
import { printReport, type Report, drawTest } from '@isopter/reports';
import { measuredFields } from '../../apps/server/src/exchange/reports/fields.ts';
import { findingsOf } from '../../apps/server/src/exchange/reports/results/findings.ts';
// the end of a monitor of a field is loaded apart
import { EyeResult } from '../../packages/monitor-charts/src/perimetry/monitor/EyeResult.tsx';
import { STORED, type StoredName } from './stored.ts';

/** The texts of markup, parted by bars. */
export const textsOf = (markup: string): string =>
  markup
    .replaceAll(/<(style|title|desc)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/(<[^>]*>\s*)+/g, '|')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00A0', ' ');

const rendered = (node: ReactNode): string => textsOf(renderToStaticMarkup(node));

const resultOf = (name: StoredName): TestResult => ({ version: '1', findings: findingsOf(STORED[name].sourced) });

interface Viewed<View> {
  receive: (event: never) => void;
  getSnapshot: () => View;
}

/** The view of a store that has received a whole test. */
function viewOf<View>(
  name: StoredName,
  create: (options: { schedule: (publish: () => void) => () => void }) => Viewed<View>,
): View {
  const frames: (() => void)[] = [];
  const store = create({ schedule: (publish) => (frames.push(publish), () => undefined) });
  for (const event of STORED[name].events) store.receive(event as never);
  frames.forEach((publish) => publish());
  return store.getSnapshot();
}

const EYE_NAMES = { OS: 'Left eye', OD: 'Right eye' } as const;

const acuityEnd = (name: 'acuity' | 'lowContrast'): ReactNode => {
  const test = { ...STORED[name].sourced.test.row, eye: '' } as const;
  const view = viewOf(name, (options) => createAcuityStore({ ...options, test }));
  return h(AcuityMonitor, { test, view, isDone: true });
};

const fieldEnd = (): ReactNode => {
  const { row, age } = STORED.perimetry.sourced.test;
  const test = {
    group: row.group,
    strategy: row.strategy,
    protocol: row.protocol,
    eye: '',
    goldman_size: 3,
    age,
  } as const;
  const view = viewOf('perimetry', (options) =>
    createPerimetryStore({ ...options, gridOf: (eye) => gridOfTest(row, eye) }),
  );
  const results = EYES.map((eye) =>
    h(Fragment, { key: eye }, h('b', null, EYE_NAMES[eye]), h(EyeResult, { view: view.eyes[eye], test })),
  );
  return h(Fragment, null, h(PerimetryMonitor, { test, view, isDone: true }), ...results);
};

/** The end of the monitor of each test. */
const MONITORS: Readonly<Record<StoredName, () => ReactNode>> = {
  perimetry: fieldEnd,
  acuity: () => acuityEnd('acuity'),
  lowContrast: () => acuityEnd('lowContrast'),
  contrast: () =>
    h(ContrastMonitor, {
      test: { group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_STANDARD', eye: '', monocular: true },
      view: viewOf('contrast', createContrastStore),
      isDone: true,
    }),
  audiology: () => h(AudiologyMonitor, { view: viewOf('audiology', createAudiologyStore), isDone: true }),
  stereopsis: () => h(StereopsisMonitor, { view: viewOf('stereopsis', createStereopsisStore), isDone: true }),
  kinetic: () => h(KineticMonitor, { view: viewOf('kinetic', createKineticStore), isDone: true }),
  esterman: () => h(EstermanMonitor, { view: viewOf('esterman', createEstermanStore), isDone: true }),
  pupil: () => h(PupilMonitor, { view: viewOf('pupil', createPupilStore), isDone: true }),
  d15: () => h(D15Monitor, { view: viewOf('d15', createD15Store), isDone: true }),
  ishihara: () => h(IshiharaMonitor, { view: viewOf('ishihara', createIshiharaStore), isDone: true }),
  waggoner: () => h(WaggonerMonitor, { view: viewOf('waggoner', createWaggonerStore), isDone: true }),
};

/** The report of a test in English. */
export function reportOf(name: StoredName): Report {
  const drawn = drawTest(STORED[name].sourced, reportOptions);
  if (!drawn) throw new Error(`nothing to report of ${name}`);
  return printReport(drawn.title, [{ drawn, about }], reportOptions);
}

/** The fields of the test of static perimetry, as comparison and progression get them. */
export const comparedFields = (): MeasuredField[] =>
  measuredFields(STORED.perimetry.sourced, () => ({ exclusion: null, version: 0 }));

const compared = (): ReactNode =>
  comparedFields().map((field) => [
    h('b', { key: `${field.eye} name` }, EYE_NAMES[field.eye]),
    h(FieldFacts, { key: field.eye, field, analysis: undefined }),
  ]);

/** The cells of the fields in the list of a progression, each after its title. */
function Progression(): ReactNode {
  const columns = useFieldColumns();
  return comparedFields().map((field) => [
    h('b', { key: `${field.eye} name` }, EYE_NAMES[field.eye]),
    columns.map(({ id, title, cell }) =>
      h('p', { key: id }, h('b', null, title), cell({ ...field, id, why: null, isBaseline: false })),
    ),
  ]);
}

/** Text that each consumer shows of a test. Comparison and progression are for fields only. */
export const CONSUMERS = {
  list: (name: StoredName) =>
    rendered(h(ResultCell, { test: sampleTest(1, { sign_off: 'UNREAD', result: resultOf(name) } as never) })),
  patient: (name: StoredName) =>
    rendered(h(CourseNumbers, { numbers: sideNumbers({ id: name, result: resultOf(name) }, []), unit: 'IMP' })),
  monitor: (name: StoredName) => rendered(MONITORS[name]()),
  report: (name: StoredName) => reportOf(name).pages.map(textsOf).join('|'),
  compare: (name: StoredName) => (name === 'perimetry' ? rendered(compared()) : null),
  progression: (name: StoredName) => (name === 'perimetry' ? rendered(h(Progression)) : null),
} as const satisfies Record<string, (name: StoredName) => string | null>;
export type Consumer = keyof typeof CONSUMERS;

const NAMES: Readonly<Record<string, Side>> = {
  'Left eye': 'OS',
  'Right eye': 'OD',
  'Both eyes': 'OU',
  'Left ear': 'LEFT',
  'Right ear': 'RIGHT',
};
const NAME = new RegExp(`\\|\\s*(${Object.keys(NAMES).join('|')})(?=[|,:])`, 'g');

/** Returns the text on each side: from its name to the next name. */
export function bySide(text: string): ReadonlyMap<Side, string> {
  const names = [...text.matchAll(NAME)];
  const said = new Map<Side, string>();
  for (const [i, match] of names.entries()) {
    const side = NAMES[match[1]!]!;
    const part = text.slice(match.index + match[0].length, names[i + 1]?.index);
    said.set(side, `${said.get(side) ?? ''}|${part}`);
  }
  return new Map(SIDES.flatMap((side) => (said.has(side) ? [[side, said.get(side)!] as const] : [])));
}
