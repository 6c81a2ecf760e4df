import { useOwnSessions } from '@isopter/api-client';
import type { Session } from '@isopter/contract';
import { Button, Card, LinkButton, Stack, StatusMarker } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../lib/session/session.ts';

/** The session a technician admin is in, with what they can do in it [TECH-03, TECH-06]. */
export function CurrentCard({ onEnd }: { onEnd: (session: Session) => void }): ReactElement | null {
  const { t } = useTranslation();
  const { current_session } = useSignedIn();
  const { data } = useOwnSessions();
  const session = data?.results.find(({ id }) => id === current_session?.id);
  if (session === undefined) return null;
  const patient = session.patient?.id ?? '';
  return (
    <Card
      title={session.patient?.display_name || t(($) => $.patients.unnamed)}
      outline="accent"
      actions={
        <Stack direction="row" gap={2}>
          <LinkButton href={`/tests/new/${patient}`} variant="primary">
            {t(($) => $.technicians.actions.newTest)}
          </LinkButton>
          <LinkButton href={`/tests/${patient}`}>{t(($) => $.technicians.actions.showTests)}</LinkButton>
          <Button onPress={() => onEnd(session)}>{t(($) => $.technicians.actions.end)}</Button>
        </Stack>
      }
    >
      <StatusMarker tone="positive">{t(($) => $.technicians.state.joined)}</StatusMarker>
    </Card>
  );
}
