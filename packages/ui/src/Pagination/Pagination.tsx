import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NextIcon, PreviousIcon } from '../icons/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { useTexts } from '../texts/Texts.tsx';
import { keepClear } from '../Toast/keepClear.ts';
import { paginationTexts } from './Pagination.texts.ts';
import { PAGE_SIZES, pageAfterResize, pageRange } from './pages.ts';
import { controls, pagination } from './Pagination.css.ts';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** The current page, counted from 0. */
  page: number;
  /** The number of rows per page. */
  pageSize: number;
  /** The number of rows in the whole list. */
  count: number;
  /** Called with the page, counted from 0, and its size. When the size changes, the first row stays visible. */
  onChange: (page: number, pageSize: number) => void;
  /**
   * The page sizes to choose from, in rows.
   * @default [10, 20, 50, 100]
   */
  pageSizes?: readonly number[];
  /**
   * Whether the pagination is disabled, for example while a page is being loaded.
   * @default false
   */
  isDisabled?: boolean;
}

/**
 * Navigates a long list page by page and shows the current range.
 * @selector [data-component="Pagination"] The navigation landmark.
 * @selector [data-part="range"] The current range in words.
 */
export function Pagination({
  page,
  pageSize,
  count,
  onChange,
  pageSizes = PAGE_SIZES,
  isDisabled = false,
}: PaginationProps): ReactElement {
  const texts = useTexts(paginationTexts);
  const number = useNumberFormat();
  const { from, to, hasPrevious, hasNext } = pageRange(page, pageSize, count);
  const buttons = useRef<HTMLDivElement>(null);
  const turned = useRef(0);
  const turn = (by: -1 | 1): void => {
    turned.current = by;
    onChange(page + by, pageSize);
  };
  useLayoutEffect(() => {
    // at an end the button that was pressed is disabled, and the focus would be gone
    const [previous, next] = buttons.current?.querySelectorAll<HTMLElement>('[data-component="IconButton"]') ?? [];
    if (turned.current === 1 && !hasNext) previous?.focus();
    if (turned.current === -1 && !hasPrevious) next?.focus();
    turned.current = 0;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a turn is over once its page is there
  }, [page, hasNext, hasPrevious]);
  return (
    <nav ref={keepClear} className={pagination} data-component="Pagination" aria-label={texts.pages}>
      <span role="status" data-part="range">
        {texts.pageRange({ from: number(from), to: number(to), all: number(count) })}
      </span>
      <div ref={buttons} className={controls}>
        <MenuTrigger>
          <Button variant="quiet" size="sm" isDisabled={isDisabled}>
            {texts.pageSize({ size: number(pageSize) })}
          </Button>
          <Menu
            placement="top end"
            selectedKey={String(pageSize)}
            onAction={(size) => onChange(pageAfterResize(page, pageSize, Number(size)), Number(size))}
          >
            {pageSizes.map((size) => (
              <MenuItem key={size} id={String(size)}>
                {texts.pageSize({ size: number(size) })}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
        <IconButton
          size="sm"
          label={texts.previousPage}
          icon={<PreviousIcon />}
          isDisabled={isDisabled || !hasPrevious}
          onPress={() => turn(-1)}
        />
        <IconButton
          size="sm"
          label={texts.nextPage}
          icon={<NextIcon />}
          isDisabled={isDisabled || !hasNext}
          onPress={() => turn(1)}
        />
      </div>
    </nav>
  );
}
