import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { translate, type OfficeLanguage } from '@feria/shared';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { Field } from '@feria/shared/resources/fields';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../i18n';
import { words as de } from '../../../i18n/de/resource-kit/draft';
import { words as it } from '../../../i18n/it/resource-kit/draft';
import { useAccount } from '../../account';
import { readDraft, writeDraft } from '../../drafts';
import type { ResourceRecord } from '../../types';
import { draftOf, type FormDraft, isFresh, isKept } from './form-draft';
import { timeOf } from './time-of';

const texts: Record<OfficeLanguage, typeof de> = { de, it };

/**
 * Keeps what is typed in the form around in this tab, so that a reload loses nothing, and offers it when the form is opened again. It is
 * dropped when the form is closed: saved, or thrown away after a question. Fields that are never kept: {@link isKept}.
 */
export function KeptInput(props: {
  definition: ResourceDefinition;
  /** Which form of the resource: the record, or what a new one begins with. */
  of: string;
  fields: readonly (readonly [string, Field])[];
  record: ResourceRecord | undefined;
  before: Record<string, unknown>;
  /** Called before the values are put into the form. */
  onTake: (draft: FormDraft) => void;
}) {
  const { definition, fields, record, before } = props;
  const account = useAccount();
  const language = useLanguage();
  const name = `form ${account.id} ${definition.route} ${props.of}`;
  const [offered, setOffered] = useState(() => {
    const draft = readDraft<FormDraft>(name);
    return draft && isFresh(draft, Date.now()) ? draft : null;
  });
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const values = useWatch() as Record<string, unknown>;
  const typed = Object.keys(dirtyFields);
  const version = record?.version;
  const draft =
    typed.length === 0
      ? null
      : draftOf({ definition, fields, before, values, typed: new Set(typed), version });
  // As text, so that it is written for another input only, with the time of it.
  const text = JSON.stringify(draft);
  useEffect(() => {
    const input = JSON.parse(text) as Omit<FormDraft, 'at'> | null;
    const kept = input && { ...input, at: Date.now() };
    // Until the offer is answered, what it has stays beside what is typed.
    if (!offered) writeDraft(name, kept);
    else if (kept)
      writeDraft(name, {
        ...kept,
        values: { ...offered.values, ...kept.values },
        before: { ...offered.before, ...kept.before },
        version: offered.version,
      });
  }, [text, name, offered]);
  useEffect(() => () => writeDraft(name, null), [name]);
  if (!offered) return null;
  const take = () => {
    props.onTake(offered);
    for (const [field, value] of Object.entries(offered.values))
      if (!typed.includes(field)) setValue(field, value ?? '', { shouldDirty: true, shouldTouch: true });
    setOffered(null);
  };
  const words = texts[language];
  const isChanged = record !== undefined && offered.version !== version;
  const leavesOut = fields.some(([field, one]) => !isKept(definition, field, one));
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12rem' } }}
      action={
        <>
          <Button color="inherit" onClick={take}>
            {words.take}
          </Button>
          <Button color="inherit" onClick={() => setOffered(null)}>
            {words.discard}
          </Button>
        </>
      }
    >
      <Box>{translate(words, 'kept', { at: timeOf(offered.at) })}</Box>
      {isChanged && <Box>{words.changed}</Box>}
      {leavesOut && <Box>{words.left_out}</Box>}
    </Alert>
  );
}
