import { COVER_DIRECTIONS, OCCLUSION_TIME_DEFAULT, type TestGroupChoice } from '@isopter/contract';
import { settle } from '../../../form/rules/settle.ts';
import type { TestFormData, TestFormValues } from '../../../form/rules/values.ts';

/** Fields shared by all tests of a bundle: device, staff and language of the instructions. */
const SHARED = ['device', 'doctor', 'operator', 'language'] as const satisfies (keyof TestFormValues)[];

/** The tests with what they share taken from one of them. */
export const withShared = (tests: readonly TestFormValues[], from: TestFormValues): readonly TestFormValues[] => {
  const shared = Object.fromEntries(SHARED.map((name) => [name, from[name]]));
  return tests.map((test) => ({ ...test, ...shared }));
};

/** Returns the initial values of a further test: those of the previous one except kind of test and eye [BUND-03]. */
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

/** Returns whether a change of device or language removes the other tests, chosen for the old one [BUND-05]. */
export const startsOver = (before: TestFormValues, after: TestFormValues): boolean =>
  before.device !== after.device || before.language !== after.language;

/** Returns whether every test can run on another device without changes. */
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
