import type { ReactElement, ReactNode } from 'react';
import {
  Header,
  type Key,
  Menu as RACMenu,
  MenuItem as RACMenuItem,
  MenuSection as RACMenuSection,
  MenuTrigger,
  Popover,
  type PopoverProps,
} from 'react-aria-components';
import { CheckIcon } from '../icons/index.ts';
import { check, item, itemIcon, itemText, menu, popover, section, sectionTitle } from './Menu.css.ts';

export { MenuTrigger };

/** Props of {@link Menu}. */
export interface MenuProps {
  /** {@link MenuItem} and {@link MenuSection} elements. */
  children: ReactNode;
  /** Name of the menu; the trigger's own by itself. */
  'aria-label'?: string;
  /**
   * Side of its trigger; `start` and `end` follow the direction of writing.
   * @default 'bottom start'
   */
  placement?: PopoverProps['placement'];
  /** Called with the id of the item that was pressed. */
  onAction?: (id: string) => void;
  /**
   * The one chosen item, for a menu that sets a value.
   */
  selectedKey?: string;
}

/**
 * Actions or choices that unfold from a button.
 * @example <MenuTrigger><Button>More</Button><Menu><MenuItem id="edit">Edit</MenuItem></Menu></MenuTrigger>
 */
export function Menu({ placement = 'bottom start', onAction, selectedKey, ...props }: MenuProps): ReactElement {
  const selection = selectedKey === undefined ? {} : { selectionMode: 'single' as const, selectedKeys: [selectedKey] };
  return (
    <Popover className={popover} data-component="Menu" placement={placement} offset={4}>
      <RACMenu className={menu} onAction={(key) => onAction?.(String(key))} {...selection} {...props} />
    </Popover>
  );
}

/** Props of {@link MenuItem}. */
export interface MenuItemProps {
  /** Told to `onAction` of the menu. */
  id?: string;
  children: ReactNode;
  /** Icon before the words. */
  icon?: ReactNode;
  /**
   * `danger` for what destroys something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /** Makes the item a link. */
  href?: string;
  /** @default false */
  isDisabled?: boolean;
  onAction?: () => void;
}

/** One entry of a {@link Menu}. */
export function MenuItem({ children, icon, tone = 'neutral', ...props }: MenuItemProps): ReactElement {
  return (
    <RACMenuItem
      className={item({ tone })}
      data-part="item"
      data-tone={tone}
      textValue={typeof children === 'string' ? children : undefined}
      {...props}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {selectionMode === 'single' && (
            <span className={check} aria-hidden>
              {isSelected && <CheckIcon />}
            </span>
          )}
          {icon !== undefined && <span className={itemIcon}>{icon}</span>}
          <span className={itemText}>{children}</span>
        </>
      )}
    </RACMenuItem>
  );
}

/** Props of {@link MenuSection}. */
export interface MenuSectionProps {
  /** Heading of the section. */
  title?: string;
  /** Name of a section without a heading. */
  'aria-label'?: string;
  /** {@link MenuItem} elements. */
  children: ReactNode;
  /** The one chosen item, for a section that sets a value. */
  selectedKey?: string;
  /** Called with the id of the item that was chosen. */
  onSelect?: (id: string) => void;
}

/** Entries of a {@link Menu} that belong together. */
export function MenuSection({
  title,
  children,
  selectedKey,
  onSelect,
  'aria-label': ariaLabel,
}: MenuSectionProps): ReactElement {
  const selection =
    selectedKey === undefined
      ? {}
      : {
          selectionMode: 'single' as const,
          disallowEmptySelection: true,
          selectedKeys: [selectedKey],
          onSelectionChange: (keys: Iterable<Key> | 'all') => {
            for (const key of keys === 'all' ? [] : keys) onSelect?.(String(key));
          },
        };
  return (
    <RACMenuSection className={section} aria-label={ariaLabel} data-part="section" {...selection}>
      {title !== undefined && <Header className={sectionTitle}>{title}</Header>}
      {children}
    </RACMenuSection>
  );
}
