// oxlint-disable react/incompatible-library, jsx-a11y/control-has-associated-label -- a peer as its own guide makes it
import { type ColumnDef, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactElement, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { COLUMNS, type Contender, HEIGHT, ROW_HEIGHT, ROWS, type SampleUser } from './contender.ts';

const features = tableFeatures({});
const columns: ColumnDef<typeof features, SampleUser>[] = COLUMNS.map(({ id, title, cell }) => ({
  id,
  header: title,
  accessorFn: (row) => row.id,
  cell: ({ row }) => cell(row.original),
}));
const template = { display: 'grid', gridTemplateColumns: COLUMNS.map(({ width = 160 }) => `${width}px`).join(' ') };

/** Rows as its guide to virtualisation draws them, with roles but nothing for the keyboard. */
function Grid(): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data: ROWS, getRowId: ({ id }) => id });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });
  return (
    <div ref={scroller} role="grid" style={{ height: HEIGHT, overflow: 'auto' }}>
      <div role="row" style={{ ...template, position: 'sticky', top: 0, zIndex: 1, height: 40 }}>
        {table.getHeaderGroups().flatMap(({ headers }) =>
          headers.map((header) => (
            <div key={header.id} role="columnheader">
              <table.FlexRender header={header} />
            </div>
          )),
        )}
      </div>
      <div role="rowgroup" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            role="row"
            style={{ ...template, position: 'absolute', height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
          >
            {rows[index]?.getAllCells().map((cell) => (
              <div key={cell.id} role="gridcell">
                <table.FlexRender cell={cell} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

export const tanstack: Contender = {
  mount: (element) => {
    createRoot(element).render(<Grid />);
  },
  scroller: (element) => element.querySelector<HTMLElement>('[role="grid"]'),
  row: '[role="row"]',
};
