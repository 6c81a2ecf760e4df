import { TEXT_MAX } from '@isopter/contract';
import { DatePicker, TextField, TimeField } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNameless } from '../../platform/session/useNameless.ts';
import { useSignedIn } from '../../platform/session/session.ts';
import * as css from './Appointments.css.ts';
import type { WhenValues } from './when.ts';

/** Props of {@link WhenFields}. */
export interface WhenFieldsProps {
  values: WhenValues;
  onChange: (changes: Partial<WhenValues>) => void;
  errors: Partial<Record<keyof WhenValues, string | undefined>>;
}

/** The date, the time and the room of an appointment. */
export function WhenFields({ values, onChange, errors }: WhenFieldsProps): ReactElement {
  const { t } = useTranslation();
  const { preferences } = useSignedIn();
  const isNameless = useNameless() !== null;
  return (
    <div className={css.when}>
      <DatePicker
        label={t(($) => $.appointments.day)}
        isRequired
        value={values.day}
        onChange={(day) => onChange({ day })}
        format={preferences.date_format}
        errorMessage={errors.day}
      />
      <TimeField
        label={t(($) => $.appointments.time)}
        isRequired
        value={values.time}
        onChange={(time) => onChange({ time })}
        format={preferences.time_format}
        errorMessage={errors.time}
      />
      <RoomField
        value={values.room}
        onChange={(room) => onChange({ room })}
        errorMessage={errors.room}
        isNameless={isNameless}
      />
    </div>
  );
}

interface RoomFieldProps {
  value: string;
  onChange: (room: string) => void;
  errorMessage: string | undefined;
  isNameless: boolean;
}

/** The room of an appointment, which may stay empty. */
export function RoomField({ value, onChange, errorMessage, isNameless }: RoomFieldProps): ReactElement {
  const { t } = useTranslation();
  return (
    <TextField
      label={t(($) => $.appointments.room)}
      description={t(($) => (isNameless ? $.appointments.roomNumberHint : $.appointments.roomHint))}
      value={value}
      onChange={onChange}
      maxLength={TEXT_MAX.room}
      autoComplete="off"
      errorMessage={errorMessage}
    />
  );
}
