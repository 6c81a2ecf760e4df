import { ApiError, useMutationCall } from '@isopter/api-client';
import { Button, Dialog, PinField } from '@isopter/ui';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { Form } from '../../lib/frame/form/Form.tsx';
import { setDemoMode } from '../../lib/platform/session/demoMode.ts';

/** Props of {@link PinPrompt}. */
export interface PinPromptProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const DIGITS = 4;

/** Asks for the PIN before the navigation opens. The server knows it, this page does not [DEMO-04, DEMO-06]. */
export function PinPrompt({ isOpen, onOpenChange }: PinPromptProps): ReactElement {
  const { t } = useTranslation();
  return (
    <Dialog title={t(($) => $.demo.pinTitle)} size="small" isOpen={isOpen} onOpenChange={onOpenChange}>
      {isOpen && <Pin />}
    </Dialog>
  );
}

function Pin(): ReactElement {
  const { t } = useTranslation();
  const { send, isSending } = useMutationCall('checkDemoPin');
  const errorText = useErrorText();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const hint = useId();

  const check = async (typed: string): Promise<void> => {
    if (isSending || typed.length < DIGITS) return;
    try {
      await send({ body: { pin: typed } });
      setDemoMode(false);
    } catch (error) {
      const isWrong = error instanceof ApiError && error.fields['pin'] !== undefined;
      setProblem(isWrong ? t(($) => $.demo.wrongPin) : errorText(error));
      if (isWrong) setPin('');
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void check(pin);
  };
  return (
    <Form aria-label={t(($) => $.demo.pinTitle)} onSubmit={submit}>
      <p id={hint}>{t(($) => $.demo.pinHint)}</p>
      <PinField
        label={t(($) => $.demo.pin)}
        value={pin}
        onChange={(typed) => {
          setPin(typed);
          if (typed !== '') setProblem(undefined);
        }}
        onComplete={(typed) => void check(typed)}
        length={DIGITS}
        isMasked
        autoComplete="off"
        errorMessage={problem}
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is all that is asked for
        autoFocus
        isRequired
      />
      <Button type="submit" variant="primary" isFullWidth isDisabled={pin.length < DIGITS} isPending={isSending}>
        {t(($) => $.demo.open)}
      </Button>
    </Form>
  );
}
