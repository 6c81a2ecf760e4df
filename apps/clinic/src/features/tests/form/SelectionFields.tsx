import type { TestGroup, TestType } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from './fields.tsx';
import { offeredGroups } from './rules/groups.ts';
import { groupOf, isCustomBundle, protocolsOf, strategiesOf } from './rules/selection.ts';
import { useTestFormContext } from './useTestForm.ts';

/** A word as the first of a line. */
const capitalized = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

const distinct = (groups: readonly TestGroup[]): TestType[] => [...new Set(groups.map(({ value }) => value))];

/** What is tested: group, strategy and program, each by what the one before offers [FORM-04, FORM-05]. */
export function SelectionFields(): ReactElement {
  const { t, i18n } = useTranslation();
  const { data, values, isReadOnly } = useTestFormContext();
  const device = data.devices.find(({ id }) => id === values.device);
  const groups = isReadOnly ? data.groups : offeredGroups(data.groups, device, data.office_group);
  const group = groupOf(groups, values);

  if (isCustomBundle(values)) {
    const bundles = groups.flatMap(({ name, custom_test_bundle_info: info }) =>
      info ? [{ id: info.custom_test_bundle_id, label: name }] : [],
    );
    return (
      <>
        <GroupField groups={distinct(groups)} />
        <SelectField name="custom_test_bundle_type" options={bundles} />
      </>
    );
  }
  return (
    <>
      <GroupField groups={distinct(groups)} />
      <SelectField
        name="strategy"
        options={strategiesOf(group).map(({ value }) => ({
          id: value,
          label: capitalized(
            t(($) => $.testNames.strategies[value]),
            i18n.language,
          ),
        }))}
      />
      <SelectField
        name="protocol"
        options={protocolsOf(group, values.strategy).map(({ value, name }) => ({
          id: value,
          label: capitalized(
            t(($) => $.testNames.protocols[value as 'OTHER'], { defaultValue: name }),
            i18n.language,
          ),
        }))}
      />
    </>
  );
}

function GroupField({ groups }: { groups: readonly TestType[] }): ReactElement {
  const { t } = useTranslation();
  return (
    <SelectField
      name="group"
      options={groups.map((value) => ({ id: value, label: t(($) => $.testNames.groups[value]) }))}
    />
  );
}
