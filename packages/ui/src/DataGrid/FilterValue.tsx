import type { ReactElement } from 'react';
import { DateField } from '../DateField/DateField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { GridColumnFilter } from './gridColumns.ts';

interface FilterValueProps {
  label: string;
  filter: GridColumnFilter;
  /** A text, a number with a decimal point, a day (`YYYY-MM-DD`) or the id of an option; empty for none. */
  value: string;
  onChange: (value: string) => void;
}

/** The field for a filter's value, of the kind the column requires. */
export function FilterValue({ label, filter, value, onChange }: FilterValueProps): ReactElement {
  switch (filter.kind) {
    case 'number':
      return (
        <NumberField
          label={label}
          hasSteppers={false}
          formatOptions={{ useGrouping: false, maximumFractionDigits: 6 }}
          value={value === '' ? Number.NaN : Number(value)}
          onChange={(number) => onChange(Number.isNaN(number) ? '' : String(number))}
        />
      );
    case 'date':
      return <DateField label={label} value={value} onChange={onChange} format={filter.format} />;
    case 'choice':
      return <Select label={label} options={filter.options} value={value === '' ? null : value} onChange={onChange} />;
    case 'text':
      return (
        <TextField label={label} value={value} onChange={onChange} maxLength={filter.maxLength} autoComplete="off" />
      );
  }
}
