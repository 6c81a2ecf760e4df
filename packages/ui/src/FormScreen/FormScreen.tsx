import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/index.ts';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import { keepClear } from '../Toast/keepClear.ts';
import {
  actions as actionsStyle,
  aside as asideStyle,
  beside,
  column,
  fields,
  foot,
  lead as leadStyle,
  room,
  screen,
  summary as summaryStyle,
} from './FormScreen.css.ts';

/** Props of {@link FormScreen}. */
export interface FormScreenProps extends Omit<PageHeaderProps, 'actions'> {
  /** The fields. */
  children: ReactNode;
  /** The buttons below the fields, the primary one first. Inside a Form the submit button is one of them. */
  actions?: ReactNode;
  /** Content that belongs to the fields: next to them if there is room, else between them and the buttons. */
  aside?: ReactNode;
  /** Content above the fields over the whole width: whose form it is, set-ups to begin with. */
  lead?: ReactNode;
  /** The effect of the first button. If provided, it is next to the buttons, and all of them stay in view at the bottom. */
  summary?: ReactNode;
  /**
   * Whether the fields use the whole width of the screen, for fields laid out in several columns.
   * @default false
   */
  isWide?: boolean;
  /** Called when the screen is closed. If provided, a close button is shown. */
  onClose?: () => void;
  /**
   * Wraps the fields and actions, for example in a Form.
   * @default (content) => content
   */
  wrap?: (content: ReactElement) => ReactElement;
}

/**
 * A screen with a form: one column of fields up to 560 pixels wide, unless the fields have their own columns, a row of
 * buttons and an optional close button. The content next to the fields stays in view while they are scrolled.
 * @selector [data-component="FormScreen"] The screen.
 * @selector [data-part="column"] The column of fields.
 * @selector [data-part="aside"] The content next to the fields.
 * @selector [data-part="lead"] The content above the fields.
 * @selector [data-part="actions"] The buttons.
 * @selector [data-part="foot"] What stays in view: the summary and the buttons.
 * @selector [data-part="summary"] What the first button will do.
 */
export function FormScreen({
  children,
  actions,
  aside,
  lead,
  summary,
  isWide = false,
  onClose,
  wrap = (content) => content,
  ...header
}: FormScreenProps): ReactElement {
  const texts = useTexts(common);
  const hasFoot = summary !== undefined;
  const buttons = actions !== undefined && (
    <div ref={hasFoot ? null : keepClear} className={actionsStyle({ isInFoot: hasFoot })} data-part="actions">
      {actions}
    </div>
  );
  const below = !hasFoot && buttons;
  return (
    <div className={screen} data-component="FormScreen">
      <PageHeader
        {...header}
        actions={onClose && <IconButton label={texts.close} icon={<CloseIcon />} onPress={onClose} />}
      />
      {wrap(
        <>
          {lead !== undefined && (
            <div className={leadStyle} data-part="lead">
              {lead}
            </div>
          )}
          {aside === undefined ? (
            <div className={column({ isWide })} data-part="column">
              {children}
              {below}
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
                {below}
              </div>
            </div>
          )}
          {hasFoot && (
            <div ref={keepClear} className={foot} data-part="foot">
              <div className={summaryStyle} data-part="summary">
                {summary}
              </div>
              {buttons}
            </div>
          )}
        </>,
      )}
    </div>
  );
}
