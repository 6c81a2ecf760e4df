import type { Shortcut } from '@isopter/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { Access } from '../../../lib/platform/routes/access.ts';
import { maySeePatients } from '../../guards.ts';
import { additionsFor, placesFor } from '../../navigation.ts';
import { opened, type Sheet } from './opened.ts';

/** The keys of "Find a patient". */
export const FIND_KEYS = 'f p';

/**
 * The keys of the palette, of places people go to every day, of finding a patient, of a new one and of the help, by ids of
 * commands.
 */
export function useAppKeys(access: Access): readonly Shortcut[] {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  return useMemo(() => {
    const actions = t(($) => $.commands.actions);
    const places = t(($) => $.commands.places);
    const add = t(($) => $.patients.new);
    const opens = (sheet: Sheet) => () => {
      opened.sheet = sheet;
    };
    return [
      { id: 'palette', keys: 'mod+k', label: t(($) => $.commands.palette), group: actions, run: opens('palette') },
      ...placesFor(access).flatMap(({ id, path, keys }) =>
        keys ? { id, keys, label: t(($) => $.navigation[id]), group: places, run: () => navigate(path) } : [],
      ),
      ...additionsFor(access)
        .filter(({ id }) => id === 'patients')
        .map(({ path }) => ({
          id: 'add-patients',
          keys: 'n p',
          label: add,
          group: actions,
          run: () => navigate(path),
        })),
      ...(maySeePatients(access)
        ? [
            {
              id: 'find-patient',
              keys: FIND_KEYS,
              label: t(($) => $.patients.find.label),
              group: actions,
              run: opens('patient'),
            },
          ]
        : []),
      { id: 'shortcuts', keys: '?', label: t(($) => $.commands.help), group: actions, run: opens('help') },
    ];
  }, [access, navigate, t]);
}
