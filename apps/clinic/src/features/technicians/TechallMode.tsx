import { useOpenSessions, useStaleSince } from '@isopter/api-client';
import { POLL_TECHALL_MODE, type Session } from '@isopter/contract';
import { ErrorState, LinkButton, Skeleton, Stack, useBrand } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { StaleNotice } from '../../lib/frame/list/StaleNotice.tsx';
import { EndSession } from './EndSession.tsx';
import { OwnSession } from './OwnSession.tsx';
import { isReadyToJoin } from './rules.ts';
import * as css from './TechallMode.css.ts';

/** Where a technician user begins, and waits for a technician [TECH-01]. */
export function TechallMode(): ReactElement {
  const { t } = useTranslation();
  const { technicianArea = t(($) => $.navigation.technicianArea) } = useBrand();
  const own = useOpenSessions();
  const since = useStaleSince(own, POLL_TECHALL_MODE);
  const errorText = useErrorText();
  const [ending, setEnding] = useState<Session | null>(null);
  const sessions = own.data?.results;
  return (
    <div className={css.screen}>
      <ScreenTitle>{technicianArea}</ScreenTitle>
      <div className={css.column}>
        <h1 className={css.title}>{technicianArea}</h1>
        <StaleNotice since={since} />
        {sessions !== undefined && <Sessions sessions={sessions} onEnd={setEnding} />}
        {sessions === undefined && own.error === undefined && <Skeleton lines={3} />}
        {sessions === undefined && own.error !== undefined && (
          <ErrorState
            title={t(($) => $.technicians.loadFailed)}
            onRetry={() => void own.mutate()}
            isRetrying={own.isValidating}
          >
            {errorText(own.error)}
          </ErrorState>
        )}
      </div>
      {ending && <EndSession session={ending} onClose={() => setEnding(null)} />}
    </div>
  );
}

interface SessionsProps {
  sessions: readonly Session[];
  onEnd: (session: Session) => void;
}

function Sessions({ sessions, onEnd }: SessionsProps): ReactElement {
  const { t } = useTranslation();
  const isReady = isReadyToJoin(sessions);
  return (
    <>
      <p className={css.lead}>{t(($) => $.technicians[isReady ? 'readyHint' : 'stayHint'])}</p>
      {isReady && (
        <LinkButton href="/patients/new" variant="primary" isFullWidth>
          {t(($) => $.technicians.ready)}
        </LinkButton>
      )}
      {sessions.length > 0 && (
        <Stack as="ul">
          {sessions.map((session) => (
            <li key={session.id}>
              <OwnSession session={session} onEnd={() => onEnd(session)} />
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}
