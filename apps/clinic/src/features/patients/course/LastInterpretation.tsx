import { useCall } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { Card, Link, Text } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { useDatedTestName } from '../../../lib/domain/tests/useDatedTestName.ts';
import { signed } from './Course.css.ts';

/** Shows a patient's latest signed interpretation and its test; nothing if there is none [OUR-399]. */
export function LastInterpretation({ patient }: { patient: Patient }): ReactElement | null {
  const { t } = useTranslation();
  const { when } = useFormats();
  const nameOf = useDatedTestName();
  const { data } = useCall('getLastInterpretation', { params: { id: patient.id } }, { silent: true });
  if (!data) return null;
  const test = nameOf({ test_group: data.test_group, time_start: data.time, timezone: data.timezone });
  return (
    <Card title={t(($) => $.course.lastInterpretation)}>
      <p className={signed}>{data.text}</p>
      <Text size="sm" tone="secondary">
        <bdi>{data.signed_by.name}</bdi>, {when(data.signed, 'in a sentence')}
      </Text>
      <Link href={`/tests/findings/${data.test}`}>{test}</Link>
    </Card>
  );
}
