import type { TestGroup, TestType } from '@isopter/contract';
import { DatePicker, Select, TextField } from '@isopter/ui';
import type { ReactElement } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../../lib/frame/form/Bound.tsx';
import { useOfficeDay } from '../../../lib/platform/format/useOfficeDay.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { useOptions } from '../../../lib/domain/tests/offered/useOptions.ts';
import { asked, protocolsOf, protocolWith, type VerifyValues } from './rules.ts';

interface DetailFieldsProps {
  form: UseFormReturn<VerifyValues>;
  groups: readonly TestGroup[];
}

/** Fields for the kind of test, its program and date [IMP-04]. */
export function DetailFields({ form, groups }: DetailFieldsProps): ReactElement {
  const { t } = useTranslation();
  const { date_format } = useSignedIn().preferences;
  const today = useOfficeDay();
  const optionsOf = useOptions();
  const { control } = form;
  const [group, protocol] = useWatch({ control, name: ['group', 'protocol'] });
  const needs = asked({ group, protocol }, groups);
  return (
    <>
      <Bound<VerifyValues, 'group', HTMLButtonElement> control={control} name="group">
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            label={t(($) => $.imports.verify.fields.group)}
            isRequired
            options={groups.map(({ value: id }) => ({ id, label: t(($) => $.testNames.groups[id]) }))}
            value={value || null}
            onChange={(id) => {
              onChange(id as TestType);
              form.setValue('protocol', protocolWith(id, protocol, groups), { shouldDirty: true });
              form.clearErrors('protocol');
            }}
          />
        )}
      </Bound>
      {needs.protocol && (
        <Bound<VerifyValues, 'protocol', HTMLButtonElement> control={control} name="protocol">
          {({ value, ...field }) => (
            <Select
              {...field}
              label={t(($) => $.imports.verify.fields.protocol)}
              isRequired
              options={optionsOf.protocols(protocolsOf(group, groups))}
              value={value || null}
            />
          )}
        </Bound>
      )}
      {needs.name && (
        <Bound control={control} name="protocol_name">
          {(field) => (
            <TextField
              {...field}
              label={t(($) => $.imports.verify.fields.protocol_name)}
              isRequired
              autoComplete="off"
            />
          )}
        </Bound>
      )}
      <Bound control={control} name="test_date">
        {(field) => (
          <DatePicker
            {...field}
            label={t(($) => $.imports.verify.fields.test_date)}
            isRequired
            format={date_format}
            maxValue={today}
          />
        )}
      </Bound>
    </>
  );
}
