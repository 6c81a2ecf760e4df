import { useConfirmTotp } from '@isopter/api-client';
import { Dialog, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/platform/api/client.ts';
import { type TotpSecret, TotpSetup } from '../../../lib/frame/secondFactors/TotpSetup.tsx';

interface SetUpAppProps {
  /** The secret that the server has made. */
  shown: TotpSecret;
  /** Called when the app is set up. `codes`: the recovery codes created with the first second factor. */
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Sets up an authenticator app [OUR-490]. */
export function SetUpApp({ shown, onDone, onClose }: SetUpAppProps): ReactElement {
  const { t } = useTranslation();
  const { send } = useConfirmTotp();

  const confirm = async (code: string): Promise<void> => {
    const { recovery_codes } = await send({ body: { code } });
    toasts.show({ tone: 'positive', message: t(($) => $.secondSteps.added) });
    onDone(recovery_codes);
  };
  return (
    <Dialog title={t(($) => $.secondSteps.setUp)} isOpen onOpenChange={onClose}>
      <TotpSetup shown={shown} start={() => client.call('startTotp')} confirm={confirm} />
    </Dialog>
  );
}
