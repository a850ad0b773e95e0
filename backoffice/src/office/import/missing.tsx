import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ImportMissing } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';
import { useImportWords } from './words';

/** Where types that an import made stand in their order: behind those that somebody has put in order. */
const LAST = 100;

/** What a new record has beside its names. */
const rest = ({ resource, name }: ImportMissing): object => {
  if (resource === 'courseType') return { sort_order: LAST };
  // A category has a text for parents; its name stands there until somebody writes one.
  return resource === 'courseCategory' ? { description: name, description_it: name } : {};
};

const keyOf = ({ resource, name }: ImportMissing): string => `${resource}:${name}`;

/** Places, types and categories that the file names and that are missing: those that are chosen are made, and the file is checked again. */
export function Missing({ missing, onMade }: { missing: readonly ImportMissing[]; onMade: () => void }) {
  const words = useImportWords();
  const id = useId();
  const can = useCan();
  const notify = useNotify();
  const translate = useTranslate();
  const { create } = useDataProvider<FeriaDataProvider>();
  const offered = missing.filter(({ resource }) => can(resources[resource].permissions.create));
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const chosen = offered.filter((one) => !left.includes(keyOf(one)));
  if (offered.length === 0) return null;
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      for (const one of chosen) {
        const { resource, name } = one;
        const route = resources[resource].route ?? resource;
        await create(route, { data: { name, name_it: name, ...rest(one) } });
      }
    } catch (error) {
      notify(messageOf(error, translate), { type: 'error', multiLine: true });
    }
    // Also after a failure: some may be made.
    onMade();
  };
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1, my: 2, alignItems: 'flex-start' }}>
      <Typography id={id} variant="subtitle1" component="h3" sx={{ fontWeight: 700 }}>
        {words('missing.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {words('missing.help')}
      </Typography>
      <FormGroup>
        {offered.map((one) => (
          <FormControlLabel
            key={keyOf(one)}
            control={
              <Checkbox
                checked={chosen.includes(one)}
                onChange={(_, checked) =>
                  setLeft((before) =>
                    checked ? before.filter((key) => key !== keyOf(one)) : [...before, keyOf(one)],
                  )
                }
              />
            }
            label={words(`missing.${one.resource}`, { name: one.name })}
          />
        ))}
      </FormGroup>
      <Button
        variant="contained"
        disabled={chosen.length === 0}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy && chosen.length > 0) void make();
        }}
      >
        {words('missing.make', { smart_count: chosen.length })}
      </Button>
    </Stack>
  );
}
