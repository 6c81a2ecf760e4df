import { isValidElement, type ReactElement, useCallback } from 'react';

/** A moving picture: a stream of this browser, or an element that draws it. */
export type CallPicture = MediaStream | ReactElement;

interface PictureProps {
  picture: CallPicture;
  label: string;
  className: string;
  /** Whether its sound is muted, to prevent people from hearing themselves. */
  isSilent: boolean;
}

/** Shows a picture; a stream also plays its sound. */
export function Picture({ picture, label, className, isSilent }: PictureProps): ReactElement {
  const stream = isValidElement(picture) ? null : (picture as MediaStream);
  const play = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video) video.srcObject = stream;
    },
    [stream],
  );
  if (stream === null) {
    return (
      <div className={className} role="img" aria-label={label}>
        {picture as ReactElement}
      </div>
    );
  }
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- people who talk to each other have no captions
  return <video ref={play} className={className} aria-label={label} autoPlay playsInline muted={isSilent} />;
}
