import { useExpectedTimes } from '@isopter/api-client';
import type { TestType } from '@isopter/contract';
import { Heading, Stack, Text } from '@isopter/ui';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutMinutes } from '../../../../lib/domain/tests/aboutMinutes.ts';
import { testedEye } from '../../form/rules/eye.ts';
import type { TestFormData, TestFormValues } from '../../form/rules/values.ts';
import { useChosenName } from '../../form/useChosenName.ts';

/** Props of {@link TestOrder}. */
export interface TestOrderProps {
  tests: readonly TestFormValues[];
  data: TestFormData;
  /** The place of the test that is being set up, from 0. */
  current: number;
}

/** The tests of a bundle in their order, with the minutes each usually takes and all of them together [OUR-152]. */
export function TestOrder({ tests, data, current }: TestOrderProps): ReactElement {
  const { t } = useTranslation();
  const title = useId();
  const nameOf = useChosenName();
  const chosen = tests.filter(({ group }) => group !== '');
  const times = useExpectedTimes(
    chosen.map(({ group, strategy, protocol, ...test }) => ({
      group: group as TestType,
      ...(strategy && { strategy }),
      ...(protocol && { protocol }),
      eye: testedEye({ ...test, group, strategy, protocol }),
      ...(data.patient && { patient_id: data.patient.id }),
    })),
  );
  const secondsOf = (test: TestFormValues): number | null | undefined => times?.[chosen.indexOf(test)]?.seconds;
  const known = chosen.flatMap((test) => secondsOf(test) ?? []);
  const minutes = aboutMinutes(known.reduce((sum, seconds) => sum + seconds, 0));
  return (
    <section aria-labelledby={title}>
      <Heading id={title} level={3}>
        {t(($) => $.bundles.wizard.order)}
      </Heading>
      <Stack as="ol" gap={1}>
        {tests.map((test, index) => {
          const seconds = secondsOf(test);
          const number = index + 1;
          const name = nameOf(test, data) || t(($) => $.bundles.wizard.notChosen);
          const text =
            typeof seconds === 'number'
              ? t(($) => $.bundles.wizard.taking, { test: name, count: aboutMinutes(seconds) })
              : name;
          return (
            // the place is what tells two equal tests apart
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} aria-current={index === current ? 'step' : undefined}>
              <Text as="span" tone={index === current ? 'primary' : 'secondary'}>
                {t(($) => $.bundles.testNamed, { number, test: text })}
              </Text>
            </li>
          );
        })}
      </Stack>
      {known.length > 0 && (
        <Text>
          {t(($) => (known.length === chosen.length ? $.bundles.wizard.together : $.bundles.wizard.atLeast), {
            count: minutes,
          })}
        </Text>
      )}
    </section>
  );
}
