import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/index.ts';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import { type MessageTone, ToneIcon } from '../tone/ToneIcon.tsx';
import { actions, banner, body, mark, message, title as titleStyle } from './Banner.css.ts';

/** Props of {@link Banner}. */
export interface BannerProps {
  /** The message. */
  children: ReactNode;
  /**
   * The severity of the message. It determines the background, the icon and how urgently the message is announced.
   * @default 'info'
   */
  tone?: MessageTone;
  /** A title shown above the message. */
  title?: string;
  /** A small button or link that resolves the problem. */
  action?: ReactNode;
  /** Called when the banner is dismissed. If provided, a dismiss button is shown. */
  onDismiss?: () => void;
}

/**
 * A message that stays in place as long as it is true. For a passing event use a toast. Critical messages interrupt the
 * screen reader, the others wait for a pause.
 * @selector [data-component="Banner"] The banner.
 * @selector [data-tone] On the banner: its tone.
 * @selector [data-part="title"] The title.
 * @selector [data-part="message"] The title and the message.
 * @selector [data-part="actions"] The action and the dismiss button.
 */
export function Banner({ children, tone = 'info', title, action, onDismiss }: BannerProps): ReactElement {
  const texts = useTexts(common);
  return (
    <div
      className={banner({ tone })}
      data-component="Banner"
      data-tone={tone}
      role={tone === 'critical' ? 'alert' : 'status'}
    >
      <span className={mark}>
        <ToneIcon tone={tone} />
      </span>
      <div className={body}>
        <div className={message} data-part="message">
          {title !== undefined && (
            <p className={titleStyle} data-part="title">
              {title}
            </p>
          )}
          {children}
        </div>
        {action !== undefined && (
          <div className={actions} data-part="actions">
            {action}
          </div>
        )}
      </div>
      {onDismiss !== undefined && (
        <IconButton size="sm" variant="quiet" label={texts.close} icon={<CloseIcon />} onPress={onDismiss} />
      )}
    </div>
  );
}
