import { type ReactElement, useMemo } from 'react';
import { Button } from '../Button/Button.tsx';
import { copyTexts } from '../copy/copy.texts.ts';
import { useCopy } from '../copy/useCopy.ts';
import { CheckIcon, CopyIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { actions, code as codeClass, label as labelClass, message, picture, root, words } from './QRCode.css.ts';
import { qrCodeTexts } from './QRCode.texts.ts';
import { qrPath } from './qrPath.ts';

/** Props of {@link QRCode}. */
export interface QRCodeProps {
  /** The encoded text, usually a URL. */
  value: string;
  /** The purpose of the code, such as "Link this camera"; part of its accessible name. */
  label: string;
  /**
   * The text shown for reading, typing and copying instead of scanning.
   * @default the value
   */
  code?: string;
}

/**
 * A QR code beside the same text for reading, typing or copying. Error correction level M, 256 pixels wide.
 * @selector [data-component="QRCode"] The figure.
 * @selector [data-part="picture"] The code.
 * @selector [data-part="label"] The purpose of the code.
 * @selector [data-part="code"] The text to read, type or copy.
 */
export function QRCode({ value, label, code = value }: QRCodeProps): ReactElement {
  const texts = useTexts(qrCodeTexts);
  const { copy: copyText, copied, copyFailed } = useTexts(copyTexts);
  const { size, path } = useMemo(() => qrPath(value), [value]);
  const { state, copy } = useCopy();
  return (
    <figure className={root} data-component="QRCode">
      <svg
        className={picture}
        viewBox={`0 0 ${size} ${size}`}
        width={256}
        height={256}
        role="img"
        aria-label={texts.qrCode({ label })}
        shapeRendering="crispEdges"
        data-part="picture"
      >
        <path d={path} />
      </svg>
      <figcaption className={words}>
        <span className={labelClass} data-part="label">
          {label}
        </span>
        <code className={codeClass} dir="ltr" data-part="code">
          {code}
        </code>
        <span className={actions}>
          <Button size="sm" icon={state === 'copied' ? <CheckIcon /> : <CopyIcon />} onPress={() => copy(code)}>
            {copyText}
          </Button>
        </span>
        <span className={message} role="status">
          {{ idle: '', copied, failed: copyFailed }[state]}
        </span>
      </figcaption>
    </figure>
  );
}
