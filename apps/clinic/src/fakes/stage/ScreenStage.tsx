import { ApiProvider } from '@isopter/api-client';
import { DEFAULT_APP_LANGUAGE, type Preferences, type Session, type User } from '@isopter/contract';
import { ShortcutsProvider, ToastRegion, toasts } from '@isopter/ui';
import i18next from 'i18next';
import { type ComponentType, type ReactElement, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Route, Router, useLocation } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { client } from '../../lib/platform/api/client.ts';
import { StepUp } from '../../features/stepUp/StepUp.tsx';
import { shortcuts } from '../../lib/platform/keyboard/shortcuts.ts';
import { LanguageProvider } from '../../lib/platform/i18n/LanguageProvider.tsx';
import { currentOf } from '../../lib/platform/session/currentSession.ts';
import { session } from '../../lib/platform/session/session.ts';
import { type BackendHandlers, installBackend } from './backend.ts';
import { signedIn } from '../data/session.ts';
import { speakEnglish } from './speakEnglish.ts';
import { startTexts } from './startTexts.ts';
import * as css from './ScreenStage.css.ts';
import { hurryRetries, installSocket, silenceSockets, type SocketScript } from '../browser/scriptedSocket.ts';

/** The world a screen's story happens in. */
export interface World {
  handlers: BackendHandlers;
  preferences?: Partial<Preferences>;
  /** Scripts of the live sockets. @default nothing */
  sockets?: readonly [SocketScript, ...SocketScript[]];
  /** Changes to the signed-in user. */
  user?: Partial<User>;
  /** The session a technician has joined. @default none */
  joined?: Session;
  /** The demo mode is on. @default false */
  isDemo?: boolean;
  /** No time passes between attempts to reconnect. @default false */
  isHurried?: boolean;
}

/** Makes the world before a story: texts, session, backend, sockets. Returns what ends it. */
export async function enterWorld(
  { handlers, sockets, preferences, user, joined, isDemo = false, isHurried }: World,
  locale: string,
): Promise<() => void> {
  toasts.clear();
  const { preferences: own, user: person, ...rest } = structuredClone(signedIn);
  Object.assign(session, {
    status: 'signed-in',
    current: {
      ...rest,
      user: { ...person, ...user },
      preferences: { ...own, ...preferences },
      current_session: joined ? currentOf([joined]) : null,
      demo_mode: isDemo,
    },
    ended: null,
    return_to: null,
    former_user: null,
  });
  const removeBackend = installBackend(handlers);
  const removeSocket = sockets ? installSocket(...sockets) : silenceSockets();
  const endHurry = isHurried && hurryRetries();
  // last: a reader who leaves during this wait has already started the next story
  await startTexts(locale);
  return () => {
    removeBackend();
    removeSocket();
    if (endHurry) endHurry();
    // the session stays: Storybook takes this story away only when the next one is drawn
    void speakEnglish();
  };
}

/** Makes the world before a story, in the language of the toolbar: `beforeEach: enter(world)`. */
export const enter =
  (made: World) =>
  ({ globals }: { globals: Record<string, unknown> }): Promise<() => void> =>
    enterWorld(made, String(globals['locale']));

/** Checks that look for English words; in another language a story only shows. */
export const inEnglish =
  <C,>(play: (context: C) => Promise<void>) =>
  async (context: C): Promise<void> => {
    if (i18next.language === DEFAULT_APP_LANGUAGE) await play(context);
  };

/** Takes away what was announced about elements that are gone by now. */
export const forgetAnnouncements = (): void => document.querySelector('[data-live-announcer]')?.remove();

/** Props of {@link ScreenStage}. */
export interface ScreenStageProps {
  screen: ComponentType;
  /** The pattern of the screen's route. */
  route: string;
  /** Where the story begins. */
  path: string;
}

/** A screen of the application at its address, without a browser's address bar; elsewhere it says where one went. */
export function ScreenStage({ screen: Screen, route, path }: ScreenStageProps): ReactElement {
  const [location] = useState(() => memoryLocation({ path }));
  return (
    <LanguageProvider>
      <ApiProvider client={client}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          <Navigation>
            <div className={css.stage}>
              <Route path={route}>
                <Screen />
              </Route>
              {/* beside the screen, as in the application */}
              <ShortcutsProvider shortcuts={shortcuts}>{null}</ShortcutsProvider>
              <Elsewhere route={path} />
            </div>
          </Navigation>
        </Router>
        <StepUp />
        <ToastRegion isClearOfPanel />
      </ApiProvider>
    </LanguageProvider>
  );
}

function Navigation({ children }: { children: ReactElement }): ReactElement {
  const [, navigate] = useLocation();
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}

/** Shows where a story led, once it has left its screen. */
function Elsewhere({ route }: { route: string }): ReactElement | null {
  const [location] = useLocation();
  return location === route.split('?')[0] ? null : <p data-testid="elsewhere">{location}</p>;
}
