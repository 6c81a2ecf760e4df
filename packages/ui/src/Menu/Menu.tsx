import type { ReactElement, ReactNode } from 'react';
import type { PopoverProps } from 'react-aria-components';
import { useMenuContext } from './MenuContext.ts';

export { MenuTrigger, type MenuTriggerProps } from './MenuTrigger.tsx';

/** Props of {@link Menu}. */
export interface MenuProps {
  /** {@link MenuItem} and {@link MenuSection} elements. */
  children: ReactNode;
  /** Name of the menu; its button names it where there is none. */
  'aria-label'?: string;
  /**
   * Side of its trigger; `start` and `end` follow the direction of writing.
   * @default 'bottom start'
   */
  placement?: PopoverProps['placement'];
  /** Called with the id of the item that was pressed. */
  onAction?: (id: string) => void;
  /** The one chosen item, for a menu that sets a value. */
  selectedKey?: string;
}

/**
 * Actions or choices that unfold from a button.
 * @example <MenuTrigger><Button>More</Button><Menu><MenuItem id="edit">Edit</MenuItem></Menu></MenuTrigger>
 */
export function Menu(props: MenuProps): ReactElement | null {
  const { parts } = useMenuContext();
  return parts && <parts.MenuPopup {...props} />;
}

/** Props of {@link MenuItem}. */
export interface MenuItemProps {
  /** Told to `onAction` of the menu. */
  id?: string;
  /** What it does, as a verb. */
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
  /**
   * It is shown, and cannot be chosen.
   * @default false
   */
  isDisabled?: boolean;
  /** Called when this item is pressed. */
  onAction?: () => void;
}

/** One entry of a {@link Menu}. */
export function MenuItem(props: MenuItemProps): ReactElement | null {
  const { parts } = useMenuContext();
  return parts && <parts.MenuEntry {...props} />;
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
export function MenuSection(props: MenuSectionProps): ReactElement | null {
  const { parts } = useMenuContext();
  return parts && <parts.MenuGroup {...props} />;
}
