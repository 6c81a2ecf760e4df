import { useOpenSessions } from '@isopter/api-client';
import type { Session } from '@isopter/contract';
import { Button, Card, LinkButton, Stack, StatusMarker } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { usePatientName } from '../../lib/domain/patients/usePatientName.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { call, isCalling, openCall } from './call/call.ts';
import { sessionActions } from './rules.ts';
import type { SessionQuestions } from './useSessionActions.tsx';

interface SessionCardProps extends SessionQuestions {
  /** Whether a session is being joined. */
  isJoining: boolean;
}

/**
 * Shows a technician admin their current session with its actions, or else the one that has waited longest
 * [TECH-03, TECH-06].
 */
export function SessionCard({ isJoining, onJoin, onEnd }: SessionCardProps): ReactElement | null {
  const { t } = useTranslation();
  const { current_session } = useSignedIn();
  const nameOf = usePatientName();
  const { data } = useOpenSessions();
  const isIn = current_session !== null;
  const session = data?.results.find(({ id, admin }) => (isIn ? id === current_session.id : !admin));
  if (session === undefined) return null;
  return (
    <Card
      title={nameOf(session.patient)}
      {...(isIn && { outline: 'accent' })}
      actions={
        isIn ? (
          <InSession session={session} onEnd={onEnd} />
        ) : (
          <Button variant="primary" isPending={isJoining} onPress={() => onJoin(session)}>
            {t(($) => $.technicians.actions.join)}
          </Button>
        )
      }
    >
      <StatusMarker tone={isIn ? 'positive' : 'caution'}>
        {isIn ? t(($) => $.technicians.state.joined) : t(($) => $.technicians.next)}
      </StatusMarker>
    </Card>
  );
}

function InSession({ session, onEnd }: { session: Session; onEnd: (session: Session) => void }): ReactElement {
  const { t } = useTranslation();
  const patient = session.patient?.id ?? '';
  const isInCall = isCalling(useSnapshot(call).open);
  return (
    <Stack direction="row" gap={2}>
      <LinkButton href={`/tests/new/${patient}`} variant="primary">
        {t(($) => $.technicians.actions.newTest)}
      </LinkButton>
      <LinkButton href={`/tests/${patient}`}>{t(($) => $.technicians.actions.showTests)}</LinkButton>
      {sessionActions(session, session.id, isInCall).includes('callAgain') && (
        <Button onPress={() => openCall(session, 'admin', 'callAgain')}>
          {t(($) => $.technicians.actions.callAgain)}
        </Button>
      )}
      <Button onPress={() => onEnd(session)}>{t(($) => $.technicians.actions.end)}</Button>
    </Stack>
  );
}
