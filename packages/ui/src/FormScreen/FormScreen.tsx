import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/index.ts';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import {
  actions as actionsStyle,
  aside as asideStyle,
  beside,
  column,
  fields,
  room,
  screen,
} from './FormScreen.css.ts';

/** Props of {@link FormScreen}. */
export interface FormScreenProps extends Omit<PageHeaderProps, 'actions'> {
  /** The fields. */
  children: ReactNode;
  /** The buttons below the fields, the primary one first. Inside a Form the submit button is one of them. */
  actions?: ReactNode;
  /** What belongs to the fields and is not one of them: beside them if there is room, else between them and the buttons. */
  aside?: ReactNode;
  /** Called when the screen is closed. If provided, a close button is shown. */
  onClose?: () => void;
  /**
   * Wraps the fields and actions, for example in a Form.
   * @default (content) => content
   */
  wrap?: (content: ReactElement) => ReactElement;
}

/**
 * A screen with a form: one column of fields up to 560 pixels wide, a row of buttons and an optional close button. What
 * stands beside the fields stays in view while they are scrolled.
 * @selector [data-component="FormScreen"] The screen.
 * @selector [data-part="column"] The column of fields.
 * @selector [data-part="aside"] What stands beside the fields.
 * @selector [data-part="actions"] The buttons.
 */
export function FormScreen({
  children,
  actions,
  aside,
  onClose,
  wrap = (content) => content,
  ...header
}: FormScreenProps): ReactElement {
  const texts = useTexts(common);
  const buttons = actions !== undefined && (
    <div className={actionsStyle} data-part="actions">
      {actions}
    </div>
  );
  return (
    <div className={screen} data-component="FormScreen">
      <PageHeader
        {...header}
        actions={onClose && <IconButton label={texts.close} icon={<CloseIcon />} onPress={onClose} />}
      />
      {wrap(
        aside === undefined ? (
          <div className={column} data-part="column">
            {children}
            {buttons}
          </div>
        ) : (
          <div className={room}>
            <div className={beside}>
              <div className={fields} data-part="column">
                {children}
              </div>
              <div className={asideStyle} data-part="aside">
                {aside}
              </div>
              {buttons}
            </div>
          </div>
        ),
      )}
    </div>
  );
}
