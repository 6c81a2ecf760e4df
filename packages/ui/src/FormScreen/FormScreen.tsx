import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/index.ts';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import { actions as actionsStyle, column, screen } from './FormScreen.css.ts';

/** Props of {@link FormScreen}. */
export interface FormScreenProps extends Omit<PageHeaderProps, 'actions'> {
  /** Fields, one under the other. */
  children: ReactNode;
  /** Buttons under the fields, the primary one first. Inside a Form the submit button is among them. */
  actions?: ReactNode;
  /** Shows a button that leaves the screen. */
  onClose?: () => void;
  /**
   * Puts what it is given around fields and actions, such as a Form.
   * @default (content) => content
   */
  wrap?: (content: ReactElement) => ReactElement;
}

/** A form as a screen: one column of fields up to 560 pixels wide, a row of buttons, a way out. */
export function FormScreen({
  children,
  actions,
  onClose,
  wrap = (content) => content,
  ...header
}: FormScreenProps): ReactElement {
  const texts = useTexts(common);
  return (
    <div className={screen} data-component="FormScreen">
      <PageHeader
        {...header}
        actions={onClose && <IconButton label={texts.close} icon={<CloseIcon />} onPress={onClose} />}
      />
      {wrap(
        <div className={column} data-part="column">
          {children}
          {actions !== undefined && (
            <div className={actionsStyle} data-part="actions">
              {actions}
            </div>
          )}
        </div>,
      )}
    </div>
  );
}
