import { Button, type Crumb, FormError, FormScreen } from '@isopter/ui';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ScreenTitle } from '../../platform/brand/ScreenTitle.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { Form } from './Form.tsx';
import type { EditConflict } from './useRecordForm.ts';

interface EditScreenProps {
  title: string;
  breadcrumbs: readonly Crumb[];
  /** Where leaving without saving leads. */
  closeHref: string;
  onSubmit: () => Promise<void>;
  isSaving: boolean;
  /**
   * Whether there is something to save, of a form that has to be valid and changed first [VAL-08].
   * @default true
   */
  isReady?: boolean;
  /** The label of the save button; "Save" by default. */
  saveLabel?: string;
  /** A further button beside it, such as one that leads back to the step before. */
  action?: ReactNode;
  /** Only shown: there is nothing to save. */
  isReadOnly?: boolean;
  /** The reason why nothing was saved. */
  failure: string | null;
  /** Somebody else's change of the same fields, if there is one. */
  conflict?: EditConflict | null;
  /** What is changed, above all. */
  banner?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The screen of a form that is saved or left. */
export function EditScreen(props: EditScreenProps): ReactElement {
  const {
    title,
    breadcrumbs,
    closeHref,
    onSubmit,
    isSaving,
    isReady = true,
    saveLabel,
    action,
    isReadOnly = false,
    failure,
    conflict = null,
    banner,
    children,
  } = props;
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const close = (): void => navigate(closeHref);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <FormScreen
      title={title}
      breadcrumbs={breadcrumbs}
      onClose={close}
      // a function that is called, not a component
      // oxlint-disable-next-line react/no-unstable-nested-components
      wrap={(content) => (
        <Form onSubmit={submit} aria-label={title}>
          {content}
        </Form>
      )}
      actions={
        <>
          {!isReadOnly && (
            <Button type="submit" variant="primary" isDisabled={!isReady} isPending={isSaving}>
              {saveLabel ?? t(($) => $.common.save)}
            </Button>
          )}
          {action}
          <Button variant="quiet" onPress={close}>
            {t(($) => (isReadOnly ? $.common.close : $.common.cancel))}
          </Button>
        </>
      }
    >
      <ScreenTitle>{title}</ScreenTitle>
      {banner}
      {failure !== null && <FormError>{failure}</FormError>}
      {conflict !== null && <ConflictPanel key={conflict.version} conflict={conflict} />}
      {children}
    </FormScreen>
  );
}
