import { DEBOUNCE_SUGGESTION } from '@isopter/contract';
import { Autocomplete, IconButton, type Option } from '@isopter/ui';
import { CloseIcon } from '@isopter/ui/icons';
import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { usePatientOptions } from '../../../lib/domain/patients/usePatientOptions.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import * as css from './FindPatient.css.ts';
import { optionForEnter } from './optionForEnter.ts';

/** Props of {@link FindPatientField}. */
export interface FindPatientFieldProps {
  /** Called when the focus moves elsewhere or a patient is opened. */
  onLeave: () => void;
  /** Called when the search is given up by Escape or its close button. */
  onCancel: () => void;
}

/** The search for a patient by name, date of birth or ID; opens the patient that is chosen [OUR-740]. */
export function FindPatientField({ onLeave, onCancel }: FindPatientFieldProps): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { enable_zero_pii } = useSignedIn().preferences;
  const { find } = usePatientOptions();
  const found = useRef<{ text: string; options: readonly Option[] }>({ text: '', options: [] });
  const nobody = t(($) => $.patients.find.nobody);

  const load = async (text: string, signal: AbortSignal): Promise<readonly Option[]> => {
    const options = await find(text, signal);
    if (!signal.aborted) found.current = { text, options };
    return options;
  };
  const open = ({ id }: Option): void => {
    onLeave();
    navigate(`/patients/${id}`);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const isListOpen = event.target.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && !isListOpen) {
      event.stopPropagation();
      onCancel();
    }
    if (event.key !== 'Enter' || event.target.hasAttribute('aria-activedescendant')) return;
    const only = optionForEnter(event.target.value, found.current);
    if (only) open(only);
  };
  return (
    <div className={css.field} role="search" onKeyDownCapture={onKeyDown}>
      <div className={css.input}>
        <Autocomplete
          label={t(($) => $.patients.find.label)}
          isLabelHidden
          placeholder={t(($) => $.patients.searchPlaceholder)}
          emptyText={enable_zero_pii ? `${nobody} ${t(($) => $.zeroPii.searchHint)}` : nobody}
          load={load}
          delay={DEBOUNCE_SUGGESTION}
          onChange={(patient) => patient && open(patient)}
          // a window in the background keeps the search open
          onBlur={() => document.hasFocus() && onLeave()}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens when somebody asks for it
          autoFocus
        />
      </div>
      <span className={css.close}>
        <IconButton label={t(($) => $.common.close)} icon={<CloseIcon />} onPress={onCancel} />
      </span>
    </div>
  );
}
