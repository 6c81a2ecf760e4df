import { canEncrypt } from '@isopter/api-client';
import { isStrongKey, ZERO_PII } from '@isopter/contract';
import { Button, ConfirmDialog, Dialog, generateKey, KeyField, Stack } from '@isopter/ui';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlagField, usePreferencesForm, useValues } from './fields.tsx';

/** Whether personal data are encrypted; what it would mean is asked first, and then for a key [PREF-04]. */
export function ZeroPiiField({ isLocked }: { isLocked: boolean }): ReactElement {
  const { t } = useTranslation();
  const { setValue } = usePreferencesForm();
  const { disable_pi, enable_access_to_other_offices, enable_demo_mode, zero_pii_key } = useValues();
  const [step, setStep] = useState<'confirm' | 'key' | null>(null);
  // the question closes too when it is answered by "yes"
  const isConfirmed = useRef(false);

  const decline = (): void => {
    setStep(null);
    setValue('enable_zero_pii', false, { shouldDirty: true });
  };
  const hint = (): string | undefined => {
    if (isLocked) return t(($) => $.preferences.lockedHint);
    if (!canEncrypt()) return t(($) => $.zeroPii.notSecure);
    if (enable_demo_mode) return t(($) => $.zeroPii.notInDemo);
    if (disable_pi) return t(($) => $.zeroPii.notWithoutNames);
    if (!enable_access_to_other_offices) return t(($) => $.zeroPii.needsAccess);
    return zero_pii_key === '' ? undefined : t(($) => $.zeroPii.keyChosen);
  };
  const description = hint();
  const mayTurnOn = enable_access_to_other_offices && !enable_demo_mode && !disable_pi && canEncrypt();
  return (
    <>
      <FlagField
        name="enable_zero_pii"
        isDisabled={isLocked || !mayTurnOn}
        {...(description !== undefined && { description })}
        onChanged={(isOn) => {
          setValue('zero_pii_key', '');
          isConfirmed.current = false;
          if (isOn) setStep('confirm');
        }}
      />
      <ConfirmDialog
        title={t(($) => $.zeroPii.zeroPiiConfirmDialogTitle)}
        message={t(($) => $.zeroPii.zeroPiiConfirmDialogMessage)}
        confirmLabel={t(($) => $.zeroPii.confirm)}
        tone="danger"
        onConfirm={() => {
          isConfirmed.current = true;
          setStep('key');
        }}
        isOpen={step === 'confirm'}
        onOpenChange={(isOpen) => !isOpen && !isConfirmed.current && decline()}
      />
      {step === 'key' && (
        <NewKey
          onCancel={decline}
          onChosen={(key) => {
            setStep(null);
            setValue('zero_pii_key', key, { shouldDirty: true, shouldValidate: true });
          }}
        />
      )}
    </>
  );
}

/** Draws a key until it is strong; about one in five has too few digits. */
function strongKey(): string {
  let key = generateKey();
  while (!isStrongKey(key)) key = generateKey();
  return key;
}

interface NewKeyProps {
  onChosen: (key: string) => void;
  onCancel: () => void;
}

/** Asks for the key of the clinic, which is to be kept somewhere else too [PREF-12]. */
function NewKey({ onChosen, onCancel }: NewKeyProps): ReactElement {
  const { t } = useTranslation();
  const [key, setKey] = useState('');
  const [isSaved, setSaved] = useState(false);
  const isReady = isStrongKey(key) && isSaved;
  return (
    <Dialog
      title={t(($) => $.zeroPii.newKeyTitle)}
      isOpen
      onOpenChange={onCancel}
      actions={
        <>
          <Button variant="quiet" onPress={onCancel}>
            {t(($) => $.common.cancel)}
          </Button>
          <Button variant="primary" isDisabled={!isReady} onPress={() => onChosen(key)}>
            {t(($) => $.zeroPii.useKey)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t(($) => $.zeroPii.newKeyHint)}</p>
        <p>{t(($) => $.zeroPii.keyRequired, { count: ZERO_PII.keyMin })}</p>
        <KeyField
          label={t(($) => $.zeroPii.newKey)}
          minLength={ZERO_PII.keyMin}
          value={key}
          onChange={setKey}
          generate={strongKey}
          isSaved={isSaved}
          onSavedChange={setSaved}
        />
      </Stack>
    </Dialog>
  );
}
