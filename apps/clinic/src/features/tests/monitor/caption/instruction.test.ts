import { describe, expect, it } from 'vitest';
import { instructionOf } from './instruction.ts';

describe('the instruction of a step [OUR-645]', () => {
  it.each([
    ['perimetry', 'doing test', 'perimetry'],
    ['perimetry', 'introduction', 'perimetry'],
    ['perimetry', 'test paused', 'paused'],
    ['perimetry', 'testing convergence', 'convergence'],
    ['perimetry', 'doing test foveal', 'foveal'],
    ['audiology', 'doing test', 'audiology'],
    // the patient gets no instruction while the headset calibrates, or when an examiner explains the steps
    ['perimetry', 'calibration', null],
    ['sensorimotor', 'doing test', null],
    ['perimetry', 'a screen of a newer headset', null],
    ['perimetry', null, null],
  ] as const)('for %s on "%s" is %s', (kind, screen, instruction) => {
    expect(instructionOf(kind, screen)).toBe(instruction);
  });
});
