import { describe, expect, it } from 'vitest';
import { type RawDataset, readElements } from './elements.ts';
import { STEP, STEP_ABOUT } from '../../../test/support/dicom/step.ts';
import { stepBegun, stepEnded } from './procedureStep.ts';

const read = (bytes: Uint8Array): RawDataset => readElements(bytes, 'explicit');
const at = (dataset: RawDataset, tag: number) => dataset.find((one) => one.tag === tag)?.value;
const text = (dataset: RawDataset, tag: number): string => {
  const value = at(dataset, tag);
  return value instanceof Uint8Array ? Buffer.from(value).toString().replaceAll('\0', '').trim() : '?';
};
const items = (dataset: RawDataset, tag: number): readonly RawDataset[] => {
  const value = at(dataset, tag);
  return value === undefined || value instanceof Uint8Array ? [] : value;
};

describe('the values of a procedure step', () => {
  it('repeat the order, and hold an empty place for all that is set at the end [OUR-914]', () => {
    const begun = read(stepBegun(STEP, STEP_ABOUT));
    const [scheduled] = items(begun, 0x00400270);
    expect([0x0020000d, 0x00080050, 0x00401001, 0x00400009].map((tag) => text(scheduled!, tag))).toEqual([
      '1.2.3',
      'A1',
      'R1',
      'S1',
    ]);
    expect(text(items(scheduled!, 0x00400008)[0]!, 0x00080100)).toBe('VF242');
    const expected = {
      0x00100010: 'Müller^Anna',
      0x00400252: 'IN PROGRESS',
      0x00400244: '20261130',
      0x00400241: 'ISOPTER1',
    };
    for (const [tag, value] of Object.entries(expected)) expect(text(begun, Number(tag))).toBe(value);
    expect(text(begun, 0x00400245)).toMatch(/^100000/);
    const ended = read(stepEnded(STEP, STEP_ABOUT, { status: 'DISCONTINUED', at: STEP.started, series: [] }));
    const created = new Set(begun.map(({ tag }) => tag));
    expect(ended.filter(({ tag }) => !created.has(tag))).toEqual([]);
    for (const tag of [0x00400250, 0x00400251]) expect(text(begun, tag)).toBe('');
    for (const tag of [0x00400281, 0x00400340]) expect(at(begun, tag)).toHaveLength(0);
  });

  it('name the objects of each series at the end, and a reason if it was discontinued [OUR-914]', () => {
    const series = [{ uid: '1.5', description: 'Report', objects: [{ sopClass: '1.6', sopInstance: '1.7' }] }];
    const ended = read(
      stepEnded(STEP, STEP_ABOUT, { status: 'COMPLETED', at: new Date('2026-11-30T09:10:00Z'), series }),
    );
    expect(text(ended, 0x00400251)).toMatch(/^101000/);
    expect(at(ended, 0x00400281)).toBeUndefined();
    const [one] = items(ended, 0x00400340);
    expect(text(one!, 0x0020000e)).toBe('1.5');
    expect(text(one!, 0x00181030)).toBe('Visual field 24-2');
    expect(items(one!, 0x00400220).map((object) => [text(object, 0x00081150), text(object, 0x00081155)])).toEqual([
      ['1.6', '1.7'],
    ]);
    const stopped = read(stepEnded(STEP, STEP_ABOUT, { status: 'DISCONTINUED', at: STEP.started, series: [] }));
    expect(text(items(stopped, 0x00400281)[0]!, 0x00080100)).toBe('110513');
    // the standard requires a series, be it empty
    expect(items(stopped, 0x00400340).map((only) => items(only, 0x00400220))).toEqual([[]]);
  });
});
