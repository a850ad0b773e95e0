import { API } from '@feria/shared/routes';
import { useState } from 'react';
import { downloadJson } from '../../api/documents';

/** Everything that is stored of the family, as a file to keep. */
export function useFamilyExport() {
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const download = async (): Promise<void> => {
    setRunning(true);
    setError(null);
    try {
      await downloadJson(API.myFamilyExport, 'feria-family.json');
    } catch (failure) {
      setError(failure);
    }
    setRunning(false);
  };
  return { running, error, download };
}
