import type { OwnChild } from '@feria/shared/contracts/family';
import type { PickupPerson, PickupPersonInput } from '@feria/shared/contracts/on-site';
import { API } from '@feria/shared/routes';
import { limitOf } from '@feria/shared/rules/limits';
import { PICKUP_NAME_MAX, PICKUP_RELATION_MAX } from '@feria/shared/rules/on-site';
import { samePhone } from '@feria/shared/rules/sign-up';
import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type MouseEvent } from 'react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { request } from '../api/client';
import { ApiError } from '../api/errors';
import { familyQuery } from './family';
import { useOptions } from '../api/options';
import { useSaveChanged } from '../components/changed/use-save-changed';
import { Fieldset } from '../components/fieldset';
import { FormAlert } from '../components/form/form-alert';
import { FormDialog } from '../components/form/form-dialog';
import { PhoneInput } from '../components/form/phone-input';
import { TextInput } from '../components/form/text-input';
import { useNotify } from '../components/toasts';
import { useT } from '../i18n';

interface PersonValues {
  /** Id of one who is in the list; `null` for a new one. */
  known: number | null;
  name: string;
  phone: string;
  relation: string;
}

interface Values {
  persons: PersonValues[];
  version: string;
}

const NOBODY: PersonValues = { known: null, name: '', phone: '', relation: '' };

interface PickupDialogProps {
  child: OwnChild;
  onClose: () => void;
}

/** The list of who may pick up a child besides its parents, in one form. */
export default function PickupDialog({ child, onClose }: PickupDialogProps) {
  const t = useT();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { options } = useOptions();
  const max = limitOf('limit_pickup_persons', options.limit_pickup_persons);
  const { id, first_name } = child;
  const { save: saveChanged, question } = useSaveChanged();
  // As it was when the form was opened: the page reads the family anew now and then.
  const [stored] = useState<Values>(() => ({
    persons: child.pickup_persons.length ? child.pickup_persons.map(inForm) : [NOBODY],
    version: child.pickup_version,
  }));
  // Who is in the list as far as this form knows.
  const listed = useRef(new Set(child.pickup_persons.map((person) => person.id)));
  const save = async (values: Values, form: UseFormReturn<Values>): Promise<void> => {
    try {
      await saveChanged<Values, PickupPerson[]>({
        values,
        form,
        before: {},
        inputOf: ({ persons }) => ({ persons: persons.map(inputOf) }),
        put: ({ persons, version }) => {
          // Whom another parent has removed meanwhile is added again: it was chosen so.
          const sent = (persons as PickupPersonInput[]).map(({ id: known, ...person }) =>
            known != null && listed.current.has(known) ? { id: known, ...person } : person,
          );
          return request('PUT', `${API.myFamilyChildren}/{id}/pickup-persons`, {
            params: { id },
            body: { persons: sent, version },
          }).catch((error: unknown) => {
            if (error instanceof ApiError && error.changed)
              listed.current = new Set(
                (error.changed.conflicts.persons?.theirs as PickupPerson[]).map((person) => person.id),
              );
            throw error;
          });
        },
        words: {
          persons: {
            label: t('on_site.pickup_title', { child: first_name }),
            show: (value) => (value as PickupPersonInput[]).map(lineOf).join('\n'),
            together: (yours, theirs) => together(yours as PickupPersonInput[], theirs as PickupPerson[]),
            inForm: (value) => (value as PickupPersonInput[]).map(inForm),
          },
        },
      });
    } finally {
      // Also when it is refused: another parent may have changed the list.
      await queryClient.invalidateQueries({ queryKey: familyQuery.queryKey });
    }
    notify('success', t('on_site.pickup_saved', { child: first_name }));
    onClose();
  };
  return (
    <FormDialog<Values>
      title={t('on_site.pickup_title', { child: first_name })}
      defaultValues={stored}
      onSubmit={save}
      kept={{ form: `pickup-${id}` }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('on_site.pickup_text', { max })}</Typography>
      <FormAlert />
      <Persons max={max} />
      {question}
    </FormDialog>
  );
}

function inForm({ id, name, phone, relation }: PickupPersonInput): PersonValues {
  return { known: id ?? null, name, phone, relation: relation ?? '' };
}

function inputOf({ known, name, phone, relation }: PersonValues): PickupPersonInput {
  return {
    ...(known !== null && { id: known }),
    name: name.trim(),
    phone: phone.trim(),
    relation: relation.trim() || null,
  };
}

function lineOf({ name, phone, relation }: PickupPersonInput): string {
  return [name, relation, phone].filter(Boolean).join(', ');
}

/** Both lists as one: whoever is in the stored one, as it was typed here where it was, and then who is new here. */
function together(yours: readonly PickupPersonInput[], theirs: readonly PickupPerson[]): PickupPersonInput[] {
  const known = new Set(theirs.map(({ id }) => id));
  const isNew = ({ id, name, phone }: PickupPersonInput): boolean =>
    (id == null || !known.has(id)) &&
    !theirs.some((person) => person.name === name && samePhone(person.phone, phone));
  return [
    ...theirs.map((person) => yours.find(({ id }) => id === person.id) ?? person),
    ...yours.filter(isNew),
  ];
}

/**
 * Lets the focus stay where it is until the button is released. A field that is left says what it lacks, which would move the button
 * away from the pointer before it is pressed.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function Persons({ max }: { max: number }) {
  const t = useT();
  const { fields, append, remove } = useFieldArray<Values, 'persons'>({ name: 'persons' });
  // Who is removed takes the focus along: it goes to the button that is always there.
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = fields.length >= max;
  return (
    <>
      {fields.map((field, index) => (
        <Person
          key={field.id}
          index={index}
          onRemove={() => {
            remove(index);
            setTimeout(() => addButton.current?.focus());
          }}
        />
      ))}
      {fields.length === 0 && <Typography>{t('on_site.pickup_empty')}</Typography>}
      {isFull && <Typography color="textSecondary">{t('on_site.pickup_full', { max })}</Typography>}
      <Box sx={{ display: isFull ? 'none' : undefined }}>
        <Button
          ref={addButton}
          variant="outlined"
          startIcon={<Add />}
          onMouseDown={keepFocus}
          onClick={() => append(NOBODY)}
        >
          {t('on_site.person_add')}
        </Button>
      </Box>
    </>
  );
}

function Person({ index, onRemove }: { index: number; onRemove: () => void }) {
  const t = useT();
  const legend = t('on_site.person', { number: index + 1 });
  const name = useWatch<Values, `persons.${number}.name`>({ name: `persons.${index}.name` });
  return (
    <Fieldset legend={legend}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
        <TextInput<Values>
          name={`persons.${index}.name`}
          label={t('on_site.person_name')}
          required
          autoComplete="off"
          attributes={{ maxLength: PICKUP_NAME_MAX }}
        />
        <PhoneInput<Values>
          name={`persons.${index}.phone`}
          label={t('field.phone')}
          required
          autoComplete="off"
        />
        <TextInput<Values>
          name={`persons.${index}.relation`}
          label={t('on_site.person_relation')}
          helperText={t('on_site.person_relation_hint')}
          autoComplete="off"
          attributes={{ maxLength: PICKUP_RELATION_MAX }}
        />
        <Box sx={{ justifySelf: 'end', alignSelf: 'center' }}>
          <Button
            size="small"
            color="error"
            startIcon={<DeleteOutline />}
            aria-label={t('on_site.person_remove_of', { name: name || legend })}
            onMouseDown={keepFocus}
            onClick={onRemove}
          >
            {t('on_site.person_remove')}
          </Button>
        </Box>
      </Box>
    </Fieldset>
  );
}
