import { type Device, fullName, type Person } from '@isopter/contract';
import { type Option, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from './fields.tsx';
import { isTechnicianAdmin, offeredDevices } from './rules/technician.ts';
import { useTestFormContext } from './useTestForm.ts';

const personOption = (person: Person): Option => ({ id: person.id, label: fullName(person) });

/** Device, doctor and operator; a technician admin has the device alone [FORM-27]. */
export function PeopleFields(): ReactElement {
  const { t } = useTranslation();
  const percent = useNumberFormat({ style: 'percent' });
  const { data } = useTestFormContext();
  const hasPeople = !isTechnicianAdmin(data.user);

  const deviceOption = (device: Device): Option => {
    const battery = device.battery_level_headset_percentage;
    const charge =
      typeof battery === 'number'
        ? t(($) => $.tests.form.deviceBattery, { percentage: percent(battery / 100) })
        : undefined;
    const busy = device.active ? t(($) => $.tests.form.deviceBusy) : t(($) => $.tests.form.deviceOffline);
    const description = device.available ? charge : busy;
    return {
      id: device.id,
      label: device.name,
      isDisabled: !device.available,
      ...(description !== undefined && { description }),
    };
  };

  return (
    <>
      <SelectField name="device" options={offeredDevices(data).map(deviceOption)} />
      {hasPeople && <SelectField name="doctor" options={data.doctors.map(personOption)} />}
      {hasPeople && <SelectField name="operator" options={data.operators.map(personOption)} />}
    </>
  );
}
