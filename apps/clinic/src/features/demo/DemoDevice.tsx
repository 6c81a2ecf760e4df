import { Badge } from '@isopter/ui';
import { DeviceIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { device as line } from './DemoMode.css.ts';
import type { PreferredDevice } from './useDemoDevice.ts';

/** Which headset the visitor takes, and whether it is in use [DEMO-03]. */
export function DemoDevice({ device: { name, isInUse } }: { device: PreferredDevice }): ReactElement {
  const { t } = useTranslation();
  return (
    <p className={line} role="status">
      {name !== undefined && (
        <>
          <DeviceIcon />
          <bdi>{name}</bdi>
          {isInUse && (
            <Badge tone="caution" hasDot>
              {t(($) => $.demo.inUse)}
            </Badge>
          )}
        </>
      )}
    </p>
  );
}
