import { proxy, useSnapshot } from 'valtio';
import { readLocal, writeLocal } from '../../../lib/platform/storage/local.ts';

const dashboard = proxy({ isCollapsed: readLocal('dashboard_collapsed') ?? false });

/** Whether the devices above the patients are folded away; kept on this device (PAT-01). */
export const useDashboardCollapsed = (): boolean => useSnapshot(dashboard).isCollapsed;

export function toggleDashboard(): void {
  dashboard.isCollapsed = !dashboard.isCollapsed;
  writeLocal('dashboard_collapsed', dashboard.isCollapsed);
}
