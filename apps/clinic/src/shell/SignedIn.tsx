import { ApiProvider } from '@isopter/api-client';
import { lazyPart, ShortcutsProvider, toasts } from '@isopter/ui';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { client } from '../lib/platform/api/client.ts';
import { useErrorToast } from '../lib/platform/errors/useErrorToast.ts';
import { Commands } from './frame/commands/Commands.tsx';
import { BareFrame, Frame } from './frame/Frame.tsx';
import { Toasts } from './frame/Toasts.tsx';
import { useLanguage } from '../lib/platform/i18n/useLanguage.ts';
import { shortcuts } from '../lib/platform/keyboard/shortcuts.ts';
import { isTechnician } from '../lib/platform/routes/access.ts';
import { accessOf } from '../lib/platform/session/accessOf.ts';
import { keepAccess } from '../lib/platform/session/keptAccess.ts';
import { watchInactivity } from '../features/session/inactivity.ts';
import { session, useSignedIn } from '../lib/platform/session/session.ts';
import { SessionOver } from '../features/session/SessionOver.tsx';
import { signOutInactive } from '../features/session/signIn.ts';
import { leaving } from '../lib/frame/leaving/leaving.ts';
import { dropStepUps, stepUp } from '../lib/platform/stepUp/stepUp.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { useKeepPlace } from './useKeepPlace.ts';
import type { RouteFlags } from '../lib/platform/routes/routes.ts';

export { RestoringFrame } from './frame/RestoringFrame.tsx';

/** Which session a technician is in: without it they see what they saw last. */
const CurrentSession = lazyPart(
  () => import('../features/technicians/CurrentSession.tsx').then((module) => module.CurrentSession),
  { failed: null },
);

/** If the dialog cannot be loaded, the calls that wait for it fail, and the user can try again. */
function Unasked(): null {
  useEffect(dropStepUps, []);
  return null;
}
const StepUp = lazyPart(() => import('../features/stepUp/StepUp.tsx').then((module) => module.StepUp), {
  failed: Unasked,
});

export interface SignedInProps {
  flags: RouteFlags;
  children: ReactNode;
}

/** The surroundings of a signed-in user's screens: data, frame, toasts, the watch for inactivity. */
export function SignedIn({ flags, children }: SignedInProps): ReactElement {
  const signedIn = useSignedIn();
  const { Question } = useSnapshot(leaving);
  const language = useLanguage();
  const showError = useErrorToast();
  const { user, office_group, preferences, has_key } = signedIn;
  const access = accessOf(signedIn);
  useKeepPlace(access);
  const limit = preferences.user_inactivity_limit_seconds;
  const isAsked = useSnapshot(stepUp).questions.length > 0;
  const { ended } = useSnapshot(session);
  const isOver = ended !== null;
  // not after the session has ended: its data were removed from this device [AUTH-10]
  useEffect(() => (isOver ? undefined : keepAccess(access)));
  useEffect(() => (isOver ? undefined : watchInactivity(limit, () => void signOutInactive())), [isOver, limit]);
  // another person or office group starts with nothing loaded, and nothing said
  const owner = `${user.id} ${office_group.id}`;
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it is the change that matters
  useEffect(() => () => toasts.clear(), [owner]);
  return (
    <PageBoundary>
      {/* once the key of zero-PII mode is set, data without names are reloaded and input is kept */}
      <ApiProvider key={owner} client={client} basis={`${language} ${has_key}`} onError={showError}>
        {flags.header ? (
          <Frame access={access} flags={flags}>
            {children}
          </Frame>
        ) : flags.notices ? (
          <BareFrame access={access}>{children}</BareFrame>
        ) : (
          children
        )}
        <Toasts isClearOfPanel={!flags.header} />
        {Question !== null && <Question />}
        {isAsked && <StepUp />}
        {isTechnician(access) && <CurrentSession />}
        {!access.demo_mode && (
          <ShortcutsProvider shortcuts={shortcuts}>
            <Commands access={access} />
          </ShortcutsProvider>
        )}
      </ApiProvider>
      {ended !== null && <SessionOver reason={ended} user={user} />}
    </PageBoundary>
  );
}
