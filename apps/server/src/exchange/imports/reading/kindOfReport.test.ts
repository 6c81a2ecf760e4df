import { describe, expect, it } from 'vitest';
import { eyeIn, programIn } from './kindOfReport.ts';

describe('the kind of a report', () => {
  it.each([
    ['Central 24-2 Threshold Test', '24-2'],
    ['SITA Standard 30–2', '30-2'],
    ['Threshold 10 - 2', '10-2'],
    ['24-2C SITA Faster', null],
    ['Tel. 555-24-2', null],
    ['2024-2-10', null],
    ['Perimetry', null],
  ])('of %j is the program %j', (line, program) => expect(programIn([line])).toBe(program));

  it('is null if two programs are named', () => {
    expect(programIn(['24-2', 'Program 24-2'])).toBe('24-2');
    expect(programIn(['24-2', 'Earlier: 10-2'])).toBeNull();
  });

  it.each([
    [['Eye: Right'], 'OD'],
    [['OS', 'Single field analysis'], 'OS'],
    [['O.D.'], 'OD'],
    [['Left eye (OS)'], 'OS'],
    [['Right eye', 'Left eye'], null],
    [['OD and OS'], null],
    [['Bright light, GOOD'], null],
  ])('of %j has the eye %j', (lines, eye) => expect(eyeIn(lines)).toBe(eye));
});
