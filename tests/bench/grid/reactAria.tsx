import {
  Cell,
  Column,
  ResizableTableContainer,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
} from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { COLUMNS, type Contender, HEIGHT, ROW_HEIGHT, ROWS } from './contender.ts';

/** React Aria's own table with its own virtualiser, as its documentation sets them up. */
export const reactAria: Contender = {
  mount: (element) => {
    createRoot(element).render(
      <ResizableTableContainer style={{ height: HEIGHT, overflow: 'auto' }}>
        <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: ROW_HEIGHT, headingHeight: 40 }}>
          <Table aria-label="Users">
            <TableHeader>
              {COLUMNS.map(({ id, title, width = 160 }, index) => (
                <Column key={id} id={id} isRowHeader={index === 0} defaultWidth={width} allowsSorting>
                  {title}
                </Column>
              ))}
            </TableHeader>
            <TableBody items={ROWS}>
              {(row) => (
                <Row id={row.id}>
                  {COLUMNS.map(({ id, cell }) => (
                    <Cell key={id}>{cell(row)}</Cell>
                  ))}
                </Row>
              )}
            </TableBody>
          </Table>
        </Virtualizer>
      </ResizableTableContainer>,
    );
  },
  scroller: (element) => element.firstElementChild as HTMLElement,
  row: '[role="row"]',
};
