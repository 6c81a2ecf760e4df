import type { ReactElement, ReactNode } from 'react';
import { Dialog as RACDialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/index.ts';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import { useOverflows } from './useOverflows.ts';
import { body, dialog, footer, header, modal, overlay, title as titleStyle } from './Dialog.css.ts';

export { DialogTrigger };

type WithClose = ReactNode | ((close: () => void) => ReactNode);
const fill = (content: WithClose, close: () => void): ReactNode =>
  typeof content === 'function' ? content(close) : content;

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** The title of the dialog, which is also its accessible name. */
  title: string;
  /** The content of the dialog. A function receives a callback that closes the dialog. */
  children: WithClose;
  /** The buttons at the bottom, the primary one last. A function receives a callback that closes the dialog. */
  actions?: WithClose;
  /**
   * The width: 440, 600 or 960 pixels if there is room.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * The accessibility role; `alertdialog` for a question that must be answered.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /**
   * Whether the dialog can be dismissed with Escape, the close button and, for a plain dialog, a press outside.
   * Otherwise there is no close button.
   * @default true
   */
  isDismissable?: boolean;
  /**
   * Whether everything behind the dialog is hidden, for example from passers-by while a screen is unattended.
   * @default false
   */
  isConcealing?: boolean;
  /** Whether the dialog is open (controlled). */
  isOpen?: boolean;
  /** Called when the dialog opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A modal dialog. Focus is contained in it and restored when it closes.
 * @selector [data-component="Dialog"] The dialog.
 * @selector [data-part="title"] The title.
 * @selector [data-part="body"] The content, which scrolls.
 * @selector [data-part="actions"] The buttons at the bottom.
 * @example <DialogTrigger><Button>Move…</Button><Dialog title="Move test">…</Dialog></DialogTrigger>
 */
export function Dialog({
  title,
  children,
  actions,
  size = 'medium',
  role = 'dialog',
  isDismissable = true,
  isConcealing = false,
  ...open
}: DialogProps): ReactElement {
  const texts = useTexts(common);
  const [bodyRef, bodyOverflows] = useOverflows();
  return (
    <ModalOverlay
      className={overlay({ isConcealing })}
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
      {...open}
    >
      <Modal className={modal({ size })}>
        <RACDialog className={dialog} role={role} data-component="Dialog">
          {({ close }) => (
            <>
              <header className={header}>
                <Heading slot="title" level={2} className={titleStyle} data-part="title">
                  {title}
                </Heading>
                {isDismissable && (
                  <IconButton variant="quiet" size="sm" label={texts.close} icon={<CloseIcon />} onPress={close} />
                )}
              </header>
              <div ref={bodyRef} className={body} data-part="body" {...(bodyOverflows && { tabIndex: 0 })}>
                {fill(children, close)}
              </div>
              {actions !== undefined && (
                <footer className={footer} data-part="actions">
                  {fill(actions, close)}
                </footer>
              )}
            </>
          )}
        </RACDialog>
      </Modal>
    </ModalOverlay>
  );
}
