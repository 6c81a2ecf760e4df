import { PHONE_CAMERA_SCREENS, type PhoneCameraScreen, type SingleEye, type Test } from '@isopter/contract';
import { Button, Text } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceActions } from '../../commands/useDeviceActions.ts';
import * as css from './pictures.css.ts';

/** Props of {@link TakePicture}. */
export interface TakePictureProps {
  test: Pick<Test, 'eye'>;
  /** The screen that the phone reports; null before the first report. */
  screen: string | null;
  hasPictures: boolean;
  actions: DeviceActions;
}

const REASONS = {
  'sending picture': 'sending',
  'picture not sent': 'notSent',
  'camera off': 'cameraOff',
  'page hidden': 'pageHidden',
} as const satisfies Partial<Record<PhoneCameraScreen, string>>;

/** Returns why no picture can be taken now; `undefined` if one can. */
function reasonOf(screen: string | null): (typeof REASONS)[keyof typeof REASONS] | undefined {
  const known = PHONE_CAMERA_SCREENS.find((one) => one === screen);
  return known === undefined || known === 'camera ready' ? undefined : REASONS[known];
}

/** Takes a picture with the phone, and finishes its test. The person with the phone can do the same. */
export function TakePicture({ test: { eye }, screen, hasPictures, actions }: TakePictureProps): ReactElement {
  const { t } = useTranslation();
  const eyes: readonly SingleEye[] = eye === 'OD' || eye === 'OS' ? [eye] : ['OS', 'OD'];
  const isReady = screen === 'camera ready';
  const isBusy = screen === 'sending picture' || screen === 'picture not sent';
  const reason = reasonOf(screen);
  return (
    <div className={css.take}>
      {reason && <Text>{t(($) => $.pictures[reason])}</Text>}
      <div className={css.buttons} role="group" aria-label={t(($) => $.pictures.camera)}>
        {eyes.map((one) => (
          <Button
            key={one}
            variant="primary"
            isDisabled={!isReady}
            isPending={actions.isPending('take picture')}
            onPress={() => actions.send({ message: 'take picture', payload: one })}
          >
            {t(($) => $.pictures.take[one])}
          </Button>
        ))}
        <Button
          isDisabled={!hasPictures || isBusy}
          isPending={actions.isPending('finish')}
          onPress={() => actions.send({ message: 'finish' })}
        >
          {t(($) => $.pictures.finish)}
        </Button>
      </div>
    </div>
  );
}
