import {
  BuildingIcon,
  BundleIcon,
  DeviceIcon,
  DownloadIcon,
  EyeIcon,
  FileIcon,
  FilterIcon,
  HelpIcon,
  HomeIcon,
  InfoIcon,
  MonitorIcon,
  PatientIcon,
  PeopleIcon,
  PreferencesIcon,
  SendIcon,
  TableIcon,
  WorkItemIcon,
} from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import type { NavigationId } from '../navigation.ts';

/** The picture of each place of the application. */
export const ENTRY_ICONS: Readonly<Record<NavigationId, ReactElement>> = {
  patients: <PatientIcon />,
  tests: <FileIcon />,
  wall: <MonitorIcon />,
  waiting_sessions: <PeopleIcon />,
  devices: <DeviceIcon />,
  offline_controllers: <HomeIcon />,
  custom_bundles: <BundleIcon />,
  offices: <BuildingIcon />,
  users: <PeopleIcon />,
  access_log: <EyeIcon />,
  work_items: <WorkItemIcon />,
  support_reports: <TableIcon />,
  export_tasks: <DownloadIcon />,
  developer_settings: <FilterIcon />,
  preferences: <PreferencesIcon />,
  help: <HelpIcon />,
  profile: <PatientIcon />,
  about: <InfoIcon />,
  contact: <SendIcon />,
};
