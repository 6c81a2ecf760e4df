import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../texts/Texts.tsx';
import { rowActionsTexts } from './RowActions.texts.ts';
import { RowButton } from './RowButton.tsx';
import { RowMenu } from './RowMenu.tsx';
import { actions as actionsStyle, inline, menuOfInline } from './RowActions.css.ts';

/** An action for a row. */
export interface RowAction {
  /** A unique id among the actions of the row. */
  id: string;
  /** The action, as a verb. */
  label: string;
  /** The icon, shown alone beside the row and before the text in the menu. */
  icon: ReactNode;
  /** Called when the action is chosen. */
  onAction: () => void;
  /**
   * Whether the action is also shown as an icon in the row; for one or two actions per row.
   * @default false
   */
  isInline?: boolean;
  /**
   * The tone; `danger` for an action that destroys something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
}

interface RowActionsProps {
  actions: readonly RowAction[];
  /** The name of the row. */
  subject: string;
}

/**
 * The actions of one row: the main ones as icons, all of them in a menu; renders nothing without actions.
 * @selector [data-part="row-actions"] The actions of a row.
 */
export function RowActions({ actions, subject }: RowActionsProps): ReactElement | null {
  const texts = useTexts(rowActionsTexts);
  if (actions.length === 0) return null;
  const icons = actions.filter(({ isInline = false }) => isInline);
  return (
    <div className={actionsStyle} data-part="row-actions">
      <span className={inline}>
        {icons.map(({ id, label, icon, onAction }) => (
          <RowButton key={id} label={label} icon={icon} onPress={onAction} />
        ))}
      </span>
      <span className={icons.length === actions.length ? menuOfInline : undefined}>
        <RowMenu actions={actions} label={texts.moreActions({ subject })} />
      </span>
    </div>
  );
}
