import { COVER_DIRECTIONS, OCCLUSION_TIME_DEFAULT, type TestGroupChoice } from '@isopter/contract';
import { settle } from '../../../form/rules/settle.ts';
import type { TestFormData, TestFormValues } from '../../../form/rules/values.ts';

/** What all tests of a bundle have in common: who does them where, and the language they are explained in. */
const SHARED = ['device', 'doctor', 'operator', 'language'] as const satisfies (keyof TestFormValues)[];

/** The tests with what they share taken from one of them. */
export const withShared = (tests: readonly TestFormValues[], from: TestFormValues): readonly TestFormValues[] => {
  const shared = Object.fromEntries(SHARED.map((name) => [name, from[name]]));
  return tests.map((test) => ({ ...test, ...shared }));
};

/** What one more test begins with: the settings of the one before, but for what is tested and how it is seen [BUND-03]. */
export const anotherTest = (before: TestFormValues, data: TestFormData): TestFormValues =>
  settle(
    {
      ...before,
      group: '',
      strategy: '',
      protocol: '',
      with_correction: false,
      correction_type: '',
      supra_t_intensity: 'STD',
      occlusion_time: OCCLUSION_TIME_DEFAULT,
      cover_directions: COVER_DIRECTIONS[0],
    },
    data,
  );

/** Whether a change of device or language takes the other tests back: they were chosen for the former one [BUND-05]. */
export const startsOver = (before: TestFormValues, after: TestFormValues): boolean =>
  before.device !== after.device || before.language !== after.language;

/** Whether every test can be done on another device as it was chosen. */
export const goesWith = (tests: readonly TestFormValues[], device: string, data: TestFormData): boolean =>
  tests.every((test) => {
    const { group, strategy, protocol, language } = settle({ ...test, device }, data);
    return (
      group === test.group && strategy === test.strategy && protocol === test.protocol && language === test.language
    );
  });

/** The tests that are named already; one without a kind takes up as little as can be. */
export const choicesOf = (tests: readonly TestFormValues[]): readonly TestGroupChoice[] =>
  tests.map(({ group, strategy, protocol }) => ({
    group: group === '' ? 'PERIMETRY' : group,
    strategy: strategy || null,
    protocol: protocol || null,
  }));

/** The choices of a bundle's tests: no bundle is part of another. */
export const withoutBundles = (data: TestFormData): TestFormData => ({
  ...data,
  groups: data.groups.filter(({ value }) => value !== 'CUSTOM_BUNDLE'),
});
