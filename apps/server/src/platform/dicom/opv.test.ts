import type { EnteredEye } from '@isopter/contract';
import { type DataSet, parseDicom } from 'dicom-parser';
import { expect, it } from 'vitest';
import { FINISHED, reportOptions } from '@isopter/reports/fakes';
import { measuredEyes } from '../../exchange/reports/draw/measurements.ts';
import type { DicomAbout } from './common.ts';
import { opv } from './opv.ts';

const field = FINISHED.find(({ kind, test: { row } }) => kind === 'perimetry' && row.protocol === '24-2')!;
const about: DicomAbout = {
  patient: { familyName: 'Okafor', givenName: 'Adaeze', id: 'P-1', birthDate: '1961-03-14', sex: 'F' },
  clinic: 'A clinic',
  doctor: { familyName: 'Rossi', givenName: 'Chiara' },
  device: { name: 'Lane 1', serialNumber: '1', softwareVersion: '1' },
  study: '1.2.3',
  studyId: '1',
  tested: new Date('2026-11-20T14:40:00Z'),
  made: new Date('2026-11-20T15:00:00Z'),
  timezone: 'UTC',
};

/** The measurements of the first eye of a field, with what was entered of either eye. */
function written(entered: EnteredEye | null, over: Partial<DicomAbout> = {}): DataSet {
  const test = { ...field.test, entered: { od: entered, os: entered, comment: null } };
  const [eye] = measuredEyes({ ...field, test } as never, reportOptions);
  return parseDicom(new Uint8Array(opv(eye!, { ...about, ...over })));
}

const CLINICAL = ['x00240114', 'x00240115'];
const items = (data: DataSet, tag: string): DataSet[] => data.elements[tag]!.items!.map(({ dataSet }) => dataSet!);
const clinical = (data: DataSet): DataSet =>
  items(
    data,
    CLINICAL.find((tag) => data.elements[tag])!,
  )[0]!;

const WHOLE: EnteredEye = {
  refraction: { sphere: -1.5, cylinder: -0.75, axis: 180, vertex: 12 },
  pupil: { size: 3.3, dilated: false },
  iop: { pressure: 16, method: 'GAT' },
  acuity: { value: 0.1, aid: 'CC' },
};

it('has the lens, pupil, pressure and acuity that were entered of the eye [OUR-450]', () => {
  const eye = clinical(written(WHOLE));
  const [lens] = items(eye, 'x00240112');
  expect(['x00220007', 'x00220008', 'x00220009'].map((tag) => lens!.float(tag))).toEqual([-1.5, -0.75, 180]);
  expect(lens!.double('x0022000f')).toBe(12);
  expect(eye.double('x00460044')).toBe(3.3);
  expect(eye.string('x0022000d')).toBe('NO');
  expect(eye.float('x0022000b')).toBe(16);
  expect(items(eye, 'x00240110')[0]!.double('x00460137')).toBeCloseTo(0.7943, 4);
});

it('has 0 dB for a fovea that was not seen at the brightest stimulus [OUR-564]', () => {
  const [eye] = measuredEyes(field as never, reportOptions);
  const foveaOf = (fovea: number) => {
    const data = new Uint8Array(opv({ ...eye!, report: { ...eye!.report, fovea } }, about));
    return parseDicom(data).float('x00240087');
  };
  expect([foveaOf(-1), foveaOf(31.5)]).toEqual([0, 31.5]);
});

it('is of one eye: the other has no item', () => {
  const data = written(WHOLE);
  const isRight = data.string('x00240113') === 'R';
  expect(CLINICAL.map((tag) => Boolean(data.elements[tag]))).toEqual([!isRight, isRight]);
});

// PS3.3, table C.8.26.6-2: type 2 is present and may be empty, type 3 is absent, type 1 has a value wherever its item is
it('leaves missing facts empty or out, as their type requires [OUR-450]', () => {
  for (const entered of [null, {}, { pupil: {} }, { acuity: { value: 'CF', aid: 'SC' } }] as (EnteredEye | null)[]) {
    const eye = clinical(written(entered));
    for (const tag of ['x00240112', 'x00460044', 'x0022000d'])
      expect([tag, eye.elements[tag]?.length]).toEqual([tag, 0]);
    for (const tag of ['x0022000b', 'x00240110']) expect(eye.elements[tag]).toBeUndefined();
  }
});

it('has an axis in the item of a spherical lens, where it is type 1 [OUR-450]', () => {
  const [lens] = items(clinical(written({ refraction: { sphere: 2, cylinder: 0 } })), 'x00240112');
  expect([lens!.float('x00220008'), lens!.float('x00220009')]).toEqual([0, 0]);
  expect(lens!.elements['x0022000f']).toBeUndefined();
});

/** The code of how fixation was monitored, and whether the number of checks is there. */
const fixation = (data: DataSet): [string | undefined, boolean] => {
  const [one] = items(data, 'x00240032');
  return [items(one!, 'x00240033')[0]!.string('x00080100'), Boolean(one!.elements['x00240035'])];
};

it('has the method of fixation monitoring only if the headset sent checks [OUR-450]', () => {
  expect(fixation(written(null))).toEqual(['111844', true]);
  const [eye] = measuredEyes(field as never, reportOptions);
  const fixationLosses = { ...eye!.report.fixationLosses, given: 0, wrong: 0 };
  const data = parseDicom(new Uint8Array(opv({ ...eye!, report: { ...eye!.report, fixationLosses } }, about)));
  expect(fixation(data)).toEqual(['261665006', false]);
});

it('repeats the order of the worklist, and has none of it without one [OUR-451]', () => {
  const none = written(null);
  expect(none.elements['x00400275']).toBeUndefined();
  for (const tag of ['x00080050', 'x00080090']) expect(none.elements[tag]?.length).toBe(0);
  const order = {
    accession: 'A1',
    referringPhysician: 'Weiß^Anna^^Dr.',
    requestedProcedureId: 'RP1',
    requestedProcedureDescription: 'Visual field',
    scheduledStepId: 'S1',
    scheduledStepDescription: undefined,
    procedureCodes: [['VF', 'L', 'Field']],
    protocolCodes: [['VF242', 'L', '24-2']],
  } as const;
  const data = written(null, {
    order,
    patient: { ...about.patient, received: 'Yamada^Tarou=山田^太郎=やまだ^たろう' },
  });
  const text = (tag: string): string => {
    const { dataOffset, length } = data.elements[tag]!;
    return new TextDecoder().decode(data.byteArray.subarray(dataOffset, dataOffset + length)).trim();
  };
  expect(text('x00100010')).toBe('Yamada^Tarou=山田^太郎=やまだ^たろう');
  expect(text('x00080090')).toBe('Weiß^Anna^^Dr.');
  expect(data.string('x00080050')).toBe('A1');
  const [request] = items(data, 'x00400275');
  expect(['x00401001', 'x00400009', 'x00080050', 'x0020000d'].map((tag) => request!.string(tag))).toEqual([
    'RP1',
    'S1',
    'A1',
    '1.2.3',
  ]);
  expect(request!.elements['x00400007']).toBeUndefined();
  expect(items(request!, 'x00321064')[0]!.string('x00080100')).toBe('VF');
  expect(items(request!, 'x00400008')[0]!.string('x00080100')).toBe('VF242');
  expect(items(data, 'x00081032')[0]!.string('x00080104')).toBe('Field');
});

it('has no duration if none was measured, and no object for an eye without a threshold', () => {
  const [eye] = measuredEyes(
    { ...field, test: { ...field.test, presenting: { OD: 0, OS: 0 } } } as never,
    reportOptions,
  );
  const data = parseDicom(new Uint8Array(opv(eye!, about)));
  expect(data.elements['x00240088']).toMatchObject({ length: 0 });

  const stimuli = (field.state as { stimuli: object[] }).stimuli.map((one) => ({ ...one, threshold: null }));
  const state = { ...(field.state as object), stimuli, locations: [] };
  expect(measuredEyes({ ...field, state } as never, reportOptions)).toEqual([]);
});
