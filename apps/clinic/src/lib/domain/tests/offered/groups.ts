import type { Device, OfficeGroup, StrategyValue, TestGroup, TestType } from '@isopter/contract';
import { compareVersions } from './version.ts';

/** The headset software that shows Ishihara plates [FORM-14]. */
export const ISHIHARA_APP_VERSION = '4.4.1';

/** Strategies that belong to a module the office group may lack [FORM-30, ROLE-03]. */
const MODULE_OF_STRATEGY: Readonly<Partial<Record<StrategyValue, keyof OfficeGroup>>> = {
  D15: 'color_vision_d_15_module',
  SUPRA_FAST: 'suprafast_module',
  WAGGONER: 'waggoner_module',
  WAGGONER_SENIORS: 'waggoner_module',
  WAGGONER_OLDER_CHILDREN: 'waggoner_module',
};

/**
 * The groups and strategies offered with a device: those its capabilities name, less the modules the office group
 * lacks and what its software is too old for [FORM-04, FORM-14, FORM-29, FORM-30]. Without a device nothing is left
 * out for its sake. A group all of whose strategies are left out goes with them.
 */
export function offeredGroups(
  groups: readonly TestGroup[],
  device: Device | undefined,
  officeGroup: OfficeGroup,
): readonly TestGroup[] {
  return groups
    .filter(({ value }) => value === 'CUSTOM_BUNDLE' || isSupported(value, device))
    .flatMap((group) => {
      const strategies = group.strategies.filter(({ value }) => isStrategyOffered(value, device, officeGroup));
      const isEmptied = strategies.length === 0 && group.strategies.length > 0;
      return isEmptied ? [] : [{ ...group, strategies }];
    });
}

function isSupported(group: TestType, device: Device | undefined): boolean {
  return !device || device.capabilities.supported_test_groups.includes(group);
}

function isStrategyOffered(strategy: StrategyValue, device: Device | undefined, officeGroup: OfficeGroup): boolean {
  const module = MODULE_OF_STRATEGY[strategy];
  if (module && !officeGroup[module]) return false;
  return strategy !== 'ISHIHARA' || !device || compareVersions(device.app_version, ISHIHARA_APP_VERSION) >= 0;
}
