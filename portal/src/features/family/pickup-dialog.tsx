import type { OwnChild } from '@feria/shared/contracts/family';
import { API } from '@feria/shared/routes';
import { MAX_PICKUP_PERSONS, PICKUP_NAME_MAX, PICKUP_RELATION_MAX } from '@feria/shared/rules/on-site';
import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, type MouseEvent } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { request } from '../../api/client';
import { familyQuery } from '../../api/family';
import { Fieldset } from '../../components/fieldset';
import { FormAlert } from '../../components/form/form-alert';
import { FormDialog } from '../../components/form/form-dialog';
import { PhoneInput } from '../../components/form/phone-input';
import { TextInput } from '../../components/form/text-input';
import { useNotify } from '../../components/toasts';
import { useT } from '../../i18n';

interface PersonValues {
  /** Id of one who is in the list; `null` for a new one. */
  known: number | null;
  name: string;
  phone: string;
  relation: string;
}

interface Values {
  persons: PersonValues[];
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
  const { id, first_name, pickup_persons } = child;
  const save = async ({ persons }: Values): Promise<void> => {
    // Whom another parent has removed meanwhile is added again: that parent's change was said when this was saved before.
    const stored = new Set(pickup_persons.map((person) => person.id));
    const body = {
      persons: persons.map(({ known, name, phone, relation }) => ({
        ...(known !== null && stored.has(known) && { id: known }),
        ...{ name: name.trim(), phone: phone.trim(), relation: relation.trim() || null },
      })),
    };
    try {
      await request('PUT', `${API.myFamilyChildren}/{id}/pickup-persons`, { params: { id }, body });
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
      defaultValues={{
        persons: pickup_persons.length
          ? pickup_persons.map(({ id: known, name, phone, relation }) => ({
              ...{ known, name, phone, relation: relation ?? '' },
            }))
          : [NOBODY],
      }}
      onSubmit={save}
      kept={{ form: `pickup-${id}` }}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('on_site.pickup_text', { max: MAX_PICKUP_PERSONS })}</Typography>
      <FormAlert />
      <Persons />
    </FormDialog>
  );
}

/**
 * Lets the focus stay where it is until the button is released. A field that is left says what it lacks, which would move the button
 * away from the pointer before it is pressed.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function Persons() {
  const t = useT();
  const { fields, append, remove } = useFieldArray<Values, 'persons'>({ name: 'persons' });
  // Who is removed takes the focus along: it goes to the button that is always there.
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = fields.length >= MAX_PICKUP_PERSONS;
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
      {isFull && (
        <Typography color="textSecondary">{t('on_site.pickup_full', { max: MAX_PICKUP_PERSONS })}</Typography>
      )}
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
