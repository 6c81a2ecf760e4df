import { describe, expect, it } from 'vitest';
import { isSameMethod, type TestMethod } from './index.ts';

const far: TestMethod = { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: 'LANDOLT_C', withCorrection: false };
const hearing: TestMethod = { group: 'AUDIOLOGY', strategy: 'PURE_TONE', withCorrection: false };

describe('two tests', () => {
  it.each<[string, TestMethod, TestMethod, boolean]>([
    ['of one kind are measured alike', far, { ...far }, true],
    ['at another distance are not', far, { ...far, strategy: 'NEAR' }, false],
    ['with other optotypes are not', far, { ...far, protocol: 'TUMBLING_E' }, false],
    ['with and without correction are not', far, { ...far, withCorrection: true }, false],
    ['of a suite and alone are not', far, { ...far, group: 'CSUITE' }, false],
    ['of hearing are, whatever was worn', hearing, { ...hearing, withCorrection: true }, true],
    ['of hearing are not, if one is a screening', hearing, { ...hearing, strategy: 'PURE_TONE_SCREENING' }, false],
    ['without a strategy are', { ...hearing, strategy: null }, { group: 'AUDIOLOGY', withCorrection: false }, true],
  ])('%s [OUR-560]', (_, one, other, isSame) => {
    expect([isSameMethod(one, other), isSameMethod(other, one)]).toEqual([isSame, isSame]);
  });
});
