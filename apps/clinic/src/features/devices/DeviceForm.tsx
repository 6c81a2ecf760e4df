import { Button, Form, FormError, FormScreen } from '@isopter/ui';
import type { FormEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ScreenTitle } from '../../lib/brand/ScreenTitle.tsx';
import { DeviceFields } from './DeviceFields.tsx';
import { DevicePairing } from './DevicePairing.tsx';
import { type DeviceFormOptions, useDeviceForm } from './useDeviceForm.ts';

interface DeviceFormProps extends DeviceFormOptions {
  title: string;
}

const CLOSE = '/devices';

/** The form of a device, new or known; a known one says how it is paired, and what it has been doing [DEV-03, DEV-04]. */
export function DeviceForm({ title, device, save }: DeviceFormProps): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { form, submit, failure } = useDeviceForm({ device, save });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void submit();
  };
  return (
    <FormScreen
      title={title}
      breadcrumbs={[{ label: t(($) => $.navigation.devices), href: CLOSE }, { label: title }]}
      onClose={() => navigate(CLOSE)}
      // a function that is called, not a component
      // oxlint-disable-next-line react/no-unstable-nested-components
      wrap={(content) => (
        <Form onSubmit={onSubmit} aria-label={title}>
          {content}
        </Form>
      )}
      actions={
        <>
          <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
            {t(($) => $.common.save)}
          </Button>
          <Button variant="quiet" onPress={() => navigate(CLOSE)}>
            {t(($) => $.common.cancel)}
          </Button>
        </>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      {failure !== null && <FormError>{failure}</FormError>}
      {device !== null && <DevicePairing device={device} />}
      <DeviceFields control={form.control} device={device} />
    </FormScreen>
  );
}
