import { useUpdateDevConfig } from '@isopter/api-client';
import type { DevConfig } from '@isopter/contract';
import { Checkbox, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/errors/useErrorText.ts';
import { Bound } from '../../lib/form/Bound.tsx';
import { EditScreen } from '../../lib/form/EditScreen.tsx';
import { useEditForm } from '../../lib/form/useEditForm.ts';
import { HOME } from '../../lib/routes/routes.ts';
import { keepFlags } from '../../lib/session/keepFlags.ts';

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

/** The settings as they are, to be changed; parts of the product that they open are there at once [CONF-01]. */
export function DevSettingsForm({ config }: { config: DevConfig }): ReactElement {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { send } = useUpdateDevConfig();
  const { form, attempt, leave, failure } = useEditForm<DevConfig>({
    defaultValues: config,
    problemsOf: () => ({}),
    refusalOf: (error) => ({ fields: {}, text: errorText(error) }),
  });
  const { control } = form;
  const submit = (): Promise<void> =>
    attempt(async (values) => {
      await send({ body: values });
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
