import type { TestGroup, TestType } from '@isopter/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptions } from '../../../../lib/domain/tests/offered/useOptions.ts';
import { SelectField } from '../fields.tsx';
import { offeredGroups } from '../../../../lib/domain/tests/offered/groups.ts';
import { groupOf, protocolsOf, strategiesOf } from '../../../../lib/domain/tests/offered/choices.ts';
import { bundlesOf } from '../rules/kinds.ts';
import { isCustomBundle } from '../rules/selection.ts';
import { useTestFormContext } from '../useTestForm.ts';

const distinct = (groups: readonly TestGroup[]): TestType[] => [...new Set(groups.map(({ value }) => value))];

/** Props of {@link SelectionFields}. */
export interface SelectionFieldsProps {
  /** The kind of test is chosen somewhere else. @default false */
  isKindElsewhere?: boolean;
}

/** Fields for kind, strategy and program, each with the choices of the one before [FORM-04, FORM-05]. */
export function SelectionFields({ isKindElsewhere = false }: SelectionFieldsProps): ReactElement {
  const optionsOf = useOptions();
  const { data, values, isReadOnly } = useTestFormContext();
  const device = data.devices.find(({ id }) => id === values.device);
  const groups = isReadOnly ? data.groups : offeredGroups(data.groups, device, data.office_group);
  const group = groupOf(groups, values);
  const kind = !isKindElsewhere && <GroupField groups={distinct(groups)} />;

  if (isCustomBundle(values)) {
    const bundles = bundlesOf(groups).map(({ id, name }) => ({ id, label: name }));
    return (
      <>
        {kind}
        <SelectField name="custom_test_bundle_type" options={bundles} />
      </>
    );
  }
  return (
    <>
      {kind}
      <SelectField name="strategy" options={optionsOf.strategies(strategiesOf(group))} />
      <SelectField name="protocol" options={optionsOf.protocols(protocolsOf(group, values.strategy))} />
    </>
  );
}

function GroupField({ groups }: { groups: readonly TestType[] }): ReactElement {
  const { t } = useTranslation();
  const { data } = useTestFormContext();
  return (
    <SelectField
      name="group"
      options={groups.map((value) => ({ id: value, label: t(($) => $.testNames.groups[value]) }))}
      {...(data.groups.length === 0 && { description: t(($) => $.tests.form.kinds.unknown) })}
    />
  );
}
