import { type ReactElement, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Form, FormActions } from '../Form/Form.tsx';
import { Select } from '../Select/Select.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { dataGridTexts } from './DataGrid.texts.ts';
import { FilterValue } from './FilterValue.tsx';
import { comparisonText } from './filterWords.ts';
import { type DataGridColumn, type GridColumnFilter, operatorsOf } from './gridColumns.ts';
import type { GridFilter, GridOperator } from './gridState.ts';

interface FilterFormProps<T> {
  columns: readonly DataGridColumn<T>[];
  /** Called with the filter once it has a value. */
  onApply: (filter: GridFilter) => void;
}

/** A day that is still being typed is no value yet. */
const isComplete = ({ kind }: GridColumnFilter, value: string): boolean =>
  kind === 'date' ? /^\d{4}-\d{2}-\d{2}$/.test(value) : value.trim() !== '';

/** A form for one new filter: column, comparison and value. Enter applies it. */
export function FilterForm<T>({ columns, onApply }: FilterFormProps<T>): ReactElement | null {
  const texts = useTexts(dataGridTexts);
  const filterable = columns.filter(({ filter }) => filter);
  const [id, setId] = useState(filterable[0]?.id);
  const [chosen, setOperator] = useState<GridOperator>();
  const [value, setValue] = useState('');
  const column = filterable.find((one) => one.id === id);
  if (!column?.filter) return null;
  const { filter } = column;
  const operators = operatorsOf(filter);
  const operator = operators.find((one) => one === chosen) ?? operators[0] ?? 'iexact';
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete(filter, value)) onApply({ column: column.id, operator, value });
      }}
    >
      <Select
        label={texts.gridColumn}
        options={filterable.map((one) => ({ id: one.id, label: one.title }))}
        value={column.id}
        onChange={(next) => {
          setId(next);
          setOperator(undefined);
          setValue('');
        }}
      />
      <Select
        label={texts.gridComparison}
        options={operators.map((one) => ({ id: one, label: comparisonText(one, filter.kind, texts) }))}
        value={operator}
        onChange={(next) => setOperator(next as GridOperator)}
      />
      <FilterValue key={column.id} label={texts.gridValue} filter={filter} value={value} onChange={setValue} />
      <FormActions>
        <Button type="submit" variant="primary">
          {texts.gridApplyFilter}
        </Button>
      </FormActions>
    </Form>
  );
}
