import { PICTURES_OF_TEST_MAX, type SingleEye } from '@isopter/contract';
import { Banner, Button } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './PhoneCamera.css.ts';
import type { Sending, PendingPicture } from './sending.ts';

/** Props of {@link SendingNotice}. */
export interface SendingNoticeProps {
  sending: Sending;
  names: Readonly<Record<SingleEye, string>>;
  onSendAgain: (picture: PendingPicture) => void;
  onDiscard: () => void;
}

/** Shows whether the newest picture is being sent, was stored, failed or was refused. */
export function SendingNotice({ sending, names, onSendAgain, onDiscard }: SendingNoticeProps): ReactElement {
  const { t } = useTranslation('camera');
  if (sending.state === 'failed')
    return (
      <Banner
        tone="critical"
        title={t(($) => $.notSent)}
        action={
          <>
            <Button size="sm" onPress={() => onSendAgain(sending.picture)}>
              {t(($) => $.sendAgain)}
            </Button>
            <Button size="sm" onPress={onDiscard}>
              {t(($) => $.discard)}
            </Button>
          </>
        }
      >
        {t(($) => $.notSentText)}
      </Banner>
    );
  if (sending.state === 'refused')
    return (
      <Banner tone="critical" title={t(($) => $.notStored)}>
        {t(($) => $.refusals[sending.why], { most: PICTURES_OF_TEST_MAX })}
      </Banner>
    );
  if (sending.state === 'notTaken') return <Banner tone="critical">{t(($) => $.notTaken)}</Banner>;
  return (
    <p className={css.status} role="status">
      {sending.state === 'sending' && t(($) => $.sending)}
      {sending.state === 'sent' && t(($) => $.sent, { eye: names[sending.eye], count: sending.amount })}
    </p>
  );
}
