import { expect, it } from 'vitest';
import { resultOf } from './answers.ts';

const report = { sopClass: '1.2.840.10008.5.1.4.1.1.104.1', sopInstance: '1.1', series: '1.9' };
const field = { sopClass: '1.2.3', sopInstance: '1.2', series: '1.8' };
const other = { sopClass: '1.2.3', sopInstance: '1.3', series: '1.8' };

it('confirms a result whose objects the archive keeps, each of them [OUR-916]', () => {
  expect(resultOf([report, field], { kept: ['1.2', '1.1'], failed: [] })).toEqual({
    instances: [
      { ...report, isKept: true },
      { ...field, isKept: true },
    ],
    status: 'CONFIRMED',
    details: null,
  });
  expect(resultOf([], { kept: [], failed: [] }).status).toBe('NOT_CONFIRMED');
});

it('says which objects are not confirmed, and why [OUR-916]', () => {
  const failed = [
    { sopInstance: '1.1', reason: 0x0112 },
    { sopInstance: '1.2', reason: 0x0999 },
  ];
  const { instances, status, details } = resultOf([report, field, other], { kept: ['1.1'], failed });
  expect(instances.map(({ isKept }) => isKept)).toEqual([false, false, false]);
  expect(instances.map(({ reason }) => reason)).toEqual([0x0112, 0x0999, undefined]);
  expect(status).toBe('NOT_CONFIRMED');
  expect(details).toBe(
    '3 of 3 objects are not confirmed: report: the archive does not have it (0x0112); measurements: the archive gave an unknown reason (0x0999); measurements: the archive did not mention it.',
  );
});
