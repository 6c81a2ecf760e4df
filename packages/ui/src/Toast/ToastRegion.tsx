import type { ReactElement } from 'react';
import {
  Text,
  UNSTABLE_Toast as RACToast,
  UNSTABLE_ToastContent as ToastContentBox,
  UNSTABLE_ToastRegion as RACToastRegion,
} from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon } from '../icons/index.ts';
import { common } from '../texts/common.texts.ts';
import { useTexts } from '../texts/Texts.tsx';
import { ToneIcon } from '../tone/ToneIcon.tsx';
import {
  action as actionStyle,
  content,
  copied,
  icon,
  message,
  region,
  title,
  toast as toastStyle,
  values,
} from './Toast.css.ts';
import { type Toasts, toasts as applicationToasts } from './toasts.ts';
import { useRaise } from './useRaise.ts';

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /**
   * The queue to show.
   * @default toasts
   */
  toasts?: Toasts;
  /**
   * Whether the region keeps clear of the panel and the bar of a SplitView, so that their buttons stay usable: it is then
   * at the inline start, and above the bar if that is at the foot of the window.
   * @default false
   */
  isClearOfPanel?: boolean;
}

/**
 * The region in which toasts appear; render it once per application. It is a landmark (reachable with F6), announces
 * new toasts, pauses while hovered or focused, and restores focus when its last toast is closed. It keeps clear of floating
 * panels and of the buttons of forms, wizards, dialogs and pages of lists.
 * @selector [data-component="ToastRegion"] The region.
 * @selector [data-component="Toast"] A toast.
 * @selector [data-tone] On a toast: its tone.
 * @selector [data-part="title"] The title of a toast.
 * @selector [data-part="message"] The message of a toast.
 * @selector [data-part="values"] The values of a toast.
 */
export function ToastRegion({ toasts = applicationToasts, isClearOfPanel = false }: ToastRegionProps): ReactElement {
  const texts = useTexts(common);
  const [ref, raise] = useRaise();
  return (
    <RACToastRegion
      ref={ref}
      className={region({ isClearOfPanel })}
      style={{ translate: `0 ${-raise}px` }}
      data-component="ToastRegion"
      queue={toasts.queue}
    >
      {({ toast }) => {
        const { tone = 'info', action, ...said } = toast.content;
        return (
          <RACToast toast={toast} className={toastStyle} data-component="Toast" data-tone={tone}>
            <span className={icon({ tone })}>
              <ToneIcon tone={tone} />
            </span>
            <ToastContentBox className={content}>
              {said.title !== undefined && (
                <Text slot="title" className={title} data-part="title">
                  {said.title}
                </Text>
              )}
              <Text slot={said.title === undefined ? 'title' : 'description'} className={message} data-part="message">
                {said.message}
              </Text>
              {said.values && (
                <dl className={values} data-part="values">
                  {said.values.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd className={copied}>
                        <bdi dir="ltr">{value}</bdi>
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
              {action && (
                <div className={actionStyle}>
                  <Button
                    size="sm"
                    onPress={() => {
                      action.onPress();
                      toasts.close(toast.key);
                    }}
                  >
                    {action.label}
                  </Button>
                </div>
              )}
            </ToastContentBox>
            <IconButton
              variant="quiet"
              size="sm"
              label={texts.close}
              icon={<CloseIcon />}
              onPress={() => toasts.close(toast.key)}
            />
          </RACToast>
        );
      }}
    </RACToastRegion>
  );
}
