import Alert from '@mui/material/Alert';
import type { BankLeftOut } from '@feria/shared';
import { useEntryName } from './entry-name';
import { useBankWords } from './words';

/** Entries with which nothing was done, and why; nothing where there are none. */
export function LeftOut({ title, entries }: { title: string; entries: readonly BankLeftOut[] }) {
  const words = useBankWords();
  const nameEntry = useEntryName();
  if (entries.length === 0) return null;
  return (
    <Alert severity="warning">
      {title}
      <ul style={{ margin: 0, paddingInlineStart: 20, maxHeight: 200, overflow: 'auto' }}>
        {entries.map((entry) => (
          <li key={entry.id}>{words('left_line', { entry: nameEntry(entry), reason: entry.reason })}</li>
        ))}
      </ul>
    </Alert>
  );
}
