import { type Device, isHomeDevice } from '@isopter/contract';
import { Radio, RadioGroup, StatusMarker, type Tone, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField, useField } from '../fields.tsx';
import { inOrder, type LaneState, laneState, MOST_LANES } from '../rules/lanes.ts';
import { offeredDevices } from '../rules/technician.ts';
import { useTestFormContext } from '../useTestForm.ts';

const TONES: Readonly<Record<LaneState, Tone>> = {
  free: 'positive',
  low: 'caution',
  busy: 'neutral',
  offline: 'neutral',
};

/** Where it is tested: each device with its state and its charge, those that are free first; a list where they are many. */
export function DeviceField(): ReactElement {
  const { t } = useTranslation();
  const { data, values, set, isReadOnly, isForLater } = useTestFormContext();
  const field = useField('device');
  const percent = useNumberFormat({ style: 'percent' });
  const devices = inOrder(offeredDevices(data));

  const isIdle = (device: Device): boolean => (isForLater ? isHomeDevice(device.device_type) : !device.available);
  const stateOf = (device: Device): string => {
    const state = laneState(device);
    const said = t(($) => $.tests.form.lanes[state]);
    return state === 'busy' && typeof device.test_progress === 'number'
      ? t(($) => $.tests.form.lanes.progress, { state: said, percentage: percent(device.test_progress / 100) })
      : said;
  };
  const chargeOf = ({ battery_level_headset_percentage: battery }: Device): string | undefined =>
    typeof battery === 'number'
      ? t(($) => $.tests.form.deviceBattery, { percentage: percent(battery / 100) })
      : undefined;

  if (isReadOnly || devices.length === 0 || devices.length > MOST_LANES) {
    const options = devices.map((device) => ({
      id: device.id,
      label: device.name,
      isDisabled: isIdle(device),
      description: [stateOf(device), chargeOf(device)].filter(Boolean).join(' · '),
    }));
    return <SelectField name="device" options={options} />;
  }
  return (
    <RadioGroup
      {...field}
      name="device"
      appearance="cards"
      value={values.device === '' ? null : values.device}
      onChange={(device) => set({ device })}
    >
      {devices.map((device) => (
        <Radio
          key={device.id}
          value={device.id}
          label={<bdi>{device.name}</bdi>}
          description={<StatusMarker tone={TONES[laneState(device)]}>{stateOf(device)}</StatusMarker>}
          aside={chargeOf(device)}
          isDisabled={isIdle(device)}
        />
      ))}
    </RadioGroup>
  );
}
