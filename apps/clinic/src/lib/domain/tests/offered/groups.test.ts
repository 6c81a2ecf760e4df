import { describe, expect, it } from 'vitest';
import { HOME_KIT, LANE_1, LANE_2, PRE_TEST } from '../../../../fakes/data/devices.ts';
import { FORM_DATA } from '../../../../fakes/data/form.ts';
import { GROUPS } from '../../../../fakes/data/groups.ts';
import { offeredGroups } from './groups.ts';

const ALL = FORM_DATA.office_group;
const strategies = (groups: ReturnType<typeof offeredGroups>): string[] =>
  groups.flatMap((group) => group.strategies.map(({ value }) => value));

describe('offeredGroups', () => {
  it('offers the groups the device supports, and the custom bundles [FORM-04, FORM-29]', () => {
    const offered = offeredGroups(GROUPS, LANE_1, ALL).map(({ value }) => value);
    expect(offered).toEqual(['PERIMETRY', 'VISUAL_ACUITY', 'CUSTOM_BUNDLE', 'CUSTOM_BUNDLE']);
    expect(offeredGroups(GROUPS, LANE_2, ALL)).toHaveLength(GROUPS.length);
    expect(offeredGroups(GROUPS, undefined, ALL)).toHaveLength(GROUPS.length);
  });

  it.each([
    ['color_vision_d_15_module', ['D15']],
    ['suprafast_module', ['SUPRA_FAST']],
    ['waggoner_module', ['WAGGONER', 'WAGGONER_SENIORS', 'WAGGONER_OLDER_CHILDREN']],
  ] as const)('without %s the office group is not offered %s [FORM-30]', (module, missing) => {
    const all = strategies(offeredGroups(GROUPS, HOME_KIT, ALL));
    const less = strategies(offeredGroups(GROUPS, HOME_KIT, { ...ALL, [module]: false }));
    expect(all.filter((strategy) => !less.includes(strategy))).toEqual(missing);
  });

  it('offers Ishihara from app version 4.4.1 [FORM-14]', () => {
    expect(strategies(offeredGroups(GROUPS, PRE_TEST, ALL))).not.toContain('ISHIHARA');
    expect(strategies(offeredGroups(GROUPS, { ...PRE_TEST, app_version: '4.4.1' }, ALL))).toContain('ISHIHARA');
  });

  it('leaves out a group none of whose strategies is left [FORM-30]', () => {
    const colors = GROUPS.map((group) =>
      group.value === 'COLOR_VISION'
        ? { ...group, strategies: group.strategies.filter(({ value }) => value === 'D15') }
        : group,
    );
    const offered = offeredGroups(colors, LANE_2, { ...ALL, color_vision_d_15_module: false });
    expect(offered.map(({ value }) => value)).not.toContain('COLOR_VISION');
    expect(offered.map(({ value }) => value)).toContain('COVER');
  });
});
