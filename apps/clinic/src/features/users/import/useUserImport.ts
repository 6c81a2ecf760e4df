import { ApiError, useCheckEmployeeImport, useImportEmployees } from '@isopter/api-client';
import type { EmployeesFileCheck } from '@isopter/contract';
import { toasts, useNumberFormat } from '@isopter/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useErrorText } from '../../../lib/platform/errors/useErrorText.ts';
import { readFile, type UnreadFile } from './readFile.ts';

/** A chosen file: its text, and what the server found in it once it was checked. */
interface ChosenFile {
  name: string;
  csv: string;
  check: EmployeesFileCheck | null;
}

interface UserImport {
  file: ChosenFile | null;
  /** The reason why the last chosen file could not be read. */
  unread: UnreadFile | null;
  failure: string | null;
  isChecking: boolean;
  isImporting: boolean;
  choose: (files: File[]) => void;
  /** Checks the same file again, after a failure. */
  checkAgain: () => void;
  submit: () => void;
}

/** Imports new users from a CSV file: it is checked when it is chosen, and again when it is imported [OUR-526]. */
export function useUserImport(): UserImport {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const [, navigate] = useLocation();
  const { send: check, isSending: isChecking } = useCheckEmployeeImport();
  const { send: importUsers, isSending: isImporting } = useImportEmployees();
  const errorText = useErrorText();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [unread, setUnread] = useState<UnreadFile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(0);

  const checkFile = async ({ name, csv }: Pick<ChosenFile, 'name' | 'csv'>): Promise<void> => {
    latest.current += 1;
    const turn = latest.current;
    setFile({ name, csv, check: null });
    try {
      const found = await check({ body: { csv } });
      if (turn === latest.current) setFile({ name, csv, check: found });
    } catch (error) {
      if (turn === latest.current) setFailure(errorText(error));
    }
  };

  const choose = ([chosen]: File[]): void => {
    if (!chosen) return;
    setFailure(null);
    setUnread(null);
    void readFile(chosen).then((read) => {
      if ('unread' in read) {
        setFile(null);
        setUnread(read.unread);
      } else void checkFile({ name: chosen.name, csv: read.csv });
    });
  };

  const send = async (): Promise<void> => {
    if (!file) return;
    setFailure(null);
    try {
      const { imported } = await importUsers({ body: { csv: file.csv } });
      toasts.show({
        tone: 'positive',
        message: t(($) => $.users.import.imported, { count: imported, shown: number(imported) }),
      });
      navigate('/users');
    } catch (error) {
      // something changed since the check: the lines say what
      if (error instanceof ApiError && error.status === 400) await checkFile(file);
      else setFailure(errorText(error));
    }
  };

  return {
    file,
    unread,
    failure,
    isChecking,
    isImporting,
    choose,
    checkAgain: () => {
      setFailure(null);
      if (file) void checkFile(file);
    },
    submit: () => void send(),
  };
}
