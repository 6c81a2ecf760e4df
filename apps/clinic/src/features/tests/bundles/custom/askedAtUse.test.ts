import { CustomBundleWrite } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { FORM_DATA, formValues } from '../../../../fakes/data/form.ts';
import { describeTest } from '../../form/rules/payload.ts';
import { withoutAsked } from './askedAtUse.ts';

describe('a test of a custom bundle', () => {
  it('is what the server takes, for every group, without what is asked at its use', () => {
    for (const group of FORM_DATA.groups.filter(({ value }) => value !== 'CUSTOM_BUNDLE')) {
      for (const strategy of group.strategies.length > 0 ? group.strategies : [undefined]) {
        const values = formValues({ device: '', group: group.value, strategy: strategy?.value ?? '', protocol: '' });
        const kept = withoutAsked(describeTest(values, FORM_DATA));
        expect(kept).not.toHaveProperty('language');
        const body = { name: 'Morning round', test_descriptions: [kept] };
        const { success, error } = CustomBundleWrite.safeParse(body);
        expect(success, `${group.name} ${strategy?.name}: ${error?.message}`).toBe(true);
      }
    }
  });
});
