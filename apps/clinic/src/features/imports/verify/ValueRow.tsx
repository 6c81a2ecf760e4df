import type { ImportItem } from '@isopter/contract';
import { TextField, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { type Control, useController, type UseFormSetFocus } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { placeOf, type UnsureValue, valueField, type VerifyValues } from './rules.ts';
import { useThresholdText } from './useThresholdText.ts';
import { ValuePicture } from './ValuePicture.tsx';
import * as css from './verify.css.ts';

interface ValueRowProps {
  control: Control<VerifyValues>;
  item: ImportItem;
  value: UnsureValue;
  /** Its place among all, from 0. */
  number: number;
  count: number;
  setFocus: UseFormSetFocus<VerifyValues>;
}

/** Shows the picture of an uncertain value and a field for the correct number; Enter moves to the next [IMP-05]. */
export function ValueRow({ control, item, value, number, count, setFocus }: ValueRowProps): ReactElement {
  const { t } = useTranslation();
  const write = useNumberFormat();
  const degrees = (value: number): string => write(value).replace('-', '−');
  const place = placeOf(item, value);
  const at = number + 1;
  const name = valueField(number);
  const { field, fieldState } = useController({ control, name });
  const { text, type, leave } = useThresholdText(field.value, field.onChange);
  return (
    <div className={css.row}>
      <ValuePicture id={item.upload_id} value={value} label={t(($) => $.imports.verify.picture, { at })} />
      <div className={css.field}>
        <TextField
          name={name}
          inputRef={field.ref}
          value={text}
          onChange={type}
          onBlur={() => {
            field.onBlur();
            leave();
          }}
          errorMessage={fieldState.error?.message}
          label={t(($) => $.imports.verify.valueOf, { at, all: count })}
          isRequired
          isNumeric
          unit="dB"
          description={
            place && t(($) => $.imports.verify.place[place.eye], { x: degrees(place.x), y: degrees(place.y) })
          }
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || at === count) return;
            event.preventDefault();
            setFocus(valueField(at), { shouldSelect: true });
          }}
        />
      </div>
    </div>
  );
}
