import { EXPORT_DEVICE_TYPES, EXPORT_STRATEGIES, exportProtocols, type ProtocolValue } from '@isopter/contract';
import { Banner, Checkbox, DatePicker, FormRow, Select, Text } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { EditScreen } from '../../lib/frame/form/EditScreen.tsx';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { useNameless } from '../../lib/platform/session/useNameless.ts';
import { useOptions } from '../../lib/domain/tests/offered/useOptions.ts';
import { type ExportFormValues, protocolWith } from './rules.ts';
import { useExportForm } from './useExportForm.ts';

const CLOSE = '/export-tasks';
const ANY_DEVICE = 'any';

/** Asks for an export of tests [EXP-02]. */
export function ExportNew(): ReactElement {
  const { t } = useTranslation();
  const { date_format } = useSignedIn().preferences;
  const nameless = useNameless();
  const { form, submit, isReady, failure } = useExportForm();
  const { control } = form;
  const strategy = useWatch({ control, name: 'test_strategy' });
  const optionsOf = useOptions();
  const title = t(($) => $.exports.new);
  const dayField = (name: 'start_date' | 'end_date'): ReactElement => (
    <Bound control={control} name={name}>
      {(field) => <DatePicker {...field} label={t(($) => $.exports.fields[name])} format={date_format} />}
    </Bound>
  );
  const flag = (name: 'include_deviations' | 'include_reports', isDisabled = false): ReactElement => (
    <Bound control={control} name={name}>
      {({ value, ...field }) => (
        <Checkbox
          {...field}
          label={t(($) => $.exports.fields[name])}
          description={t(($) => $.exports.hints[name])}
          isSelected={value}
          isDisabled={isDisabled}
        />
      )}
    </Bound>
  );
  return (
    <EditScreen
      title={title}
      breadcrumbs={[{ label: t(($) => $.navigation.export_tasks), href: CLOSE }, { label: title }]}
      closeHref={CLOSE}
      onSubmit={submit}
      isSaving={form.formState.isSubmitting}
      isReady={isReady}
      saveLabel={t(($) => $.exports.ask)}
      failure={failure}
      banner={<Banner tone="info">{t(($) => $.exports.hint)}</Banner>}
    >
      <FormRow>
        <Bound<ExportFormValues, 'test_strategy', HTMLButtonElement> control={control} name="test_strategy">
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              label={t(($) => $.exports.fields.test_strategy)}
              isRequired
              options={optionsOf.strategies(EXPORT_STRATEGIES.map((id) => ({ value: id })))}
              value={value || null}
              onChange={(id) => {
                onChange(id as ExportFormValues['test_strategy']);
                const kept = protocolWith(id, form.getValues('test_protocol'));
                form.setValue('test_protocol', kept, { shouldValidate: true });
              }}
            />
          )}
        </Bound>
        <Bound<ExportFormValues, 'test_protocol', HTMLButtonElement> control={control} name="test_protocol">
          {({ value, onChange, ...field }) => (
            <Select
              {...field}
              label={t(($) => $.exports.fields.test_protocol)}
              isRequired
              isDisabled={strategy === ''}
              options={optionsOf.protocols(exportProtocols(strategy).map((value) => ({ value, name: value })))}
              value={value || null}
              onChange={(id) => onChange(id as ProtocolValue)}
            />
          )}
        </Bound>
      </FormRow>
      <Bound<ExportFormValues, 'device_type', HTMLButtonElement> control={control} name="device_type">
        {({ value, onChange, ...field }) => (
          <Select
            {...field}
            label={t(($) => $.exports.fields.device_type)}
            options={[
              { id: ANY_DEVICE, label: t(($) => $.exports.anyDevice) },
              ...EXPORT_DEVICE_TYPES.map((id) => ({ id, label: t(($) => $.devices.types[id]) })),
            ]}
            value={value || ANY_DEVICE}
            onChange={(id) => onChange((id === ANY_DEVICE ? '' : id) as ExportFormValues['device_type'])}
          />
        )}
      </Bound>
      <FormRow>
        {dayField('start_date')}
        {dayField('end_date')}
      </FormRow>
      {flag('include_deviations')}
      {flag('include_reports', nameless !== null)}
      {nameless === 'agent' && (
        <Text size="sm" tone="secondary">
          {t(($) => $.agent.noReports)}
        </Text>
      )}
    </EditScreen>
  );
}
