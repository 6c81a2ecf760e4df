import { ApiError } from '@isopter/api-client';
import { Button, FormError, SignInScreen, StatusMarker, Text } from '@isopter/ui';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { LanguageButton } from '../../lib/platform/i18n/LanguageButton.tsx';
import { PartWords } from '../../lib/frame/screen/PartWords.tsx';
import { CameraTrouble } from './CameraTrouble.tsx';
import * as css from './PhoneCamera.css.ts';
import type { Phase } from './phase.ts';
import { type CameraProblem, checkCamera } from './useCamera.ts';
import { usePhoneCamera } from './usePhoneCamera.ts';
import { useWakeLock } from './useWakeLock.ts';
import { Viewfinder, type ViewfinderHandle } from './Viewfinder.tsx';

/** /camera: makes a phone the camera of the clinic, without a sign-in [DEV-04, OUR-642]. */
export const PhoneCamera = (): ReactElement => (
  <PartWords part="camera">
    <Page />
  </PartWords>
);

function Page(): ReactElement {
  const { t } = useTranslation('camera');
  const finder = useRef<ViewfinderHandle>(null);
  const { phase, view, reports, claim } = usePhoneCamera((message) => finder.current?.handleMessage(message));
  const test = view?.session.test;
  useWakeLock(phase === 'waiting');
  const title = t(($) => $.title);
  if (phase === 'test' && view && test)
    return (
      <>
        <ScreenTitle>{title}</ScreenTitle>
        <Viewfinder key={`${test.id} ${test.run}`} ref={finder} view={view} test={test} reports={reports} />
      </>
    );
  return (
    <SignInScreen title={view?.name ?? title} footer={<LanguageButton />}>
      <ScreenTitle>{title}</ScreenTitle>
      {phase === 'start' ? <Start claim={claim} /> : <Notice phase={phase} />}
    </SignInScreen>
  );
}

const WITH_DOT: Partial<Record<Phase, 'positive' | 'caution' | 'neutral'>> = {
  waiting: 'positive',
  offline: 'caution',
  connecting: 'neutral',
};

/** A state without anything to do on the phone. */
function Notice({ phase }: { phase: Phase }): ReactElement {
  const { t } = useTranslation('camera');
  if (phase === 'start' || phase === 'test') return <></>;
  const { title, text } = {
    title: t(($) => $.phases[phase].title),
    text: t(($) => $.phases[phase].text),
  };
  const tone = WITH_DOT[phase];
  return (
    <div role="status">
      {tone ? <StatusMarker tone={tone}>{title}</StatusMarker> : <FormError>{title}</FormError>}
      <Text>{text}</Text>
    </div>
  );
}

/** The question whether this phone becomes the camera. It also asks for the camera, so that nobody is asked during a test. */
function Start({ claim }: { claim: () => Promise<void> }): ReactElement {
  const { t } = useTranslation('camera');
  const code = new URLSearchParams(useSearch()).get('code');
  const [problem, setProblem] = useState<CameraProblem>();
  const [hasFailed, setFailed] = useState(false);
  const [isPending, setPending] = useState(false);
  const begin = async (): Promise<void> => {
    setPending(true);
    setFailed(false);
    const found = await checkCamera('environment');
    setProblem(found);
    if (!found) {
      await claim().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setFailed(true);
      });
    }
    setPending(false);
  };
  return (
    <>
      <Text>{t(($) => $.startText)}</Text>
      {code !== null && (
        <div>
          <Text>{t(($) => $.compare)}</Text>
          <code className={css.code} dir="ltr">
            {code}
          </code>
        </div>
      )}
      <Text>{t(($) => $.privacy)}</Text>
      {problem && <CameraTrouble problem={problem} onRetry={() => void begin()} />}
      {hasFailed && <FormError>{t(($) => $.unreached)}</FormError>}
      <Button variant="primary" isFullWidth isPending={isPending} onPress={() => void begin()}>
        {t(($) => $.start)}
      </Button>
    </>
  );
}
