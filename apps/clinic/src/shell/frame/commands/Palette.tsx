import { CommandPalette } from '@isopter/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Access } from '../../../lib/platform/routes/access.ts';
import { maySeePatients } from '../../guards.ts';
import { useCommands } from './useCommands.tsx';
import { usePatientCommands } from './usePatientCommands.tsx';

/** How many commands are remembered as recent. */
const RECENT = 5;

export interface PaletteProps {
  access: Access;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The palette of the application: its commands, and the patients a search finds. */
export function Palette({ access, isOpen, onOpenChange }: PaletteProps): ReactElement {
  const { t } = useTranslation();
  const commands = useCommands(access);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const seesPatients = maySeePatients(access);
  const { results, isLoading } = usePatientCommands(isOpen && seesPatients ? text : '');
  return (
    <CommandPalette
      commands={commands}
      recent={recent}
      onRun={(id) => setRecent((before) => [id, ...before.filter((other) => other !== id)].slice(0, RECENT))}
      onSearch={setText}
      results={results}
      isLoading={isLoading}
      {...(seesPatients && { placeholder: t(($) => $.commands.placeholder) })}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        setText('');
        onOpenChange(isNowOpen);
      }}
    />
  );
}
