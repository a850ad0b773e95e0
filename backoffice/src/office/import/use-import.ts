import {
  CONSENT_QUERY,
  IMPORT_CALL,
  type ConsentWay,
  type ImportKind,
  type ImportLine,
  type ImportReport,
} from '@feria/shared';
import { useState } from 'react';
import { type HttpError, useDataProvider, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';

/** Where an import is. The file is kept, so that it can be checked again. */
export type ImportState =
  | { step: 'start'; problem?: string }
  | { step: 'checking'; file: File }
  | { step: 'checked'; file: File; report: ImportReport }
  | { step: 'running'; file: File; done: number; total: number }
  | { step: 'done'; report: ImportReport }
  | { step: 'broken'; file: File };

/** How parents consented to the health data of a file, as it is typed; both empty when nobody says. */
export interface TypedConsent {
  way: ConsentWay | '';
  date: string;
}

/** The address of a call with the consent that was told. */
export function withConsent(call: string, { way, date }: TypedConsent): string {
  if (way === '') return call;
  return `${call}?${new URLSearchParams({ [CONSENT_QUERY.way]: way, [CONSENT_QUERY.date]: date })}`;
}

/**
 * Checks and imports files of a kind.
 * @param consent what is told with the file
 * @param onDone called once a file is imported
 */
export function useImport(kind: ImportKind, consent: TypedConsent, onDone: () => void) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const translate = useTranslate();
  const [state, setState] = useState<ImportState>({ step: 'start' });
  const fail = (error: unknown): void => setState({ step: 'start', problem: messageOf(error, translate) });

  const check = async (file: File): Promise<void> => {
    setState({ step: 'checking', file });
    try {
      const { check: call } = IMPORT_CALL[kind];
      const report = await dataProvider.upload<ImportReport>(withConsent(call, consent), {
        part: 'file',
        file,
      });
      setState({ step: 'checked', file, report });
    } catch (error) {
      fail(error);
    }
  };

  const run = async (file: File): Promise<void> => {
    setState({ step: 'running', file, done: 0, total: 0 });
    let report: ImportReport | null = null;
    try {
      await dataProvider.uploadForLines<ImportLine>(withConsent(IMPORT_CALL[kind].run, consent), {
        part: 'file',
        file,
        onLine: (line) => {
          if ('data' in line) report = line.data;
          else setState({ step: 'running', file, ...line });
        },
      });
    } catch (error) {
      // A refusal is an answer; anything else leaves open what became of the import.
      if ((error as HttpError).status >= 400) {
        fail(error);
        return;
      }
    }
    const now = ended(file, report);
    setState(now);
    if (now.step === 'done') onDone();
  };

  return { state, check, run, restart: () => setState({ step: 'start' }) };
}

/** Something may have changed since the check: then the report says what is wrong now. */
function ended(file: File, report: ImportReport | null): ImportState {
  if (report === null) return { step: 'broken', file };
  return report.stored ? { step: 'done', report } : { step: 'checked', file, report };
}
