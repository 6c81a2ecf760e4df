import { Form as KitForm, type FormProps } from '@isopter/ui';
import type { ReactElement } from 'react';

/** The kit's Form without validation by the browser: its messages would be in the browser's language. */
export const Form = (props: FormProps): ReactElement => <KitForm validationBehavior="aria" {...props} />;
