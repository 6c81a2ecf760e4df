import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leftFirst, SIDES } from '@isopter/clinical';
import type { TestFinding } from '@isopter/contract';
import { resultLines } from '../../apps/clinic/src/lib/domain/tests/result/lines.ts';
import { sideNumbers } from '../../apps/clinic/src/lib/domain/tests/course/numbers.ts';

/** A list in code that begins with the right eye or ear. */
const RIGHT_FIRST = /\[\s*'OD',\s*'OS'|\[\s*'RIGHT',\s*'LEFT'/;

/** Lists that are no order of display: what is examined first, and what the API enumerates. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'apps/clinic/src/features/tests/form/rules/eye.ts': 'the order of the requirements (FORM-25)',
  'apps/clinic/src/features/tests/progression/EyeChoice.tsx':
    'the buttons of right-to-left languages, which mirror them',
  'apps/server/src/exchange/reports/draw/measurements.ts': 'the DICOM objects of a test',
  'packages/clinical/src/pupil/metrics.ts': 'reactions, which are looked up by eye',
  'packages/contract/src/enums/results.ts': 'the values of the API',
  'packages/contract/src/enums/tests.ts': 'the values of the API',
  'packages/contract/src/stream/frame.ts': 'the numbers of a format',
  'packages/monitor-charts/src/acuity/model/phases.ts': 'the order of examination',
  'packages/monitor-charts/src/cover/model.ts': 'the deviations of both eyes, which are compared',
  'packages/monitor-charts/src/ishihara/model/store.ts': 'the order of examination',
};

const sources = globSync([
  'packages/{clinical,contract,monitor-charts,ui}/src/**/*.{ts,tsx}',
  'apps/{clinic,server}/src/**/*.{ts,tsx}',
]).filter((path) => !/\.(test|stories|docs|example)\.tsx?$|\/(fakes|stories|seed|attack|docs)\//.test(path));

const findings: readonly TestFinding[] = [
  { measure: 'MD', side: 'OD', value: -2.35 },
  { measure: 'VFI', side: 'OD', value: 96 },
  { measure: 'MD', side: 'OS', value: -1.04 },
];

describe('the left eye comes first', () => {
  it('in the order of sides, with both eyes last [OUR-458]', () => {
    const sided = (['OU', 'RIGHT', 'OD', 'LEFT', 'OS'] as const).map((side) => ({ side }));
    expect(leftFirst(sided).map(({ side }) => side)).toEqual(SIDES);
    expect(SIDES).toEqual(['OS', 'OD', 'OU', 'LEFT', 'RIGHT']);
  });

  it('in lists of tests and on the page of a patient, whatever the order of the stored result [OUR-458]', () => {
    const result = { version: '1', findings: [...findings] };
    expect(resultLines(result, 'IMP').map(({ side }) => side)).toEqual(['OS', 'OD']);
    expect(sideNumbers({ id: 'one', result }, []).map(({ side }) => side)).toEqual(['OS', 'OD']);
    const ears = {
      version: '1',
      findings: (['RIGHT', 'LEFT'] as const).map((side) => ({ measure: 'PTA' as const, side, value: 25 })),
    };
    expect(resultLines(ears, 'IMP').map(({ side }) => side)).toEqual(['LEFT', 'RIGHT']);
  });

  it('in every list of eyes or ears that screens and reports are made of [OUR-458]', () => {
    const found = sources.filter((path) => RIGHT_FIRST.test(readFileSync(path, 'utf8')));
    expect(sources.length).toBeGreaterThan(500);
    expect(found.toSorted()).toEqual(Object.keys(NOT_SHOWN).toSorted());
  });
});
