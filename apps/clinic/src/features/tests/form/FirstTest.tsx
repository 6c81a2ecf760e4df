import { ApiError, useCreateTest } from '@isopter/api-client';
import type { Test, TestType, TestWrite } from '@isopter/contract';
import { Banner, Button, toasts } from '@isopter/ui';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTestName } from '../../../lib/tests/useTestName.ts';
import { defaultTest } from './rules/defaultTest.ts';
import { testPayload } from './rules/payload.ts';
import type { TestFormData } from './rules/values.ts';

/** Props of {@link FirstTest}. */
export interface FirstTestProps {
  data: TestFormData;
  onCreated: (test: Test) => void;
}

/** Starts the default test of the preferences in one step, when it is ready [FORM-21]. */
export function FirstTest({ data, onCreated }: FirstTestProps): ReactElement {
  const { t } = useTranslation();
  const nameOf = useTestName();
  const { send, isSending } = useCreateTest();
  const { values, isReady } = useMemo(() => defaultTest(data), [data]);
  const device = data.devices.find(({ id }) => id === values.device);

  const start = async (): Promise<void> => {
    try {
      onCreated(await send({ body: testPayload(values, data) as TestWrite }));
    } catch (error) {
      const text = error instanceof ApiError ? error.detail : '';
      toasts.show(
        text === ''
          ? { tone: 'critical', message: t(($) => $.tests.form.defaultTestErrorGeneric) }
          : { tone: 'critical', title: t(($) => $.tests.form.defaultTestErrorTitle), message: text },
      );
    }
  };
  const name = isReady
    ? nameOf({ group: values.group as TestType, strategy: values.strategy || null, protocol: values.protocol || null })
    : '';
  return (
    <Banner
      action={
        <Button size="sm" isDisabled={!isReady} isPending={isSending} onPress={() => void start()}>
          {t(($) => $.tests.form.defaultTest)}
        </Button>
      }
    >
      {isReady
        ? t(($) => $.tests.form.defaultTestHint, { test: name, device: device?.name ?? '' })
        : t(($) => $.tests.form.defaultTestNotReady)}
    </Banner>
  );
}
