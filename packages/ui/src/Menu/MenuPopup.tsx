import { type ReactElement, useRef } from 'react';
import {
  ButtonContext,
  Header,
  type Key,
  Menu as RACMenu,
  MenuContext as RACMenuContext,
  MenuItem as RACMenuItem,
  MenuSection as RACMenuSection,
  OverlayTriggerStateContext,
  Popover,
  Provider,
  RootMenuTriggerStateContext,
} from 'react-aria-components';
import { CheckIcon } from '../icons/index.ts';
import type { MenuItemProps, MenuProps, MenuSectionProps } from './Menu.tsx';
import { check, item, itemIcon, itemText, menu, popover, section, sectionTitle } from './Menu.css.ts';
import { useMenuContext } from './MenuContext.ts';

/** The menu, next to the button of its {@link MenuContext}. */
export function MenuPopup({ placement = 'bottom start', onAction, selectedKey, ...props }: MenuProps): ReactElement {
  const { state, trigger, menuProps } = useMenuContext();
  // an `aria-label` replaces the name of the button
  const labelledBy = props['aria-label'] === undefined ? menuProps['aria-labelledby'] : undefined;
  const scroller = useRef<HTMLDivElement>(null);
  const selection = selectedKey === undefined ? {} : { selectionMode: 'single' as const, selectedKeys: [selectedKey] };
  return (
    <Provider
      values={[
        [ButtonContext, null],
        [OverlayTriggerStateContext, state],
        [RootMenuTriggerStateContext, state],
        [RACMenuContext, { ...menuProps, 'aria-labelledby': labelledBy, ref: scroller }],
      ]}
    >
      <Popover
        className={popover}
        data-component="Menu"
        trigger="MenuTrigger"
        triggerRef={trigger}
        scrollRef={scroller}
        aria-label={props['aria-label']}
        aria-labelledby={labelledBy}
        placement={placement}
        offset={4}
      >
        <RACMenu className={menu} onAction={(key) => onAction?.(String(key))} {...selection} {...props} />
      </Popover>
    </Provider>
  );
}
/** One entry of a {@link Menu}. */
export function MenuEntry({ children, icon, tone = 'neutral', ...props }: MenuItemProps): ReactElement {
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
          <span className={itemText}>
            <bdi>{children}</bdi>
          </span>
        </>
      )}
    </RACMenuItem>
  );
}

/** Entries of a {@link Menu} that belong together. */
export function MenuGroup({
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
      {title !== undefined && (
        <Header className={sectionTitle} data-part="section-title">
          {title}
        </Header>
      )}
      {children}
    </RACMenuSection>
  );
}
