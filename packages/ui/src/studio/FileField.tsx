import type { ReactElement } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DeleteIcon, UploadIcon } from '../icons/index.ts';
import * as css from './studio.css.ts';

interface FileFieldProps {
  label: string;
  description: string | undefined;
  /** The picture as a data URL or a path. */
  value: string;
  accept: readonly string[];
  /** The background the picture is shown on. The default is the surface. */
  ground?: string;
  onChange: (value: string) => void;
  errorMessage: string | undefined;
}

const dataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error!));
    reader.readAsDataURL(file);
  });

/** A picture from a file, kept inside the brand. */
export function FileField(props: FileFieldProps): ReactElement {
  const { label, description, value, accept, ground, onChange, errorMessage } = props;
  return (
    <div className={css.stack} style={{ gap: 4 }}>
      <div className={css.line}>
        <FileTrigger
          acceptedFileTypes={accept}
          onSelect={(files) => {
            const [file] = files ?? [];
            if (file) void dataUrl(file).then(onChange);
          }}
        >
          <Button size="sm" icon={<UploadIcon />}>
            {label}
          </Button>
        </FileTrigger>
        {value !== '' && (
          <>
            <img className={css.logo} src={value} alt="" style={{ background: ground }} />
            <IconButton
              size="sm"
              variant="quiet"
              label={`Remove: ${label}`}
              icon={<DeleteIcon />}
              onPress={() => onChange('')}
            />
          </>
        )}
      </div>
      <p className={css.quiet}>{description}</p>
      {errorMessage !== undefined && <p role="alert">{errorMessage}</p>}
    </div>
  );
}
