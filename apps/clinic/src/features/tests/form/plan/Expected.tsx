import { useCall } from '@isopter/api-client';
import { Text, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { aboutMinutes } from '../../../../lib/domain/tests/aboutMinutes.ts';
import { testedEye } from '../rules/eye.ts';
import { isCustomBundle, isEsterman } from '../rules/selection.ts';
import { useEyesText } from '../useEyesText.ts';
import { useTestFormContext } from '../useTestForm.ts';

/** Which eyes are tested in which order, how long that is expected to take, and from what it is known [OUR-182]. */
export function Expected(): ReactElement | null {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const eyesOf = useEyesText();
  const { data, values } = useTestFormContext();
  const { group, strategy, protocol } = values;
  const isOne = group !== '' && !isCustomBundle(values);
  const { data: time } = useCall(
    'getExpectedTime',
    isOne
      ? {
          query: {
            group,
            ...(strategy && { strategy }),
            ...(protocol && { protocol }),
            eye: testedEye(values),
            ...(data.patient && { patient_id: data.patient.id }),
          },
        }
      : null,
    { silent: true },
  );
  if (!isOne) return null;
  const eyes = isEsterman(values) ? t(($) => $.tests.sides.both) : eyesOf(values);
  const { source = null, seconds = null, count = 0 } = time ?? {};
  if (source === null || seconds === null) return <Text tone="secondary">{eyes}</Text>;
  const minutes = number(aboutMinutes(seconds));
  return (
    <Text tone="secondary">
      {source === 'PATIENT'
        ? t(($) => $.tests.offers.ofPatient, { eyes, minutes, count })
        : t(($) => $.tests.offers.expected[source], { eyes, minutes })}
    </Text>
  );
}
