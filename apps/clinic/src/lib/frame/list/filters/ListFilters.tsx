import { Button, lazyPart, Switch, useNumberFormat } from '@isopter/ui';
import { CloseIcon, FilterIcon } from '@isopter/ui/icons';
import { type ReactElement, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterPanelProps } from './FilterPanel.tsx';
import { bar, panelPlace, switchPlace } from './ListFilters.css.ts';
import type { SetFilter } from './useFilterTexts.ts';

const FilterPanel = lazyPart(() => import('./FilterPanel.tsx').then((module) => module.FilterPanel));

/** Props of {@link ListFilters}. */
export interface ListFiltersProps extends FilterPanelProps {
  /** The filters that are set, in words. */
  texts: readonly SetFilter[];
  /** How many rows of the whole list are unread; undefined until it is known. */
  unread: number | undefined;
  /** Called when the panel is opened; its choices may be loaded only then. */
  onOpen: () => void;
  onClear: () => void;
}

/** The filters of a list: a panel with the choices, and a button per active filter that removes it [OUR-71]. */
export function ListFilters({ texts, unread, onOpen, onClear, ...panel }: ListFiltersProps): ReactElement {
  const { values, onChange } = panel;
  const { t } = useTranslation();
  const number = useNumberFormat();
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const chips = texts.filter(({ id }) => id !== 'unread');
  /** Moves the focus before a pressed button is removed. */
  const leave = (change: () => void) => (): void => {
    whole.current?.querySelector('button')?.focus();
    change();
  };
  return (
    <div ref={whole} className={bar} role="group" aria-label={t(($) => $.filters.title)} data-part="filters">
      <Button
        icon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onHoverStart={FilterPanel.preload}
        onFocus={FilterPanel.preload}
        onPress={() => {
          setOpen(!isOpen);
          onOpen();
        }}
      >
        {t(($) => $.filters.open)}
      </Button>
      <div className={switchPlace}>
        <Switch
          isSelected={values.unread !== undefined}
          onChange={(isOn) => onChange({ unread: isOn ? 'true' : undefined })}
          label={
            unread === undefined
              ? t(($) => $.filters.unread)
              : t(($) => $.filters.unreadCount, { shown: number(unread) })
          }
        />
      </div>
      {chips.map(({ id, text }) => (
        <Button
          key={id}
          size="sm"
          icon={<CloseIcon />}
          aria-label={t(($) => $.filters.remove, { filter: text })}
          onPress={leave(() => onChange({ [id]: undefined, ...(id === 'group' && { strategy: undefined }) }))}
        >
          {text}
        </Button>
      ))}
      {texts.length > 1 && (
        <Button variant="quiet" size="sm" onPress={leave(onClear)}>
          {t(($) => $.filters.clear)}
        </Button>
      )}
      {isOpen && (
        <div id={panelId} className={panelPlace} data-part="panel">
          <FilterPanel {...panel} />
        </div>
      )}
    </div>
  );
}
