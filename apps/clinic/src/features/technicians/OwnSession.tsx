import type { Session } from '@isopter/contract';
import { Button, Card, Stack, StatusMarker } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePatientName } from '../../lib/patients/usePatientName.ts';
import { useFormats } from '../../lib/format/useFormats.ts';
import { since } from './TechallMode.css.ts';

interface OwnSessionProps {
  session: Session;
  onEnd: () => void;
}

/** A session of the technician user: with whom, since when, and whether somebody joined [TECH-07]. */
export function OwnSession({ session: { patient, admin, created }, onEnd }: OwnSessionProps): ReactElement {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const nameOf = usePatientName();
  return (
    <Card title={nameOf(patient)} actions={<Button onPress={onEnd}>{t(($) => $.technicians.actions.end)}</Button>}>
      <Stack direction="row" justify="between">
        <span role="status">
          <StatusMarker tone={admin ? 'positive' : 'caution'}>
            {t(($) => $.technicians.own[admin ? 'joined' : 'waiting'])}
          </StatusMarker>
        </span>
        <span className={since}>{moment(created)}</span>
      </Stack>
    </Card>
  );
}
