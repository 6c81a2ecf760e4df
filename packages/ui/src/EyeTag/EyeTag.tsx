import type { ReactElement } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import type { Eye } from '../tone/eye.ts';
import { useEyeName } from './useEyeName.ts';
import { tag } from './EyeTag.css.ts';

/** Props of {@link EyeTag}. */
export interface EyeTagProps {
  /** The patient's right eye (OD), left eye (OS) or both eyes (OU). */
  eye: Eye;
  /**
   * Whether the tag is hidden from assistive technology, because words such as "Left eye" are already shown beside it.
   * @default false
   */
  isDecorative?: boolean;
}

/**
 * The eye as a tag: OD, OS or OU, announced as right eye, left eye or both eyes.
 * @selector [data-component="EyeTag"] The tag.
 * @selector [data-eye] On the tag: `OD`, `OS` or `OU`.
 */
export function EyeTag({ eye, isDecorative = false }: EyeTagProps): ReactElement {
  const name = useEyeName(eye);
  return (
    <span className={tag({ eye })} data-component="EyeTag" data-eye={eye} title={isDecorative ? undefined : name}>
      <span aria-hidden>{eye}</span>
      {!isDecorative && <VisuallyHidden>{name}</VisuallyHidden>}
    </span>
  );
}
