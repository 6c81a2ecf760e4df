import '@isopter/ui/theme.css';
import { DataGrid } from '@isopter/ui/DataGrid';
import { createRoot } from 'react-dom/client';
import { COLUMNS, type Contender, HEIGHT, ROWS } from './contender.ts';

export const isopter: Contender = {
  mount: (element) => {
    createRoot(element).render(
      <DataGrid
        label="Users"
        isVirtualized
        columns={COLUMNS}
        rows={ROWS}
        rowLabel={({ username }) => username}
        height={HEIGHT}
      />,
    );
  },
  scroller: (element) => element.querySelector<HTMLElement>('[data-part="grid"]'),
  row: '[data-part="row"]',
};
