import { type ReactElement, type ReactNode, useContext } from 'react';
import { Link } from 'react-aria-components';
import { FrameContext } from '../AppFrame/FrameContext.ts';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import { Tooltip, TooltipTrigger } from '../Tooltip/Tooltip.tsx';
import { count as countStyle, entry, icon as iconStyle, list, navigation } from './AppNavigation.css.ts';

/** One place of the application. */
export interface NavigationEntry {
  /** Unique among the entries. */
  id: string;
  /** What the place is called. */
  label: string;
  /** Its picture, which stands alone where the navigation is narrow. */
  icon: ReactNode;
  /** Where it is; the router of the application takes over. */
  href: string;
  /**
   * The screen is, or belongs to, this place.
   * @default false
   */
  isCurrent?: boolean;
  /** How much waits there, shown after the label. */
  count?: string;
}

/** Props of {@link AppNavigation}. */
export interface AppNavigationProps {
  /** The places, in their order. */
  entries: readonly NavigationEntry[];
  /**
   * Entries apart, at the block end.
   * @default []
   */
  bottomEntries?: readonly NavigationEntry[];
}

/** The places of the application. In an AppFrame it shrinks to icons with tooltips, and closes its sheet when followed. */
export function AppNavigation({ entries, bottomEntries = [] }: AppNavigationProps): ReactElement {
  const texts = useTexts(common);
  return (
    <nav className={navigation} aria-label={texts.mainNavigation} data-component="AppNavigation">
      <Entries entries={entries} />
      {bottomEntries.length > 0 && <Entries entries={bottomEntries} />}
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
