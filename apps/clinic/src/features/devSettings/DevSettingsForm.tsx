import { useUpdateDevConfig } from '@isopter/api-client';
import type { DevConfig, StoredDevConfig } from '@isopter/contract';
import { Checkbox, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import { Bound } from '../../lib/frame/form/Bound.tsx';
import { EditScreen } from '../../lib/frame/form/EditScreen.tsx';
import { changedFields } from '../../lib/frame/form/mergeEdits.ts';
import { useRecordForm } from '../../lib/frame/form/useRecordForm.ts';
import { HOME } from '../../lib/platform/routes/routes.ts';
import { keepFlags } from '../../lib/platform/session/keepFlags.ts';

/** In the order of CONF-01. */
const SETTINGS = [
  'research_mode',
  'eye_telemetry_enabled',
  'blue_pupillometry_telemetry_enabled',
  'suprat_quadrant_telemetry_enabled',
  'sensorimotor_suite_cover_telemetry_enabled',
  'speech_reports',
  'waggoner_module',
] as const satisfies readonly (keyof DevConfig)[];

const valuesOf = (config: DevConfig | null): DevConfig =>
  Object.fromEntries(SETTINGS.map((name) => [name, config?.[name] ?? false])) as DevConfig;

/** The settings as they are, to be changed; parts of the product that they open are there at once [CONF-01]. */
export function DevSettingsForm({ config }: { config: StoredDevConfig }): ReactElement {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { send } = useUpdateDevConfig();
  const { form, attempt, leave, failure, conflict } = useRecordForm<DevConfig, StoredDevConfig>({
    record: config,
    valuesOf,
    fields: Object.fromEntries(
      SETTINGS.map((name) => [
        name,
        {
          label: t(($) => $.devSettings.fields[name]),
          text: (values: DevConfig) => t(($) => (values[name] ? $.common.yes : $.common.no)),
        },
      ]),
    ),
    problemsOf: () => ({}),
    refusalOf: (error) => ({ fields: {}, text: errorText(error) }),
  });
  const { control } = form;
  const submit = (): Promise<void> =>
    attempt(async (values, { values: before, version }) => {
      await send({ body: { ...changedFields(before, values), version } });
      const { research_mode, waggoner_module } = values;
      keepFlags({ research_mode, waggoner_module });
      toasts.show({ tone: 'positive', message: t(($) => $.devSettings.saved) });
      leave(HOME);
    });
  const title = t(($) => $.navigation.developer_settings);
  return (
    <EditScreen
      title={title}
      breadcrumbs={[{ label: t(($) => $.navigation.patients), href: HOME }, { label: title }]}
      closeHref={HOME}
      onSubmit={submit}
      isSaving={form.formState.isSubmitting}
      failure={failure}
      conflict={conflict}
    >
      {SETTINGS.map((name) => (
        <Bound key={name} control={control} name={name}>
          {({ value, ...field }) => (
            <Checkbox {...field} label={t(($) => $.devSettings.fields[name])} isSelected={value} />
          )}
        </Bound>
      ))}
    </EditScreen>
  );
}
