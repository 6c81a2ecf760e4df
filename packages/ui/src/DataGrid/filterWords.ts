import type { dataGridTexts } from './DataGrid.texts.ts';
import type { DataGridColumn, GridColumnFilter } from './gridColumns.ts';
import type { GridFilter, GridOperator } from './gridState.ts';

type Texts = typeof dataGridTexts;

/** A comparison in words, as shown between a column's title and a value. */
export function comparisonText(
  operator: GridOperator,
  kind: GridColumnFilter['kind'] | undefined,
  texts: Texts,
): string {
  const isDay = kind === 'date';
  return {
    iexact: texts.gridFilterIs,
    icontains: texts.gridFilterContains,
    istartswith: texts.gridFilterStarts,
    iendswith: texts.gridFilterEnds,
    gte: isDay ? texts.gridFilterFromDay : texts.gridFilterFromNumber,
    lte: isDay ? texts.gridFilterToDay : texts.gridFilterToNumber,
  }[operator];
}

/**
 * A filter in words, such as "Last name contains ma". A column that no longer exists is named by its id.
 * @param day formats a day for the user
 */
export function filterText<T>(
  { column: id, operator, value }: GridFilter,
  columns: readonly DataGridColumn<T>[],
  texts: Texts,
  day: (day: string) => string,
): string {
  const { title = id, filter } = columns.find((column) => column.id === id) ?? {};
  const option = filter?.kind === 'choice' ? filter.options.find((one) => one.id === value) : undefined;
  return texts.gridFilter({
    column: title,
    comparison: comparisonText(operator, filter?.kind, texts),
    value: filter?.kind === 'date' ? day(value) : (option?.label ?? value),
  });
}
