import type { Session } from '@isopter/contract';
import { Button, Card, Stack, StatusMarker } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { usePatientName } from '../../lib/domain/patients/usePatientName.ts';
import { useFormats } from '../../lib/platform/format/useFormats.ts';
import { call } from './call/call.ts';
import { CheckButton } from './check/CheckButton.tsx';
import { since } from './TechallMode.css.ts';

interface OwnSessionProps {
  session: Session;
  onEnd: () => void;
}

/** A session of the technician user: with whom, since when, and whether somebody joined [TECH-07]. */
export function OwnSession({ session: { id, patient, admin, device, created }, onEnd }: OwnSessionProps): ReactElement {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const nameOf = usePatientName();
  const isInCall = useSnapshot(call).open !== null;
  return (
    <Card
      title={nameOf(patient)}
      actions={
        <>
          {/* with a headset, the technician calls that, not this browser; a call needs the camera itself */}
          {!device && !admin && !isInCall && <CheckButton session={id} />}
          <Button onPress={onEnd}>{t(($) => $.technicians.actions.end)}</Button>
        </>
      }
    >
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
