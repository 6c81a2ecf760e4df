import type { Key } from 'react-aria-components';
import type { Node } from 'react-stately';

/** A row, cell or column, as React Aria sees it. */
export interface GridNode<T> extends Node<T> {
  column?: GridNode<T>;
  colIndex?: number;
}

/** A column, as the collection needs it. */
export interface GridColumn {
  id: string;
  title: string;
  isSortable?: boolean;
}

/** The rows, as the collection needs them. */
export interface GridRows<T extends { id: string }> {
  columns: readonly GridColumn[];
  /** The id of the column that names the row. */
  rowHeader: string | undefined;
  /**
   * Whether there is a first column of checkboxes.
   * @default false
   */
  hasSelection?: boolean;
  /** Whether there is a last column of actions. */
  hasActions: boolean;
  rows: readonly T[];
  rowLabel: (row: T) => string;
  rowHref?: ((row: T) => string | undefined) | undefined;
  onRowAction?: ((row: T) => void) | undefined;
}

/** The id of the column of checkboxes. */
export const SELECTION = '::selection';
/** The id of the column of actions. */
export const ACTIONS = '::actions';
const BETWEEN = '::cell::';
const HEAD = '::head';
const BODY = '::body';

const bare = { level: 0, rendered: null, textValue: '', value: null, props: {}, childNodes: [] };

/**
 * Rows and columns for React Aria's table. Ten thousand rows are only ten thousand map entries: a row and its cells
 * become nodes when requested, that is when they are rendered or navigated to.
 */
export class GridCollection<T extends { id: string }> implements Iterable<GridNode<T>> {
  readonly columns: GridNode<T>[];
  readonly headerRows: GridNode<T>[];
  readonly rowHeaderColumnKeys: Set<Key>;
  readonly body: GridNode<T>;
  private readonly source: GridRows<T>;
  private readonly places: ReadonlyMap<string, number>;
  private readonly nodes = new Map<Key, GridNode<T>>();

  constructor(source: GridRows<T>) {
    this.source = source;
    this.places = new Map(source.rows.map(({ id }, index) => [id, index]));
    const first = source.hasSelection === true ? [SELECTION] : [];
    const ids = [...first, ...source.columns.map(({ id }) => id), ...(source.hasActions ? [ACTIONS] : [])];
    const columnAt = (index: number) => source.columns[index - first.length];
    this.columns = ids.map((id, index) => ({
      ...bare,
      type: 'column',
      key: id,
      index,
      colIndex: index,
      hasChildNodes: false,
      textValue: columnAt(index)?.title ?? '',
      parentKey: HEAD,
      prevKey: ids[index - 1] ?? null,
      nextKey: ids[index + 1] ?? null,
      props: { allowsSorting: columnAt(index)?.isSortable ?? false },
    }));
    this.rowHeaderColumnKeys = new Set(source.rowHeader === undefined ? [] : [source.rowHeader]);
    this.headerRows = [
      { ...bare, type: 'headerrow', key: HEAD, index: 0, hasChildNodes: true, childNodes: this.columns },
    ];
    this.body = { ...bare, type: 'body', key: BODY, index: 0, hasChildNodes: true };
    for (const node of [...this.columns, ...this.headerRows, this.body]) this.nodes.set(node.key, node);
  }

  get size(): number {
    return this.source.rows.length;
  }
  get columnCount(): number {
    return this.columns.length;
  }
  get rows(): GridNode<T>[] {
    return [...this];
  }
  *[Symbol.iterator](): IterableIterator<GridNode<T>> {
    for (let index = 0; index < this.size; index += 1) yield this.row(index);
  }
  *getKeys(): IterableIterator<Key> {
    for (const { id } of this.source.rows) yield id;
  }
  at(index: number): GridNode<T> | null {
    return index >= 0 && index < this.size ? this.row(index) : null;
  }
  /** The index of a row, or of the row of a cell. */
  indexOf(key: Key): number | undefined {
    return this.places.get(String(key).split(BETWEEN)[0] ?? '');
  }
  getItem(key: Key): GridNode<T> | null {
    const known = this.nodes.get(key);
    if (known) return known;
    const [row = '', column] = String(key).split(BETWEEN);
    const index = this.places.get(row);
    if (index === undefined) return null;
    const node = this.row(index);
    if (column === undefined) return node;
    const of = this.columns.find((one) => one.key === column);
    return of ? this.cell(node, of) : null;
  }
  getKeyBefore(key: Key): Key | null {
    return this.getItem(key)?.prevKey ?? null;
  }
  getKeyAfter(key: Key): Key | null {
    return this.getItem(key)?.nextKey ?? null;
  }
  getFirstKey(): Key | null {
    return this.source.rows[0]?.id ?? null;
  }
  getLastKey(): Key | null {
    return this.source.rows.at(-1)?.id ?? null;
  }
  getChildren(key: Key): Iterable<GridNode<T>> {
    if (key === BODY) return this;
    const node = this.getItem(key);
    if (node?.type === 'item') return this.columns.map((column) => this.cell(node, column));
    return node?.type === 'headerrow' ? this.columns : [];
  }
  /** The cell of a row at a column index. */
  cellAt(row: GridNode<T>, index: number): GridNode<T> {
    return this.cell(row, this.columns[index] as GridNode<T>);
  }
  getTextValue(key: Key): string {
    return this.getItem(key)?.textValue ?? '';
  }

  private row(index: number): GridNode<T> {
    const { rows, rowLabel, rowHref, onRowAction } = this.source;
    const row = rows[index] as T;
    return this.remember(row.id, () => ({
      ...bare,
      type: 'item',
      key: row.id,
      value: row,
      index,
      hasChildNodes: true,
      textValue: rowLabel(row),
      parentKey: BODY,
      prevKey: rows[index - 1]?.id ?? null,
      nextKey: rows[index + 1]?.id ?? null,
      props: { href: rowHref?.(row), onAction: onRowAction && (() => onRowAction(row)) },
    }));
  }

  private cell(row: GridNode<T>, column: GridNode<T>): GridNode<T> {
    return this.remember(`${row.key}${BETWEEN}${column.key}`, (key) => {
      const beside = (by: number): Key | null => {
        const other = this.columns[column.index + by];
        return other ? `${row.key}${BETWEEN}${other.key}` : null;
      };
      return {
        ...bare,
        type: 'cell',
        key,
        value: row.value,
        index: column.index,
        colIndex: column.index,
        level: 1,
        hasChildNodes: false,
        column,
        parentKey: row.key,
        prevKey: beside(-1),
        nextKey: beside(1),
      };
    });
  }

  private remember(key: Key, make: (key: Key) => GridNode<T>): GridNode<T> {
    const node = this.nodes.get(key) ?? make(key);
    this.nodes.set(key, node);
    return node;
  }
}
