import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EllipsisIcon } from '../icons/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { rowActionsTexts } from './RowActions.texts.ts';
import { actions as actionsStyle, inline, menuOfInline } from './RowActions.css.ts';

/** Something to do with a row. */
export interface RowAction {
  /** Unique among the actions of the row. */
  id: string;
  /** What it does, as a verb. */
  label: string;
  /** Its picture; alone beside the row, before the words in the menu. */
  icon: ReactNode;
  /** Does it. */
  onAction: () => void;
  /**
   * Also an icon beside the row, shown on hover and focus; one or two of a row.
   * @default false
   */
  isInline?: boolean;
  /**
   * `danger` for what destroys something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
}

interface RowActionsProps {
  actions: readonly RowAction[];
  /** What the row is called. */
  subject: string;
}

/** The actions of one row: the chief ones as icons, all of them in a menu. */
export function RowActions({ actions, subject }: RowActionsProps): ReactElement {
  const texts = useTexts(rowActionsTexts);
  const icons = actions.filter(({ isInline = false }) => isInline);
  return (
    <div className={actionsStyle} data-part="row-actions">
      <span className={inline}>
        {icons.map(({ id, label, icon, onAction }) => (
          <IconButton key={id} size="sm" label={label} icon={icon} onPress={onAction} />
        ))}
      </span>
      <span className={icons.length === actions.length ? menuOfInline : undefined}>
        <MenuTrigger>
          <IconButton size="sm" label={texts.moreActions({ subject })} icon={<EllipsisIcon />} />
          <Menu placement="bottom end">
            {actions.map(({ id, label, icon, onAction, tone }) => (
              <MenuItem key={id} icon={icon} tone={tone} onAction={onAction}>
                {label}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
      </span>
    </div>
  );
}
