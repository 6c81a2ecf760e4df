import { Button, SignInScreen } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { LanguageButton } from '../../lib/platform/i18n/LanguageButton.tsx';
import { leaveAll } from '../../lib/frame/leaving/leaving.ts';
import { accessOf, afterSignIn } from '../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { EncryptionKeyForm } from '../../lib/frame/form/EncryptionKeyForm.tsx';
import { signOut } from './signIn.ts';

/** /zero-pii-prompt: the key of zero-PII mode, without which patients are shown without their names (PII-03, PII-16). */
export function KeyPrompt(): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const signedIn = useSignedIn();
  const title = t(($) => $.zeroPii.keyTitle);
  // where a right key would lead, with one or without
  const goOn = (): void => navigate(afterSignIn({ ...accessOf(signedIn), key_wanted: false }), { replace: true });

  return (
    <SignInScreen title={title} footer={<LanguageButton />}>
      <ScreenTitle>{title}</ScreenTitle>
      <EncryptionKeyForm onDone={goOn} />
      <Button variant="quiet" isFullWidth onPress={() => leaveAll(() => void signOut().then(() => navigate('/login')))}>
        {t(($) => $.session.logout)}
      </Button>
    </SignInScreen>
  );
}
