import type { ReactElement, ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as RACTabs } from 'react-aria-components';
import { list, panel, root, tab, words } from './Tabs.css.ts';

/** A tab of {@link Tabs}. */
export interface TabItem {
  /** A unique id among the tabs. */
  id: string;
  /** The text of the tab. */
  label: string;
  /** An icon shown before the label. */
  icon?: ReactNode;
  /** The URL of the tab. The tab is then a link to a route, and the route determines the selected tab. */
  href?: string;
  /** The content of the tab panel. Tabs that are links share the `children` of {@link Tabs}. */
  content?: ReactNode;
  /**
   * Whether the tab is disabled.
   * @default false
   */
  isDisabled?: boolean;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs, in display order. */
  items: readonly TabItem[];
  /** The id of the selected tab (controlled), for example given by the route. */
  selectedKey?: string;
  /** The id of the initially selected tab (uncontrolled). The default is the first tab. */
  defaultSelectedKey?: string;
  /** Called with the id of the selected tab. */
  onSelectionChange?: (id: string) => void;
  /** The content of the current route, for tabs that are links. */
  children?: ReactNode;
}

/**
 * Several views in one place, of which one is shown at a time.
 * @selector [data-component="Tabs"] The tabs with their panels.
 * @selector [data-part="list"] The list of tabs.
 * @selector [data-part="tab"] A tab.
 * @selector [data-part="panel"] The content of a tab.
 */
export function Tabs({ label, items, onSelectionChange, children, ...selection }: TabsProps): ReactElement {
  return (
    <RACTabs
      className={root}
      data-component="Tabs"
      onSelectionChange={(key) => onSelectionChange?.(String(key))}
      {...selection}
    >
      <TabList aria-label={label} className={list} data-part="list">
        {items.map(({ id, href, isDisabled, icon, label: text }) => (
          <Tab key={id} id={id} href={href} isDisabled={isDisabled} className={tab} data-part="tab">
            {icon}
            <span className={words}>{text}</span>
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={panel} data-part="panel">
          {content ?? children}
        </TabPanel>
      ))}
    </RACTabs>
  );
}
