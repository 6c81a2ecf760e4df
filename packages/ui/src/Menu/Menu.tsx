import type { ReactElement, ReactNode } from 'react';
import type { PopoverProps } from 'react-aria-components';
import { useMenuContext } from './MenuContext.ts';

export { MenuTrigger, type MenuTriggerProps } from './MenuTrigger.tsx';

/** Props of {@link Menu}. */
export interface MenuProps {
  /** {@link MenuItem} and {@link MenuSection} elements. */
  children: ReactNode;
  /** The accessible name of the menu. The default is the name of its button. */
  'aria-label'?: string;
  /**
   * The placement relative to the trigger; `start` and `end` follow the writing direction.
   * @default 'bottom start'
   */
  placement?: PopoverProps['placement'];
  /** Called with the id of the pressed item. */
  onAction?: (id: string) => void;
  /** The id of the selected item, for a menu that sets a value. */
  selectedKey?: string;
}

/**
 * A list of actions or options that opens from a button.
 * @selector [data-component="Menu"] The popover of the menu.
 * @selector [data-part="item"] An item.
 * @selector [data-tone] On an item: its tone.
 * @selector [data-part="section"] A section.
 * @selector [data-part="section-title"] The heading of a section.
 * @example <MenuTrigger><Button>More</Button><Menu><MenuItem id="edit">Edit</MenuItem></Menu></MenuTrigger>
 */
export function Menu(props: MenuProps): ReactElement | null {
  const { parts } = useMenuContext();
  return parts && <parts.MenuPopup {...props} />;
}

/** Props of {@link MenuItem}. */
export interface MenuItemProps {
  /** The id of the item, passed to the menu's `onAction`. */
  id?: string;
  /** The text of the item: what it does, as a verb. */
  children: ReactNode;
  /** An icon shown before the text. */
  icon?: ReactNode;
  /**
   * The tone; `danger` for an action that destroys something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /** The URL of the item. The item is then a link. */
  href?: string;
  /**
   * Whether the item is disabled.
   * @default false
   */
  isDisabled?: boolean;
  /** Called when the item is pressed. */
  onAction?: () => void;
}

/** An item of a {@link Menu}. */
export function MenuItem(props: MenuItemProps): ReactElement | null {
  const { parts } = useMenuContext();
  return parts && <parts.MenuEntry {...props} />;
}

/** Props of {@link MenuSection}. */
export interface MenuSectionProps {
  /** The heading of the section. */
  title?: string;
  /** The accessible name of a section without a heading. */
  'aria-label'?: string;
  /** {@link MenuItem} elements. */
  children: ReactNode;
  /** The id of the selected item, for a section that sets a value. */
  selectedKey?: string;
  /** Called with the id of the selected item. */
  onSelect?: (id: string) => void;
}

/** A group of related items of a {@link Menu}. */
export function MenuSection(props: MenuSectionProps): ReactElement | null {
  const { parts } = useMenuContext();
  return parts && <parts.MenuGroup {...props} />;
}
