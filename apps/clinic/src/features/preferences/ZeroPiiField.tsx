import { canEncrypt } from '@isopter/api-client';
import { ConfirmDialog } from '@isopter/ui';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlagField, usePreferencesForm, useValues } from './fields.tsx';
import { NewKey } from './keyChange/NewKey.tsx';

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
          hint={t(($) => $.zeroPii.newKeyHint)}
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
