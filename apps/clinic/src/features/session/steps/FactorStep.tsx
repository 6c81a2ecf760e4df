import type { SecondFactor } from '@isopter/contract';
import { Button, Text } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeStep } from './CodeStep.tsx';
import { DuoStep } from './DuoStep.tsx';
import { KeyStep } from './KeyStep.tsx';
import { SetupStep } from './SetupStep.tsx';
import type { OwedStep } from '../signIn.ts';

interface FactorStepProps {
  owed: OwedStep;
  /** Called with the path a sign-in leads to. */
  onSignedIn: (path: string) => void;
  /** Called when the sign-in has to start again. `failure`: the error shown there. */
  onLeft: (failure: string | null) => void;
}

/** Asks for the second factor of a sign-in, or a replacement for it [AUTH-06, OUR-490, OUR-491]. */
export function FactorStep({ owed, onSignedIn, onLeft }: FactorStepProps): ReactElement {
  const { t } = useTranslation();
  const [method, setMethod] = useState(owed.method);
  const words = {
    duo: t(($) => $.session.factor.useDuo),
    webauthn: t(($) => $.session.factor.useKey),
    totp: t(($) => $.session.factor.useTotp),
    recovery: t(($) => $.session.factor.useRecovery),
    setup: t(($) => $.secondSteps.setUp),
  } satisfies Record<SecondFactor, string>;
  const further = [owed.method, ...owed.instead].filter((other) => other !== method);
  const others = (
    <>
      {further.map((other) => (
        <Button key={other} isFullWidth onPress={() => setMethod(other)}>
          {words[other]}
        </Button>
      ))}
      <Text>{t(($) => $.session.factor.lost)}</Text>
    </>
  );
  switch (method) {
    case 'duo':
      return (
        <DuoStep url={owed.url} onLeft={onLeft}>
          {others}
        </DuoStep>
      );
    case 'webauthn':
      return (
        <KeyStep onSignedIn={onSignedIn} onLeft={onLeft} hasOthers={further.length > 0}>
          {others}
        </KeyStep>
      );
    case 'setup':
      return <SetupStep onSignedIn={onSignedIn} onLeft={onLeft} />;
    case 'totp':
    case 'recovery':
      return (
        <CodeStep key={method} method={method} onSignedIn={onSignedIn} onLeft={onLeft}>
          {others}
        </CodeStep>
      );
  }
}
