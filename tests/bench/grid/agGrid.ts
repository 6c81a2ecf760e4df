import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { COLUMNS, type Contender, HEIGHT, ROW_HEIGHT, ROWS, type SampleUser } from './contender.ts';

ModuleRegistry.registerModules([AllCommunityModule]);

export const agGrid: Contender = {
  mount: (element) => {
    const box = element.appendChild(document.createElement('div'));
    box.style.height = `${HEIGHT}px`;
    createGrid<SampleUser>(box, {
      rowHeight: ROW_HEIGHT,
      rowData: ROWS,
      getRowId: ({ data }) => data.id,
      columnDefs: COLUMNS.map(({ id, title, width = 160, cell }) => ({
        colId: id,
        headerName: title,
        width,
        valueGetter: ({ data }) => data && cell(data),
      })),
    });
  },
  scroller: (element) => element.querySelector<HTMLElement>('.ag-grid-viewport'),
  row: '[role="row"]',
};
