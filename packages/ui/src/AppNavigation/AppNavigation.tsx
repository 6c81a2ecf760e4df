import { type ReactElement, type ReactNode, useContext } from 'react';
import { Link } from 'react-aria-components';
import { FrameContext } from '../AppFrame/FrameContext.ts';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import { Tooltip, TooltipTrigger } from '../Tooltip/Tooltip.tsx';
import { count as countStyle, entry, icon as iconStyle, list, navigation } from './AppNavigation.css.ts';

/** An entry of the navigation. */
export interface NavigationEntry {
  /** A unique id among the entries. */
  id: string;
  /** The visible text of the entry. */
  label: string;
  /** An icon, shown alone when the navigation is narrow. */
  icon: ReactNode;
  /** The URL of the entry. Navigation goes through the application's router. */
  href: string;
  /**
   * Whether the current screen is, or belongs to, this entry.
   * @default false
   */
  isCurrent?: boolean;
  /** A formatted count of waiting items, shown after the label. */
  count?: string;
}

/** Props of {@link AppNavigation}. */
export interface AppNavigationProps {
  /** The entries, in display order. */
  entries: readonly NavigationEntry[];
  /**
   * Entries shown separately at the block end.
   * @default []
   */
  bottomEntries?: readonly NavigationEntry[];
  /**
   * Entries at the end of the `bottomEntries` in the sheet of an AppFrame alone: what its header has no room for there.
   * @default []
   */
  sheetEntries?: readonly NavigationEntry[];
}

/**
 * The navigation of the application. In an AppFrame it shrinks to icons with tooltips on narrower windows, and closes
 * its sheet when a link is followed.
 * @selector [data-component="AppNavigation"] The navigation landmark.
 * @selector [data-part="entry"] An entry.
 */
export function AppNavigation({ entries, bottomEntries = [], sheetEntries = [] }: AppNavigationProps): ReactElement {
  const texts = useTexts(common);
  const { layout } = useContext(FrameContext);
  const bottom = layout === 'sheet' ? [...bottomEntries, ...sheetEntries] : bottomEntries;
  return (
    <nav className={navigation} aria-label={texts.mainNavigation} data-component="AppNavigation">
      <Entries entries={entries} />
      {bottom.length > 0 && <Entries entries={bottom} />}
    </nav>
  );
}

function Entries({ entries }: Pick<AppNavigationProps, 'entries'>): ReactElement {
  return (
    <ul className={list}>
      {entries.map((item) => (
        <li key={item.id}>
          <Entry {...item} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ label, icon, href, isCurrent = false, count }: NavigationEntry): ReactElement {
  const { layout, onNavigate } = useContext(FrameContext);
  const isIconOnly = layout === 'icons';
  return (
    <TooltipTrigger isDisabled={!isIconOnly}>
      <Link
        className={entry({ isIconOnly })}
        href={href}
        onPress={onNavigate}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={isIconOnly ? [label, count].filter(Boolean).join(', ') : undefined}
        data-part="entry"
      >
        <span className={iconStyle} aria-hidden>
          {icon}
        </span>
        {!isIconOnly && label}
        {!isIconOnly && count !== undefined && <span className={countStyle}>{count}</span>}
      </Link>
      <Tooltip placement="end">{label}</Tooltip>
    </TooltipTrigger>
  );
}
