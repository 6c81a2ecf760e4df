import { Banner, Button } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CameraProblem } from './useCamera.ts';

/** Explains why the camera cannot be used, and offers to try again. */
export function CameraTrouble({ problem, onRetry }: { problem: CameraProblem; onRetry: () => void }): ReactElement {
  const { t } = useTranslation('camera');
  return (
    <Banner
      tone="critical"
      title={t(($) => $.problems[problem].title)}
      {...(problem !== 'unsupported' && {
        action: (
          <Button size="sm" onPress={onRetry}>
            {t(($) => $.retry)}
          </Button>
        ),
      })}
    >
      {t(($) => $.problems[problem].text)}
    </Banner>
  );
}
