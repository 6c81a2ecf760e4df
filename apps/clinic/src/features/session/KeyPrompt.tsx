import { canEncrypt, openKey } from '@isopter/api-client';
import { Button, ConfirmDialog, Form, FormError, PasswordField, SignInScreen, toasts } from '@isopter/ui';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ScreenTitle } from '../../lib/brand/ScreenTitle.tsx';
import { LanguageButton } from '../../lib/i18n/LanguageButton.tsx';
import { leaveAll } from '../../lib/leaving/leaving.ts';
import { accessOf, afterSignIn } from '../../lib/session/accessOf.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { takeKey } from '../../lib/zeroPiiKey/takeKey.ts';
import { signOut } from './signIn.ts';

/** /zero-pii-prompt: the key of zero-PII mode, without which patients are shown without their names (PII-03, PII-16). */
export function KeyPrompt(): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const signedIn = useSignedIn();
  const [typed, setTyped] = useState('');
  const [isPending, setPending] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const title = t(($) => $.zeroPii.keyTitle);
  // where a right key would lead, with one or without
  const goOn = (): void => navigate(afterSignIn({ ...accessOf(signedIn), key_wanted: false }), { replace: true });

  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const check = signedIn.preferences.zero_pii_password_hash ?? '';
    setPending(true);
    const key = await openKey(typed, check);
    if (key === null) {
      setPending(false);
      setWrong(true);
      return;
    }
    await takeKey(key, check);
    toasts.show({ tone: 'positive', message: t(($) => $.zeroPii.encryptionKeyMatchSuccessMessage) });
    goOn();
  };

  return (
    <SignInScreen title={title} footer={<LanguageButton />}>
      <ScreenTitle>{title}</ScreenTitle>
      <p>{t(($) => $.zeroPii.keyHint)}</p>
      {!canEncrypt() && <FormError>{t(($) => $.zeroPii.notSecure)}</FormError>}
      <Form aria-label={title} onSubmit={(event) => void open(event)}>
        <PasswordField
          label={t(($) => $.zeroPii.key)}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          inputRef={field}
          isDisabled={!canEncrypt()}
        />
        <Button type="submit" variant="primary" isFullWidth isPending={isPending} isDisabled={!canEncrypt()}>
          {t(($) => $.zeroPii.open)}
        </Button>
      </Form>
      {!canEncrypt() && (
        <Button isFullWidth onPress={goOn}>
          {t(($) => $.zeroPii.continueWithout)}
        </Button>
      )}
      <Button
        variant="quiet"
        isFullWidth
        isDisabled={isPending}
        onPress={() => leaveAll(() => void signOut().then(() => navigate('/login')))}
      >
        {t(($) => $.session.logout)}
      </Button>
      <ConfirmDialog
        title={t(($) => $.zeroPii.wrongTitle)}
        message={t(($) => $.zeroPii.wrongEncryptionKeyMessage)}
        confirmLabel={t(($) => $.zeroPii.tryAgain)}
        onConfirm={() => field.current?.select()}
        alternate={{ label: t(($) => $.zeroPii.continueWithout), onConfirm: goOn }}
        cancelLabel={null}
        isOpen={isWrong}
        onOpenChange={setWrong}
      />
    </SignInScreen>
  );
}
