import { IconButton } from '@isopter/ui';
import { DeviceIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleDashboard, useDashboardCollapsed } from './dashboard.ts';

/** Folds the devices above the patients away, and back (PAT-01). */
export function DashboardToggle(): ReactElement {
  const { t } = useTranslation();
  const isCollapsed = useDashboardCollapsed();
  return (
    <IconButton
      variant="secondary"
      label={isCollapsed ? t(($) => $.patients.devices.expand) : t(($) => $.patients.devices.collapse)}
      icon={<DeviceIcon />}
      aria-expanded={!isCollapsed}
      onPress={toggleDashboard}
    />
  );
}
