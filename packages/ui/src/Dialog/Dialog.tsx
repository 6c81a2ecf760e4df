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
  /** What it is for; its name for assistive technology. */
  title: string;
  /** What the dialog holds; a function is given what closes it. */
  children: WithClose;
  /** Buttons at its foot, the chief one last; a function is given what closes the dialog. */
  actions?: WithClose;
  /**
   * Width: 440, 600 or 960 pixels where there is room.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * `alertdialog` for a question that must be answered.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /**
   * Escape, the close button and, for a plain dialog, a press outside close it; without it there is no such button.
   * @default true
   */
  isDismissable?: boolean;
  /**
   * Hides all that is behind it, as from whoever passes by a screen that was left alone.
   * @default false
   */
  isConcealing?: boolean;
  /** Whether it is open, when no DialogTrigger around it decides. */
  isOpen?: boolean;
  /** Told when it opens and when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Something to do before going on. The focus stays inside and goes back to where it was.
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
