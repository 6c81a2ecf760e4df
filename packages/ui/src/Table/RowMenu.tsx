import { type ReactElement, useCallback, useRef, useState } from 'react';
import { EllipsisIcon } from '../icons/index.ts';
import { MenuItem } from '../Menu/Menu.tsx';
import { OpenMenu } from '../Menu/OpenMenu.tsx';
import type { RowAction } from './RowActions.tsx';
import { RowButton } from './RowButton.tsx';

interface RowMenuProps {
  actions: readonly RowAction[];
  /** The name of the button. */
  label: string;
}

/** All actions of a row. The menu is made when it is opened. */
export function RowMenu({ actions, label }: RowMenuProps): ReactElement {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <RowButton
        ref={trigger}
        label={label}
        icon={<EllipsisIcon />}
        onPress={() => setOpen(true)}
        isExpanded={isOpen}
      />
      {isOpen && (
        <OpenMenu trigger={trigger} label={label} placement="bottom end" onClose={close}>
          {actions.map(({ id, label: text, icon, onAction, tone }) => (
            <MenuItem key={id} icon={icon} tone={tone} onAction={onAction}>
              {text}
            </MenuItem>
          ))}
        </OpenMenu>
      )}
    </>
  );
}
