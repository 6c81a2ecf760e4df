import { ApiError } from '@isopter/api-client';
import { Banner, Button, toasts } from '@isopter/ui';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../../../lib/platform/format/isolate.ts';
import { defaultTest, type Obstacle } from '../rules/prefill/defaultTest.ts';
import type { TestFormData } from '../rules/values.ts';
import { useChosenName } from '../useChosenName.ts';
import { type Started, useStart } from './useStart.ts';

/** Props of {@link FirstTest}. */
export interface FirstTestProps {
  data: TestFormData;
  mwlId: string | null;
  onCreated: (test: Started) => void;
}

/** Starts the default test of the preferences in one step, or says what is missing [FORM-21, OUR-723]. */
export function FirstTest({ data, mwlId, onCreated }: FirstTestProps): ReactElement {
  const { t, i18n } = useTranslation();
  const nameOf = useChosenName();
  const { start, isStarting } = useStart();
  const { values, obstacles } = useMemo(() => defaultTest(data), [data]);
  const isReady = obstacles.length === 0;
  const device = data.devices.find(({ id }) => id === values.device);

  const begin = async (): Promise<void> => {
    try {
      onCreated(await start(values, data, mwlId));
    } catch (error) {
      const text = error instanceof ApiError ? error.detail : '';
      toasts.show(
        text === ''
          ? { tone: 'critical', message: t(($) => $.tests.form.defaultTestErrorGeneric) }
          : { tone: 'critical', title: t(($) => $.tests.form.defaultTestErrorTitle), message: text },
      );
    }
  };
  const textOf = ({ what, ...more }: Obstacle): string =>
    t(($) => $.tests.form.obstacles[what], { name: 'name' in more ? isolate(more.name, i18n.dir()) : '' });
  const name = isReady ? nameOf(values, data) : '';
  return (
    <Banner
      action={
        <Button size="sm" isDisabled={!isReady} isPending={isStarting} onPress={() => void begin()}>
          {t(($) => $.tests.form.defaultTest)}
        </Button>
      }
    >
      {isReady
        ? t(($) => $.tests.form.defaultTestHint, { test: name, device: device?.name ?? '' })
        : [t(($) => $.tests.form.defaultTestNotReady), ...obstacles.map(textOf)].join(' ')}
    </Banner>
  );
}
