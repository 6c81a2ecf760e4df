import type { ImportItem } from '@isopter/contract';
import { NumberField, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import type { Control, UseFormSetFocus } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Bound } from '../../../lib/form/Bound.tsx';
import {
  numberTyped,
  placeOf,
  type UnsureValue,
  VALUE_MAX,
  VALUE_MIN,
  valueField,
  type VerifyValues,
} from './rules.ts';
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

/** A value that is not sure: what stands in the report, and the number somebody reads there; Enter goes on to the next [IMP-05]. */
export function ValueRow({ control, item, value, number, count, setFocus }: ValueRowProps): ReactElement {
  const { t } = useTranslation();
  const write = useNumberFormat();
  const degrees = (value: number): string => write(value).replace('-', '−');
  const place = placeOf(item, value);
  const at = number + 1;
  return (
    <div className={css.row}>
      <ValuePicture id={item.upload_id} value={value} label={t(($) => $.imports.verify.picture, { at })} />
      <div className={css.field}>
        <Bound control={control} name={valueField(number)}>
          {({ onChange, ...field }) => (
            <NumberField
              {...field}
              label={t(($) => $.imports.verify.valueOf, { at, all: count })}
              isRequired
              unit="dB"
              description={
                place && t(($) => $.imports.verify.place[place.eye], { x: degrees(place.x), y: degrees(place.y) })
              }
              minValue={VALUE_MIN}
              maxValue={VALUE_MAX}
              // what is too large or no whole number is told, and not made another number
              commitBehavior="validate"
              hasSteppers={false}
              isWheelDisabled
              onChange={onChange}
              onInput={({ currentTarget }) => {
                const typed = numberTyped((currentTarget as HTMLInputElement).value);
                if (typed !== undefined) onChange(typed);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || at === count) return;
                event.preventDefault();
                setFocus(valueField(at), { shouldSelect: true });
              }}
            />
          )}
        </Bound>
      </div>
    </div>
  );
}
