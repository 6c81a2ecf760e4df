import { tableTexts } from '../Table/Table.texts.ts';

/** The English texts of DataGrid. */
export const dataGridTexts = {
  ...tableTexts,
  gridAddFilter: 'Add filter',
  gridApplyFilter: 'Apply',
  gridClearFilters: 'Clear filters',
  gridColumn: 'Column',
  gridColumns: 'Columns',
  gridColumnsReset: 'Reset columns',
  gridFilter: ({ column, comparison, value }: { column: string; comparison: string; value: string }): string =>
    `${column} ${comparison} ${value}`,
  gridFilterContains: 'contains',
  gridFilterEnds: 'ends with',
  gridFilterFromDay: 'on or after',
  gridFilterFromNumber: 'at least',
  gridFilterIs: 'is',
  gridFilterStarts: 'starts with',
  gridFilterToDay: 'on or before',
  gridFilterToNumber: 'at most',
  gridFilters: 'Active filters',
  gridComparison: 'Comparison',
  gridMoveEarlier: ({ column }: { column: string }): string => `Move ${column} earlier`,
  gridMoveLater: ({ column }: { column: string }): string => `Move ${column} later`,
  gridNothingMatches: 'Nothing matches the filters',
  gridResize: 'Resize',
  gridRows: ({ rows }: { rows: string }): string => `Rows: ${rows}`,
  gridValue: 'Value',
};
