import { usePacsConfiguration } from '@isopter/api-client';
import type { PacsConfiguration } from '@isopter/contract';
import {
  DatePicker,
  EmptyState,
  ErrorState,
  FormRow,
  FormScreen,
  Select,
  Skeleton,
  Switch,
  Text,
  TextField,
} from '@isopter/ui';
import type { ReactElement } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { EditScreen } from '../../lib/frame/form/EditScreen.tsx';
import { accessOf } from '../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import { useNameless } from '../../lib/platform/session/useNameless.ts';
import { ConnectionTest } from './ConnectionTest.tsx';
import { type FilterField, type FilterText, type FilterValues, shownFields, withAuto } from './rules/filter.ts';
import { DATE_FORMAT, useFilterForm } from './useFilterForm.ts';

const CLOSE = '/work-items';

/** The filter of the worklist [PACS-02, PACS-10, PACS-12]. */
export function ItemFilter(): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { data, error, isValidating, mutate } = usePacsConfiguration(true);
  const errorText = useErrorText();
  const title = t(($) => $.navigation.work_item_filter);
  const header = {
    title,
    breadcrumbs: [{ label: t(($) => $.navigation.work_items), href: CLOSE }, { label: title }],
    onClose: () => navigate(CLOSE),
  };
  if (data && data.device_pools.length > 0) return <FilterForm configuration={data} {...header} />;
  return (
    <FormScreen {...header}>
      <ScreenTitle>{title}</ScreenTitle>
      {data ? (
        <EmptyState title={t(($) => $.pacs.noPoolTitle)}>{t(($) => $.pacs.noPoolHint)}</EmptyState>
      ) : error ? (
        <ErrorState
          title={t(($) => $.pacs.configurationFailed)}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        SKELETON
      )}
    </FormScreen>
  );
}

const SKELETON = Array.from({ length: 6 }, (_, row) => <Skeleton key={row} height={62} />);

interface FilterFormProps {
  configuration: PacsConfiguration;
  title: string;
  breadcrumbs: { label: string; href?: string }[];
}

function FilterForm({ configuration, title, breadcrumbs }: FilterFormProps): ReactElement {
  const { t } = useTranslation();
  const nameless = useNameless();
  const { office_group_admin } = accessOf(useSignedIn());
  const { form, submit, failure } = useFilterForm(configuration);
  const { control } = form;
  const values = useWatch({ control }) as FilterValues;
  const shown = shownFields(values, configuration);
  const pool = values.pacs_integration_device_pool;
  const text = (name: FilterText, isNumeric = false): ReactElement | null =>
    shown.has(name) ? <TextFilter control={control} name={name} isNumeric={isNumeric} /> : null;
  const day = (name: 'scheduled_procedure_step_start_date_from' | 'scheduled_procedure_step_start_date_to') =>
    shown.has(name) && (
      <Bound control={control} name={name}>
        {(field) => <DatePicker {...field} label={t(($) => $.pacs.filter.fields[name])} format={DATE_FORMAT} />}
      </Bound>
    );
  const hasAny = (...names: FilterField[]): boolean => names.some((name) => shown.has(name));
  return (
    <EditScreen
      title={title}
      breadcrumbs={breadcrumbs}
      closeHref={CLOSE}
      onSubmit={submit}
      isSaving={form.formState.isSubmitting}
      saveLabel={t(($) => $.pacs.filter.submit)}
      failure={failure}
    >
      <Bound<FilterValues, 'pacs_integration_device_pool', HTMLButtonElement>
        control={control}
        name="pacs_integration_device_pool"
      >
        {({ value, ...field }) => (
          <Select
            {...field}
            label={t(($) => $.pacs.filter.fields.pacs_integration_device_pool)}
            isRequired
            options={configuration.device_pools.map(({ id, name }) => ({ id, label: name }))}
            value={value || null}
          />
        )}
      </Bound>
      {office_group_admin && pool && <ConnectionTest key={pool} pool={pool} />}
      {hasAny('patient_first_name', 'patient_last_name') && (
        <FormRow>
          {text('patient_last_name')}
          {text('patient_first_name')}
        </FormRow>
      )}
      {nameless !== null && (
        <Text size="sm" tone="secondary">
          {t(($) => (nameless === 'agent' ? $.agent.noSearch : $.zeroPii.noSearch))}
        </Text>
      )}
      {text('patient_id', true)}
      {hasAny('accession_number', 'requested_procedure_id') && (
        <FormRow>
          {text('accession_number', true)}
          {text('requested_procedure_id', true)}
        </FormRow>
      )}
      {hasAny('scheduled_procedure_step_start_date_from', 'scheduled_procedure_step_start_date_to') && (
        <FormRow>
          {day('scheduled_procedure_step_start_date_from')}
          {day('scheduled_procedure_step_start_date_to')}
        </FormRow>
      )}
      {text('modality', true)}
      {shown.has('scheduled_station_ae_title_auto') && (
        <Bound control={control} name="scheduled_station_ae_title_auto">
          {({ value, ...field }) => (
            <Switch
              {...field}
              label={t(($) => $.pacs.filter.fields.scheduled_station_ae_title_auto)}
              isSelected={value}
              onChange={(isAuto) => {
                const { scheduled_station_ae_title_auto, scheduled_station_ae_title } = withAuto(
                  form.getValues(),
                  isAuto,
                );
                form.setValue('scheduled_station_ae_title_auto', scheduled_station_ae_title_auto, {
                  shouldDirty: true,
                });
                form.setValue('scheduled_station_ae_title', scheduled_station_ae_title, { shouldValidate: true });
              }}
            />
          )}
        </Bound>
      )}
      {text('scheduled_station_ae_title', true)}
    </EditScreen>
  );
}

interface TextFilterProps {
  control: Control<FilterValues>;
  name: FilterText;
  isNumeric: boolean;
}

function TextFilter({ control, name, isNumeric }: TextFilterProps): ReactElement {
  const { t } = useTranslation();
  return (
    <Bound control={control} name={name}>
      {(field) => (
        <TextField {...field} label={t(($) => $.pacs.filter.fields[name])} isNumeric={isNumeric} autoComplete="off" />
      )}
    </Bound>
  );
}
