import type { RefObject } from 'react';
import type { AriaTableProps } from 'react-aria/useTable';
import type { GridCollection } from '../rows/GridCollection.ts';

/** The positions of all rows of a virtualized grid, for Page Up and Page Down. */
export const scrollLayout = <T extends { id: string }>(
  scroller: RefObject<HTMLElement | null>,
  collection: GridCollection<T>,
  rowHeight: number,
): NonNullable<AriaTableProps['layoutDelegate']> => ({
  getItemRect(key) {
    const index = collection.indexOf(key);
    if (index === undefined) return null;
    return { x: 0, y: index * rowHeight, width: scroller.current?.clientWidth ?? 0, height: rowHeight };
  },
  getVisibleRect: () => {
    const { scrollLeft = 0, scrollTop = 0, clientWidth = 0, clientHeight = 0 } = scroller.current ?? {};
    return { x: scrollLeft, y: scrollTop, width: clientWidth, height: clientHeight };
  },
  getContentSize: () => ({ width: scroller.current?.scrollWidth ?? 0, height: collection.size * rowHeight }),
});
