import { fullName, type Person } from '@isopter/contract';
import type { Option } from '@isopter/ui';
import type { ReactElement } from 'react';
import { DeviceField } from './DeviceField.tsx';
import { SelectField } from '../fields.tsx';
import { isTechnicianAdmin } from '../rules/technician.ts';
import { useTestFormContext } from '../useTestForm.ts';

const personOption = (person: Person): Option => ({ id: person.id, label: fullName(person) });

/** Device, doctor and operator; a technician admin has the device alone [FORM-27]. */
export function PeopleFields(): ReactElement {
  const { data } = useTestFormContext();
  const hasPeople = !isTechnicianAdmin(data.user);
  return (
    <>
      <DeviceField />
      {hasPeople && <SelectField name="doctor" options={data.doctors.map(personOption)} />}
      {hasPeople && <SelectField name="operator" options={data.operators.map(personOption)} />}
    </>
  );
}
