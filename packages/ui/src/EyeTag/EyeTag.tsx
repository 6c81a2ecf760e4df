import type { ReactElement } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import type { Eye } from '../tone/eye.ts';
import { useEyeName } from './useEyeName.ts';
import { tag } from './EyeTag.css.ts';

/** Props of {@link EyeTag}. */
export interface EyeTagProps {
  /** The patient's right (OD), left (OS) or both (OU). */
  eye: Eye;
  /**
   * Set where the words "Left eye" stand beside the chip already, so that they are not spoken twice.
   * @default false
   */
  isDecorative?: boolean;
}

/** The eye as a chip: OD, OS or OU, spoken as right eye, left eye or both eyes. */
export function EyeTag({ eye, isDecorative = false }: EyeTagProps): ReactElement {
  const name = useEyeName(eye);
  return (
    <span className={tag({ eye })} data-component="EyeTag" data-eye={eye} title={isDecorative ? undefined : name}>
      <span aria-hidden>{eye}</span>
      {!isDecorative && <VisuallyHidden>{name}</VisuallyHidden>}
    </span>
  );
}
