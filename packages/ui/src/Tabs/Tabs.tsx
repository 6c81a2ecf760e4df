import type { ReactElement, ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as RACTabs } from 'react-aria-components';
import { list, panel, root, tab, words } from './Tabs.css.ts';

/** One tab of {@link Tabs}. */
export interface TabItem {
  /** Unique among the tabs. */
  id: string;
  /** What it says. */
  label: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Makes the tab a link to a route; the route decides which tab is selected. */
  href?: string;
  /** What the tab shows; tabs that are routes share the `children` of {@link Tabs}. */
  content?: ReactNode;
  /**
   * It cannot be chosen.
   * @default false
   */
  isDisabled?: boolean;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** What the tabs choose among, spoken. */
  label: string;
  /** The tabs, in their order. */
  items: readonly TabItem[];
  /** Id of the chosen tab, when the application or the route decides. */
  selectedKey?: string;
  /** Id of the tab chosen at first; the first one by itself. */
  defaultSelectedKey?: string;
  /** Called with the id of the tab that is chosen now. */
  onSelectionChange?: (id: string) => void;
  /** What the current route shows, for tabs that are links. */
  children?: ReactNode;
}

/** Several views in one place, one at a time. */
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
